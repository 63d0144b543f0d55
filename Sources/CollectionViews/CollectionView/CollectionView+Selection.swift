import DiffableSnapshots
import Foundation

extension CollectionView {
    /// The selected items in order; nil when none is.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selection.isEmpty ? nil : selection.map { IndexPath($0) }
    }

    /// Selects an item without telling the delegate; nil deselects everything.
    ///
    /// A path that names no item is ignored, since what a user chose may be gone by now.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = []) {
        guard isSelectionAllowed else { return }
        guard let indexPath else {
            clearSelection()
            return
        }
        guard let path = ItemPath(indexPath), holds(path) else { return }
        if !isMultipleSelectionAllowed {
            for other in selection where other != path { setSelected(false, path: other) }
        }
        setSelected(true, path: path)
        selectionAnchor = path
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard let path = ItemPath(indexPath) else { return }
        setSelected(false, path: path)
    }

    func clearSelection() {
        for path in selection { setSelected(false, path: path) }
        selectionAnchor = nil
    }

    func setSelected(_ isSelected: Bool, path: ItemPath) {
        if isSelected { selection.insert(path) } else { selection.remove(path) }
        (cells[path]?.view as? CollectionViewCell)?.isSelected = isSelected
    }

    /// What a user's tap on an item does.
    func userDidTap(_ path: ItemPath, modifiers: TapModifiers) {
        let indexPath = IndexPath(path)
        guard isSelectionAllowed, delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
            return
        }
        highlightBriefly(path)
        let begins = modifiers.contains(.extend) && userDidBeginMultipleSelection(at: indexPath)
        defer { if begins { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) } }
        if isMultipleSelectionAllowed, modifiers.contains(.extend), let anchor = selectionAnchor, holds(anchor) {
            userDidExtendSelection(from: anchor, to: path)
            selectionExtent = path
            return
        }
        if tapReplacesSelection, isMultipleSelectionAllowed, !modifiers.contains(.toggle) {
            for other in selection where other != path { userDidDeselect(other, asks: false) }
            if selection.contains(path) {
                selectionAnchor = path
                return
            }
        }
        if selection.contains(path) {
            if isMultipleSelectionAllowed || modifiers.contains(.toggle) { userDidDeselect(path) }
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
        if !isMultipleSelectionAllowed {
            for other in selection { userDidDeselect(other, asks: false) }
        }
        setSelected(true, path: path)
        selectionAnchor = path
        selectionExtent = nil
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    /// Shows the cell of an item that was tapped as pressed, for as long as a finger would have been on it.
    private func highlightBriefly(_ path: ItemPath) {
        let cell = cells[path]?.view as? CollectionViewCell
        cell?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: IndexPath(path))
        animationClock.call(after: 0.15) { [weak self, weak cell] in
            guard let self else { return }
            cell?.isHighlighted = false
            // The row may have moved or be gone by now.
            let place = cell.flatMap { indexPath(for: $0) } ?? IndexPath(path)
            delegate?.collectionView(self, didUnhighlightItemAt: place)
        }
    }

    /// A key, or the app, moved the focus to an item. If selection follows the focus, that item becomes the only
    /// selected one. If it was one of several selected items, these stay selected, unless a key moved the focus to it
    /// from another row.
    func userDidFocus(_ path: ItemPath, hadFocus: Bool = false) {
        let indexPath = IndexPath(path)
        let follows = delegate?.collectionView(self, selectionFollowsFocusForItemAt: indexPath) ?? selectionFollowsFocus
        let isSelected = selection.contains(path)
        guard follows, isSelectionAllowed, !isSelected || (selection.count > 1 && !hadFocus),
            isSelected || delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
        else { return }
        for other in selection where other != path { userDidDeselect(other, asks: false) }
        guard holds(path) else { return }
        selectionAnchor = path
        selectionExtent = nil
        if isSelected { return }
        setSelected(true, path: path)
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    private func userDidDeselect(_ path: ItemPath, asks: Bool = true) {
        let indexPath = IndexPath(path)
        if asks, !(delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true) { return }
        setSelected(false, path: path)
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }

    /// Asks the delegate whether a range of items is to be selected, and tells it so.
    private func userDidBeginMultipleSelection(at indexPath: IndexPath) -> Bool {
        guard let delegate,
            delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
        else { return false }
        delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
        return true
    }

    private func userDidExtendSelection(from anchor: ItemPath, to path: ItemPath) {
        var current = min(anchor, path)
        let last = max(anchor, path)
        // Deselects what the last extension covered and this one doesn't.
        if let extent = selectionExtent {
            let former = min(anchor, extent)...max(anchor, extent)
            for other in selection where former.contains(other) && !(current...last).contains(other) {
                userDidDeselect(other)
            }
        }
        while current <= last, current.section < counts.count {
            if current.item >= counts[current.section] {
                current = ItemPath(section: current.section + 1, item: 0)
                continue
            }
            let indexPath = IndexPath(current)
            if !selection.contains(current), delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true {
                setSelected(true, path: current)
                delegate?.collectionView(self, didSelectItemAt: indexPath)
            }
            current = ItemPath(section: current.section, item: current.item + 1)
        }
    }

    /// Selects all items, if more than one can be selected.
    func userDidSelectAll() {
        guard isSelectionAllowed, isMultipleSelectionAllowed,
            let first = counts.indices.first(where: { counts[$0] > 0 }),
            let last = counts.indices.last(where: { counts[$0] > 0 })
        else { return }
        selectionExtent = nil
        userDidExtendSelection(
            from: ItemPath(section: first, item: 0), to: ItemPath(section: last, item: counts[last] - 1))
    }

    /// Deselects all items.
    func userDidDeselectAll() {
        for path in selection { userDidDeselect(path) }
        selectionAnchor = nil
        selectionExtent = nil
    }

    /// Performs the primary action of an item, for a double click, the return key or a finger's tap.
    func userDidActivate(_ path: ItemPath) {
        let indexPath = IndexPath(path)
        guard isSelectionAllowed, let delegate, delegate.collectionView(self, shouldHighlightItemAt: indexPath),
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
}
