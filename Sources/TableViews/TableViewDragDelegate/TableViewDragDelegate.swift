import CollectionViews
import Foundation

/// Provides the items of drags that begin in a table. See `CollectionViewDragDelegate`.
///
/// In a table without a ``TableViewDropDelegate`` rows are dragged into another order, also while it isn't edited: the
/// data source's `tableView(_:canMoveRowAt:)` and `tableView(_:moveRowAt:to:)` decide.
@preconcurrency @MainActor public protocol TableViewDragDelegate: AnyObject {
    /// The items that a user drags with a row; none when it can't be dragged.
    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem]

    /// A user starts to drag.
    func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession)

    /// A user has dropped the items, or the drag was cancelled.
    func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession)
}

extension TableViewDragDelegate {
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession) {}
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) {}
}
