import Diffable
import Foundation

/// A list whose rows stand for folders that files are dropped into.
@MainActor protocol FolderDropTarget: CollectionViewDropDelegate {
    /// The folder that a row stands for; nil when it stands for something else.
    func folder(at indexPath: IndexPath) -> FolderPlace?

    func drop(_ session: DragSession, into folder: FolderPlace)
}

extension FolderDropTarget {
    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
        session.proposal(for: destinationIndexPath.flatMap { folder(at: $0) })
    }

    func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
        guard let folder = coordinator.destinationIndexPath.flatMap({ folder(at: $0) }) else { return }
        drop(coordinator.session, into: folder)
    }
}
