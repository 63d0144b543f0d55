import CollectionViews
import Foundation

extension TableBridge: CollectionViewDragDelegate {
    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] {
        guard let table else { return [] }
        return table.dragDelegate?.tableView(table, itemsForBeginning: session, at: indexPath) ?? []
    }

    func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: DragSession) {
        if let table { table.dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    }

    func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession) {
        if let table { table.dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    }
}

extension TableBridge: CollectionViewDropDelegate {
    func collectionView(_ collectionView: CollectionView, canHandle session: DragSession) -> Bool {
        guard let table, let delegate = table.dropDelegate else { return false }
        return delegate.tableView(table, canHandle: session)
    }

    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
        guard let table, let delegate = table.dropDelegate else {
            return CollectionViewDropProposal(operation: .forbidden)
        }
        return delegate.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }

    func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
        if let table { table.dropDelegate?.tableView(table, performDropWith: coordinator) }
    }

    func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DragSession) {
        if let table { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    }

    func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DragSession) {
        if let table { table.dropDelegate?.tableView(table, dropSessionDidExit: session) }
    }

    func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DragSession) {
        if let table { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }
    }
}
