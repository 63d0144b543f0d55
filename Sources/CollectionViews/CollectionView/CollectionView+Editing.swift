import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Whether a user can select items now.
    var isSelectionAllowed: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether more than one item can be selected now.
    var isMultipleSelectionAllowed: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether a user may edit the text of an item's row in place.
    func canEditText(of path: ItemPath) -> Bool {
        delegate?.collectionView(self, canEditTextOfItemAt: IndexPath(path)) ?? false
    }

    /// What is selected of a row's text when a user begins to edit it; nil for all of it.
    func editingSelection(in text: String?, _ path: ItemPath) -> Range<Int>? {
        guard let text, let delegate else { return nil }
        let range = delegate.collectionView(self, selectionInText: text, whenEditingItemAt: IndexPath(path))
        if range == text.startIndex..<text.endIndex { return nil }
        return range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
    }

    /// Opens the text of an item's row for editing where it stands, as a click on the text does: every window scrolls
    /// to it, and its caret goes there. So a user names what an app has just inserted.
    ///
    /// Nothing happens where the delegate's ``CollectionViewDelegate/collectionView(_:canEditTextOfItemAt:)`` says no.
    /// A path that names no item stops the program.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - text: What stands in the field at first, such as a name that could not be given; the row's text when nil.
    ///   - problem: What is wrong with that text, in a sentence: it is said at the field until the text changes.
    public func beginEditingText(ofItemAt indexPath: IndexPath, text: String? = nil, problem: String? = nil) {
        guard let path = ItemPath(indexPath), holds(path) else {
            fatalError(
                "\(words.view).beginEditingText(ofItemAt:): there is no item at \(indexPath); pass the path of an item "
                    + "that the view holds now.")
        }
        guard canEditText(of: path) else { return }
        for window in openWindows { window.beginEditingText(of: path, text: text, problem: problem) }
    }

    /// Puts the keyboard's focus on an item in every window whose rows have it, as on one that an undo has brought
    /// back. A path that names no item is passed over. An addition to Apple's.
    ///
    /// - Parameter indexPath: The item.
    public func moveFocus(toItemAt indexPath: IndexPath) {
        for window in openWindows { window.focus(itemAt: indexPath) }
    }

    /// A page that shows the view was loaded again: what it was to name, such as a new item, stays without a name, and
    /// the delegate hears of it as of a field that was left empty.
    package func giveUpText() {
        for window in openWindows { window.giveUpText() }
    }

    func editingDidChange() {
        restrictSelection()
        for window in openWindows { window.forgetActions() }
        for (path, shown) in cells {
            if let cell = shown.view as? CollectionViewCell { prepare(cell, at: path) }
        }
        // What stands beside a header's text may be there for editing, or not.
        for shown in supplementaries.values { (shown.view as? CollectionViewCell)?.isEditing = isEditing }
        history.append(UpdateHistory.Update(map: nil, isAnimated: Self.areAnimationsEnabled))
        notifyWindows()
    }

    /// Deselects what can't be selected any more.
    func restrictSelection() {
        if !isSelectionAllowed || (selection.count > 1 && !isMultipleSelectionAllowed) { clearSelection() }
    }
}
