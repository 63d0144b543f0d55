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

    /// The range, in UTF-16 code units, that is selected when a user begins to edit a row's text; nil for all of it.
    func editingSelection(in text: String?, _ path: ItemPath) -> Range<Int>? {
        guard let text, let delegate else { return nil }
        let range = delegate.collectionView(self, selectionInText: text, whenEditingItemAt: IndexPath(path))
        if range == text.startIndex..<text.endIndex { return nil }
        return range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
    }

    /// Begins to edit the text of an item's row in place, as a click on the text does. Every window scrolls to the row
    /// and puts the caret into its text. Call it after inserting an item that the user is to name.
    ///
    /// Nothing happens if the delegate's ``CollectionViewDelegate/collectionView(_:canEditTextOfItemAt:)`` returns
    /// false. A path that names no item stops the program.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - text: The initial text of the field, such as a name that was refused; nil for the row's text.
    ///   - problem: A sentence that says what is wrong with that text. It is shown at the field until the text changes.
    public func beginEditingText(ofItemAt indexPath: IndexPath, text: String? = nil, problem: String? = nil) {
        guard let path = ItemPath(indexPath), holds(path) else {
            fatalError(
                "\(nouns.view).beginEditingText(ofItemAt:): there is no item at \(indexPath); pass the path of an item "
                    + "that the view holds now.")
        }
        guard canEditText(of: path) else { return }
        for window in openWindows { window.beginEditingText(of: path, text: text, problem: problem) }
    }

    /// Whether a user edits the text of an item's row now. Deleting the item would lose what is typed: where that can
    /// wait, it waits for ``CollectionViewDelegate/collectionView(_:didEndEditingTextOfItemAt:)``. An addition to
    /// Apple's.
    ///
    /// - Parameter indexPath: The item. False for a path that names none.
    public func isEditingText(ofItemAt indexPath: IndexPath) -> Bool {
        guard let path = ItemPath(indexPath) else { return false }
        return openWindows.contains { $0.editedElement == .item(path) }
    }

    /// Moves the keyboard focus to an item in every window whose rows have it, for example to an item that an undo
    /// brought back. A path that names no item is ignored. An addition to Apple's.
    ///
    /// - Parameter indexPath: The item.
    public func moveFocus(toItemAt indexPath: IndexPath) {
        for window in openWindows { window.focus(itemAt: indexPath) }
    }

    /// Ends the editing of texts that a reloaded page no longer shows. For a new item, the delegate is told that its
    /// text was left empty.
    package func abandonTextEditing() {
        for window in openWindows { window.abandonTextEditing() }
    }

    func editingDidChange() {
        restrictSelection()
        for window in openWindows { window.forgetActions() }
        for (path, shown) in cells {
            if let cell = shown.view as? CollectionViewCell { prepare(cell, at: path) }
        }
        // The accessories of headers depend on editing too.
        for shown in supplementaries.values { (shown.view as? CollectionViewCell)?.isEditing = isEditing }
        history.append(UpdateHistory.Update(map: nil, isAnimated: Self.areAnimationsEnabled))
        notifyWindows()
    }

    /// Deselects what can't be selected any more.
    func restrictSelection() {
        if !isSelectionAllowed || (selection.count > 1 && !isMultipleSelectionAllowed) { clearSelection() }
    }
}
