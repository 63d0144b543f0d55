import Foundation

/// Controls selection and is told what a user does. Everything is optional.
@preconcurrency @MainActor public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// Whether a tap highlights the item and may select it. True unless implemented.
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// An item was tapped: it is shown as pressed, before it is selected.
    func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)

    /// An item is no longer shown as pressed, soon after its tap.
    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)

    /// Whether a user may select the item. True unless implemented.
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// Whether a user may deselect the item. True unless implemented.
    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// A user selected the item. Selection by program calls nothing.
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)

    /// A user deselected the item.
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Whether an item that a key takes the focus to is selected. As
    /// ``CollectionView/selectionFollowsFocus`` says unless implemented.
    func collectionView(_ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool

    /// Whether a user may select a range of items, by a press with the shift key. No unless implemented; views in which
    /// more than one item can be selected allow it anyway.
    func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// A user begins to select a range of items. Let more than one be selected now, for instance by editing the view.
    func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// A user has selected a range of items.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView)

    /// Whether activating the item, by a double click, the return key or a finger's tap, does something. Unless
    /// implemented: true for a selectable item of a view that is not being edited.
    func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool

    /// Whether the item can be edited: whether its cell shows, while the view is being edited, that it is. True unless
    /// implemented.
    func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    /// Whether a user may edit the text of the item's row in place. Its menu then has “Rename”. False unless
    /// implemented. An addition to Apple's.
    func collectionView(_ collectionView: CollectionView, canEditTextOfItemAt indexPath: IndexPath) -> Bool

    /// What is selected of the text of the item's row when a user begins to edit it, for instance a file's name without
    /// its ending. All of it unless implemented. An addition to Apple's.
    func collectionView(
        _ collectionView: CollectionView, selectionInText text: String, whenEditingItemAt indexPath: IndexPath
    ) -> Range<String.Index>

    /// A user edited the text of the item's row: show it by reconfiguring the row, or leave the row as it was. For a
    /// row whose text was empty this is always called, with an empty text if nothing was typed: an unnamed draft can be
    /// removed then. An addition to Apple's.
    func collectionView(_ collectionView: CollectionView, didEditTextOfItemAt indexPath: IndexPath, to text: String)

    /// A user ended editing the text of the item's row with the Return key: the next row can begin now. Called after
    /// ``collectionView(_:didEditTextOfItemAt:to:)``, unless that removed the item. An addition to Apple's.
    func collectionView(_ collectionView: CollectionView, didReturnFromTextOfItemAt indexPath: IndexPath)

    /// A user begins to edit the text of the item's row: a bar can have a button “Done” until
    /// ``collectionView(_:didEndEditingTextOfItemAt:)``, which follows each such call. On a shared screen it is called
    /// for each visitor, who is `Visitor.current`. An addition to Apple's.
    func collectionView(_ collectionView: CollectionView, didBeginEditingTextOfItemAt indexPath: IndexPath)

    /// A user edits the text of the item's row no more, whether it was changed or not: what waited for that can go on.
    /// ``CollectionView/isEditingText(ofItemAt:)`` is true until then. Also called where the item was deleted
    /// meanwhile, whose path is the one it had, and where the user's page is gone. On a shared screen `Visitor.current`
    /// is who edited it, whoever deleted it. An addition to Apple's.
    func collectionView(_ collectionView: CollectionView, didEndEditingTextOfItemAt indexPath: IndexPath)

    /// A user activated the item.
    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    /// The context menu of the item under the pointer, or of all selected items if it is one of them.
    ///
    /// Nil, or a configuration whose provider returns nil, shows no menu. Unless implemented, a menu of a single item
    /// comes from ``collectionView(_:contextMenuConfigurationForItemAt:point:)``. This is also called for the first row
    /// that comes into sight, to find out whether there are menus at all.
    ///
    /// - Parameters:
    ///   - collectionView: The view.
    ///   - indexPaths: The items, in order.
    ///   - point: Where in the view's content the user asked.
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration?

    /// The menu of one item, for delegates that don't implement
    /// ``collectionView(_:contextMenuConfigurationForItemsAt:point:)``. None unless implemented.
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> ContextMenuConfiguration?

    /// A cell is about to enter a viewer's window.
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)

    /// A cell left the last viewer's window; a deleted item's path is the one it had.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath)

    /// A supplementary view is about to enter a viewer's window.
    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)

    /// A supplementary view left the last viewer's window.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)

    /// Where a dragged item may be dropped; return another path to redirect it. The proposed one unless implemented.
    ///
    /// - Parameters:
    ///   - collectionView: The view.
    ///   - originalIndexPath: The item's index path.
    ///   - currentIndexPath: The target so far.
    ///   - proposedIndexPath: The new target.
    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// Where a dragged item may be dropped; the older form, asked when the other one isn't implemented.
    func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
}
