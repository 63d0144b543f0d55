import DiffableSnapshots
import Foundation

/// The row that has a viewer's keyboard focus.
///
/// The focus follows the item: the cell is kept however far the viewer scrolls away, and when the item is deleted, a
/// neighbour gets the focus.
struct FocusedRow {
    /// The row's key; nil until the viewer is sent it.
    var key: WindowTransaction.RowKey?
    /// At the view's version.
    var element: LayoutElement
    /// Whether the next transaction asks the viewer to edit the row's text.
    var isTextToOpen = false
    /// The initial text of the field; nil for the row's text.
    var textToOpen: String?
    /// What is wrong with that text.
    var problemToShow: String?
    /// Whether the app asked for the row's text and the user has not entered one yet.
    var isTextAwaited = false
}

extension CollectionViewWindow {
    /// The viewer's keyboard focus went to a row. Keys that are unknown or gone are ignored.
    ///
    /// - Parameters:
    ///   - key: The row.
    ///   - isByKeys: Whether a key moved the focus, which may select the row.
    public func focus(_ key: WindowTransaction.RowKey, isByKeys: Bool = false) {
        search = nil
        let hadFocus = focusedRow != nil && focusedRow?.element == element(of: key)
        defer {
            if isByKeys, let path = interactiveItem(of: key) { collectionView.userDidFocus(path, hadFocus: hadFocus) }
        }
        guard key != focusedRow?.key, let element = element(of: key) else { return }
        focusedRow = FocusedRow(key: key, element: element)
        isFocusMoved = false
        // The viewer no longer has the row: send it again.
        if states.last?.rows[key] == nil { setNeedsTransaction() }
    }

    /// The item that has the viewer's keyboard focus.
    public var focusedIndexPath: IndexPath? {
        guard case .item(let path)? = focusedRow?.element else { return nil }
        return IndexPath(path)
    }

    /// Asks the viewer to edit the text of an item's row.
    func beginEditingText(of path: ItemPath, text: String?, problem: String?) {
        moveFocus(to: .item(path))
        focusedRow?.isTextToOpen = true
        focusedRow?.textToOpen = text
        focusedRow?.problemToShow = problem
        focusedRow?.isTextAwaited = true
        scroll(to: .item(path), at: [], animated: true)
    }

    /// The viewer edits the text of a row from now on; nil for none any more. A key that is unknown or gone is none.
    public func setTextEditing(of key: WindowTransaction.RowKey?) {
        let element = key.flatMap(item(of:)).map(LayoutElement.item)
        guard element != editedElement else { return }
        endTextEditing()
        guard case .item(let path)? = element else { return }
        editedElement = element
        collectionView.delegate?.collectionView(collectionView, didBeginEditingTextOfItemAt: IndexPath(path))
    }

    func endTextEditing() {
        guard case .item(let path)? = editedElement else { return }
        editedElement = nil
        didEndEditingText(of: path)
    }

    /// It is the viewer who edited it, whoever deleted it.
    func didEndEditingText(of path: ItemPath) {
        asViewer { [collectionView] in
            collectionView.delegate?.collectionView(collectionView, didEndEditingTextOfItemAt: IndexPath(path))
        }
    }

    /// Moves what is edited through an update. The path of an item that it deleted is answered.
    func moveEditedElement(by map: IndexMap) -> ItemPath? {
        guard case .item(let path)? = editedElement else { return nil }
        editedElement = editedElement?.mapped(forward: map)
        return editedElement == nil ? path : nil
    }

    /// The viewer's page was reloaded. If the app asked for a text that was not entered, the delegate is told that it
    /// stays empty.
    func abandonTextEditing() {
        guard let focusedRow, focusedRow.isTextAwaited, case .item(let path) = focusedRow.element else { return }
        self.focusedRow?.isTextAwaited = false
        guard collectionView.canEditText(of: path), collectionView.cells[path]?.view.rowContent.text?.isEmpty != false
        else { return }
        collectionView.delegate?.collectionView(collectionView, didEditTextOfItemAt: IndexPath(path), to: "")
    }

    /// Asks the viewer to focus an item. An item that doesn't exist is ignored.
    public func focus(itemAt indexPath: IndexPath) {
        guard let path = ItemPath(indexPath), collectionView.holds(path) else { return }
        moveFocus(to: .item(path))
    }

    /// Asks the viewer to focus an element.
    func moveFocus(to element: LayoutElement) {
        focusedRow = FocusedRow(key: nil, element: element)
        isFocusMoved = true
        setNeedsTransaction()
    }

    /// Moves the focus through an update.
    func moveFocus(by map: IndexMap) {
        guard let focused = focusedRow else { return }
        if let element = focused.element.mapped(forward: map) {
            focusedRow?.element = element
            return
        }
        guard case .item(let path) = focused.element else {
            focusedRow = nil
            return
        }
        let level = states.last { $0.rows[focused.key ?? -1] != nil }?.rows[focused.key ?? -1]?.content.indentationLevel
        focusedRow = collectionView.successor(ofDeleted: path, level: level ?? 0, by: map).map {
            FocusedRow(key: nil, element: .item($0))
        }
        isFocusMoved = focusedRow != nil
    }
}

extension CollectionView {
    /// The item that gets the focus when an update deletes the focused one: a parent that collapsed over it, else the
    /// next sibling, else the item before it.
    func successor(ofDeleted path: ItemPath, level: Int, by map: IndexMap) -> ItemPath? {
        let (before, after) = map.survivors(around: path)
        let previous = before.flatMap { holds($0) ? $0 : nil }
        let next = after.flatMap { holds($0) ? $0 : nil }
        if let outline = driver?.outline, let previous, let place = outline.outlinePosition(at: IndexPath(previous)) {
            if place.level < level, place.isExpanded == false { return previous }
            let nextLevel = next.flatMap { outline.outlinePosition(at: IndexPath($0))?.level }
            return nextLevel == level ? next : previous
        }
        if let found = next ?? previous { return found }
        // The section is gone, or has no items left.
        let section = map.nearestSection(toOld: path.section)
        if let section = (section..<max(section, counts.count)).first(where: { counts[$0] > 0 }) {
            return ItemPath(section: section, item: 0)
        }
        guard let section = (0..<min(section, counts.count)).last(where: { counts[$0] > 0 }) else { return nil }
        return ItemPath(section: section, item: counts[section] - 1)
    }
}
