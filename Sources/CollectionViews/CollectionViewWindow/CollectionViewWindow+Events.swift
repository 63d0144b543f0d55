import DiffableSnapshots
import Foundation

/// What a user does with rows, named by their keys. Keys that are unknown or of deleted rows are ignored.
extension CollectionViewWindow {
    /// The element that a key names now.
    func element(of key: WindowTransaction.RowKey) -> LayoutElement? {
        for state in states.reversed() {
            guard let row = state.rows[key] else { continue }
            guard let updates = collectionView.history.updates(since: state.viewVersion) else { return nil }
            return row.element.mapped(forward: updates)
        }
        return nil
    }

    /// The item that a key names now.
    func item(of key: WindowTransaction.RowKey) -> ItemPath? {
        guard case .item(let path)? = element(of: key), collectionView.holds(path) else { return nil }
        return path
    }

    /// The item that a key names now; nil if its cell has user interaction disabled.
    func interactiveItem(of key: WindowTransaction.RowKey) -> ItemPath? {
        item(of: key).flatMap { collectionView.cells[$0]?.view.isUserInteractionEnabled == false ? nil : $0 }
    }

    /// The row was tapped: it is selected, deselected or, with a header's disclosure, opened and closed.
    public func tap(_ key: WindowTransaction.RowKey) { tap(key, modifiers: []) }

    /// The row was tapped while keys were held.
    public func tap(_ key: WindowTransaction.RowKey, modifiers: TapModifiers) {
        guard let path = interactiveItem(of: key) else { return }
        if let cell = collectionView.cells[path]?.view as? CollectionViewListCell,
            let index = cell.allAccessories.firstIndex(where: { $0.togglesWholeRow(isHeader: cell.isHeaderOrFooter) })
        {
            activateAccessory(key, id: index)
            return
        }
        collectionView.userDidTap(path, modifiers: modifiers)
    }

    /// Extends the selection to a row, as Shift and an arrow key do. If nothing is selected, it begins with the row
    /// `start`, which the key moved away from.
    public func extendSelection(from start: WindowTransaction.RowKey, to end: WindowTransaction.RowKey) {
        if collectionView.selection.isEmpty { tap(start) }
        tap(end, modifiers: .extend)
    }

    /// Selects all rows, if more than one can be selected.
    public func selectAll() { collectionView.userDidSelectAll() }

    /// Deselects all rows.
    public func deselectAll() { collectionView.userDidDeselectAll() }

    /// The user pressed outside of all rows: deselects them if ``CollectionView/tapReplacesSelection``.
    public func pressBlank() {
        if collectionView.tapReplacesSelection { collectionView.userDidDeselectAll() }
    }

    /// The row was activated: by a double click, the return key or a finger's tap.
    public func activate(_ key: WindowTransaction.RowKey) {
        guard let path = interactiveItem(of: key) else { return }
        collectionView.userDidActivate(path)
    }

    /// An accessory of the row was tapped. Its own handler runs, or a disclosure opens or closes the row.
    ///
    /// Ignored if the viewer was never sent that accessory: another one may have had its id.
    public func activateAccessory(_ key: WindowTransaction.RowKey, id: Int) {
        guard let (path, cell, now) = seenAccessory(key, id: id) else { return }
        if let activation = cell.allAccessories[id].activation {
            activation()
        } else if cell.allAccessories[id].isOutlineDisclosure {
            toggleExpansion(key, expand: nil)
        } else if case .multiselect = now.kind {
            collectionView.userDidTap(path, modifiers: [])
        }
    }

    /// The user chose from the menu of an accessory. A choice from a former menu is ignored.
    public func choose(_ choice: MenuChoice, fromAccessory id: Int, of key: WindowTransaction.RowKey) {
        guard let (_, cell, _) = seenAccessory(key, id: id) else { return }
        cell.allAccessories[id].menu?.choose(choice)
    }

    private func seenAccessory(
        _ key: WindowTransaction.RowKey, id: Int
    ) -> (path: ItemPath, cell: CollectionViewListCell, now: RowContent.Accessory)? {
        guard let path = interactiveItem(of: key),
            let cell = collectionView.cells[path]?.view as? CollectionViewListCell,
            let now = cell.rowContent.accessories.first(where: { $0.id == id }), !now.isHidden,
            states.contains(where: { state in
                state.rows[key]?.content.accessories.contains { $0.id == id && $0.kind.isSameKind(as: now.kind) }
                    == true
            })
        else { return nil }
        return (path, cell, now)
    }

    /// The user edited the row's text, and ended by the Return key or otherwise. Returns false if the text can't be
    /// edited.
    @discardableResult
    public func editText(of key: WindowTransaction.RowKey, to text: String, byReturn: Bool = false) -> Bool {
        guard let path = interactiveItem(of: key), collectionView.canEditText(of: path) else { return false }
        if focusedRow?.element == .item(path) { focusedRow?.isTextAwaited = false }
        collectionView.delegate?.collectionView(collectionView, didEditTextOfItemAt: IndexPath(path), to: text)
        if byReturn, let path = interactiveItem(of: key) {
            collectionView.delegate?.collectionView(collectionView, didReturnFromTextOfItemAt: IndexPath(path))
        }
        return true
    }

    /// Expands or collapses a row; nil toggles it.
    public func toggleExpansion(_ key: WindowTransaction.RowKey, expand: Bool?) {
        guard let path = item(of: key), let outline = collectionView.driver?.outline,
            let isExpanded = outline.outlinePosition(at: IndexPath(path))?.isExpanded, expand != isExpanded
        else { return }
        outline.setExpanded(!isExpanded, at: IndexPath(path))
    }

    /// The viewer measured the height of a row. Ignored for rows whose height the layout doesn't estimate.
    public func measured(_ key: WindowTransaction.RowKey, height: Double) {
        guard height.isFinite, height >= 0, let element = element(of: key), let state = states.last,
            let row = state.rows[key], row.content.isSelfSizing
        else { return }
        mapToCurrentVersion()
        let known = heights[element] ?? row.frame.height
        if abs(known - height) < 0.25 { return }
        // A viewer that is scrolled to the end stays there: only now the heights of the last rows are known.
        if heights[element] == nil, restoredAnchor == nil, isAtEnd { staysAtEnd = true }
        recordAnchor()
        heights.set(height, for: element)
        setNeedsTransaction()
    }
}
