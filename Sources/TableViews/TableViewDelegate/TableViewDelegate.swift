import CollectionViews
import Foundation

/// Controls a table's rows and is told what a user does. Everything is optional.
@preconcurrency @MainActor public protocol TableViewDelegate: ScrollViewDelegate {
    /// Whether a tap highlights the row and may select it. Yes unless implemented.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// A row was tapped: it is shown as pressed, before it is selected.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

    /// A row is no longer shown as pressed, soon after its tap.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

    /// A user is about to select a row: return it, another one to be selected instead, or nil for none.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// A user selected a row. Selection by program calls nothing.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

    /// A user is about to deselect a row: return it, another one to be deselected instead, or nil for none.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// A user deselected a row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

    /// Whether a double click or the return key does something. No unless implemented.
    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// A user activated a row by a double click, the return key or a finger's tap.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// A user pressed a row's detail button.
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// What editing offers for a row that can be edited. Deletion unless implemented.
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle

    /// The title of the button that deletes a row. "Delete" unless implemented.
    func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?

    /// The actions that swiping a row uncovers at its leading edge. None unless implemented.
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// The actions that swiping a row, or its delete control, uncovers at its trailing edge; nil for none. Unless
    /// implemented: a button that deletes the row, if it can be deleted.
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// The index path that a row being moved gets, when the user proposes `proposedDestinationIndexPath`.
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// The height of a row. The table's ``TableView/rowHeight`` unless implemented.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height of a section's header. The table's ``TableView/sectionHeaderHeight`` unless implemented.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

    /// The height of a section's footer. The table's ``TableView/sectionFooterHeight`` unless implemented.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

    /// The header of a section: a ``TableViewHeaderFooterView``, or a view of which the background and the border are
    /// drawn. Nil shows the data source's title, if there is one.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

    /// The footer of a section, like its header. Nil shows the data source's title, if there is one.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

    /// A cell is about to enter a viewer's window.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// A cell left the last viewer's window; a deleted row's path is the one it had.
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// The menu of a row, for a secondary click, a long press or the menu key. None unless implemented.
    func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> ContextMenuConfiguration?

    /// Whether a row that a key moves the focus to is selected. As the table has it unless implemented.
    func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

    /// Whether a user may select a range of rows, by a press with the shift key. No unless implemented; tables in which
    /// more than one row can be selected allow it anyway.
    func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

    /// A user begins to select a range of rows. Let more than one be selected now, for instance by editing the table.
    func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// A user has selected a range of rows.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)

    /// How many levels a row is indented. A negative number, as unless implemented, stands for the cell's own level.
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    /// The estimated height of a row. Never called: tables estimate by measured rows.
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// The estimated height of a header. Never called: tables estimate by measured headers.
    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// The estimated height of a footer. Never called: tables estimate by measured footers.
    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    /// A section's header is about to enter a viewer's window.
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)

    /// A section's footer is about to enter a viewer's window.
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

    /// A section's header left the last viewer's window.
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)

    /// A section's footer left the last viewer's window.
    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
}
