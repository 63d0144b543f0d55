import CollectionViews
import Foundation

/// Says what a user drags out of a table with a row. See `CollectionViewDragDelegate`.
///
/// A table without a ``TableViewDropDelegate`` has its rows dragged into another order, also while it isn't edited: the
/// data source's `tableView(_:canMoveRowAt:)` and `tableView(_:moveRowAt:to:)` decide.
@preconcurrency @MainActor public protocol TableViewDragDelegate: AnyObject {
    /// The items that a user drags with a row; none when it can't be dragged.
    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem]

    /// A user starts to drag.
    func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession)

    /// A user has dropped what was dragged, or let it go back.
    func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession)
}

extension TableViewDragDelegate {
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession) {}
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) {}
}

/// Takes in what a user drags onto a table's rows, or between them. See `CollectionViewDropDelegate`.
@preconcurrency @MainActor public protocol TableViewDropDelegate: AnyObject {
    /// A user dropped items into a row that takes them in, or between rows. What is shown changes when the app changes
    /// it.
    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator)

    /// Whether the table takes in anything of a drag. True unless implemented.
    func tableView(_ tableView: TableView, canHandle session: DragSession) -> Bool

    /// Whether the row under a drag takes its items in; asked each time the drag comes over another row.
    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal

    /// A drag came over this table, which takes in anything of it.
    func tableView(_ tableView: TableView, dropSessionDidEnter session: DragSession)

    /// A drag that was over this table goes on over another view.
    func tableView(_ tableView: TableView, dropSessionDidExit session: DragSession)

    /// A drag that may end in this table came to its end.
    func tableView(_ tableView: TableView, dropSessionDidEnd session: DragSession)
}

extension TableViewDropDelegate {
    /// Unless implemented: yes.
    public func tableView(_ tableView: TableView, canHandle session: DragSession) -> Bool { true }
    /// Unless implemented: the row takes the items in.
    public func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal { TableViewDropProposal(operation: .move) }
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, dropSessionDidEnter session: DragSession) {}
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, dropSessionDidExit session: DragSession) {}
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, dropSessionDidEnd session: DragSession) {}
}

/// What a table's drop delegate would do with the items of a drag.
public typealias TableViewDropProposal = CollectionViewDropProposal

/// What was dropped on a table, and where.
public typealias TableViewDropCoordinator = CollectionViewDropCoordinator

/// Something that was dropped on a table.
public typealias TableViewDropItem = CollectionViewDropItem

extension CollectionViewDropCoordinator {
    /// Lets an item come to rest at a row's place, which it does by itself: update the data, and the row goes there.
    @discardableResult
    public func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> DropAnimation {
        drop(dragItem, toItemAt: indexPath)
    }

    /// Lets an item go into a row, which it does by itself.
    @discardableResult
    public func drop(_ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> DropAnimation {
        drop(dragItem, intoItemAt: indexPath, rect: rect)
    }
}
