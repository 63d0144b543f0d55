import CollectionViews
import Foundation

/// Decides over a table's rows and hears what a user does. Everything is optional.
@preconcurrency @MainActor public protocol TableViewDelegate: ScrollViewDelegate {
    /// Whether a user's tap may touch the row at all. Yes unless implemented.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// A user is about to select a row: answer it, another one to be selected in its place, or nil for none.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// A user selected a row. Selection by program calls nothing.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

    /// A user is about to deselect a row: answer it, another one to be deselected in its place, or nil for none.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// A user deselected a row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

    /// Whether a double click or the return key does something. No unless implemented.
    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// A user activated a row by a double click, the return key or a finger's tap.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// A user pressed a row's detail button.
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// What editing offers for a row that can be edited: to delete it, unless implemented.
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle

    /// The word on the button that deletes a row. "Delete" unless implemented.
    func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?

    /// What swiping a row from its start uncovers. Nothing unless implemented.
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// What swiping a row from its end uncovers, and its sign of deletion while it is edited; nil for nothing. A button
    /// that deletes the row, if it can be deleted, unless implemented.
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// The row whose place a row that is being moved takes, when a user would have it at `proposedDestinationIndexPath`.
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

    /// The footer of a section, as the header is. Nil shows the data source's title, if there is one.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

    /// A cell is about to enter a viewer's window.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// A cell left the last viewer's window; a deleted row's path is the one it had.
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
    /// Unless implemented: yes.
    public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Unless implemented: the row itself.
    public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
    /// Unless implemented: the row itself.
    public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Unless implemented: no.
    public func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Unless implemented: delete.
    public func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { .delete }
    /// Unless implemented: "Delete".
    public func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Unless implemented: nothing.
    public func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }
    /// Unless implemented: deletion, for rows that can be deleted.
    public func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { TableView.deletionAlone }
    /// Unless implemented: where the user would have it.
    public func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Unless implemented: the table's `rowHeight`.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    /// Unless implemented: the table's `sectionHeaderHeight`.
    public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// Unless implemented: the table's `sectionFooterHeight`.
    public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// Unless implemented: none.
    public func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> View? { nil }
    /// Unless implemented: none.
    public func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
    ) -> View? { nil }
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    }
}
