import Diffable
import Foundation

/// A list whose rows stand for folders that files are dropped into.
@MainActor protocol FolderDropTarget: CollectionViewDropDelegate {
    /// The folder that a row stands for; nil when it stands for something else.
    func folder(at indexPath: IndexPath) -> FolderPlace?

    func drop(_ session: DragSession, into folder: FolderPlace)

    /// Whether a row stands for the trash.
    func isTrash(at indexPath: IndexPath) -> Bool

    func dropIntoTrash(_ session: DragSession)
}

extension FolderDropTarget {
    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
        if let destinationIndexPath, isTrash(at: destinationIndexPath), session.files != nil {
            return CollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
        }
        return session.proposal(for: destinationIndexPath.flatMap { folder(at: $0) })
    }

    func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
        guard let indexPath = coordinator.destinationIndexPath else { return }
        if isTrash(at: indexPath) { return dropIntoTrash(coordinator.session) }
        if let folder = folder(at: indexPath) { drop(coordinator.session, into: folder) }
    }

    func isTrash(at indexPath: IndexPath) -> Bool { false }

    func dropIntoTrash(_ session: DragSession) {}
}
