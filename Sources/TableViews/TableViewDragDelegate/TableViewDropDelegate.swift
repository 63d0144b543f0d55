import CollectionViews
import Foundation

/// Accepts items that a user drops onto a table's rows, or between them. See `CollectionViewDropDelegate`.
@preconcurrency @MainActor public protocol TableViewDropDelegate: AnyObject {
    /// A user dropped items into a row that accepts them, or between rows. The rows change only when the app updates
    /// them.
    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator)

    /// Whether the table accepts any item of a drag. True unless implemented.
    func tableView(_ tableView: TableView, canHandle session: DragSession) -> Bool

    /// Whether the row under a drag accepts its items; called each time the drag comes over another row.
    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal

    /// A drag came over this table, which accepts items of it.
    func tableView(_ tableView: TableView, dropSessionDidEnter session: DragSession)

    /// A drag left this table for another view.
    func tableView(_ tableView: TableView, dropSessionDidExit session: DragSession)

    /// A drag that this table could have accepted has ended.
    func tableView(_ tableView: TableView, dropSessionDidEnd session: DragSession)
}

extension TableViewDropDelegate {
    /// Unless implemented: yes.
    public func tableView(_ tableView: TableView, canHandle session: DragSession) -> Bool { true }
    /// Unless implemented: the row accepts the items.
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
    /// Does nothing: update the data, and the row moves to its index path by itself.
    @discardableResult
    public func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> DropAnimation {
        drop(dragItem, toItemAt: indexPath)
    }

    /// Does nothing: update the data, and the row leaves by itself.
    @discardableResult
    public func drop(_ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> DropAnimation {
        drop(dragItem, intoItemAt: indexPath, rect: rect)
    }
}
