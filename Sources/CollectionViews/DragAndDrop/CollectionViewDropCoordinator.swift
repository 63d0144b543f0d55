import Foundation

/// What was dropped, and where.
///
/// If items were dropped between rows, the destination is the index path of the first of them after they were removed
/// from where they came from:
///
/// ```swift
/// func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
///     guard let source = coordinator.items.first?.sourceIndexPath,
///         let destination = coordinator.destinationIndexPath
///     else { return }
///     collectionView.moveItem(at: source, to: destination)
/// }
/// ```
@preconcurrency @MainActor public final class CollectionViewDropCoordinator {
    /// The drag that ended here.
    public let session: DragSession

    /// The row that the items were dropped into, or the index path that they get between rows.
    public let destinationIndexPath: IndexPath?

    /// The delegate's last proposal.
    public let proposal: CollectionViewDropProposal

    /// What was dropped.
    public let items: [CollectionViewDropItem]

    init(
        _ view: CollectionView, session: DragSession, destination: IndexPath?, proposal: CollectionViewDropProposal
    ) {
        self.session = session
        destinationIndexPath = destination
        self.proposal = proposal
        items = session.items.map { item in
            CollectionViewDropItem(
                dragItem: item,
                sourceIndexPath: session.origin === view ? item.source.map { IndexPath($0) } : nil)
        }
    }

    /// Does nothing: update the data, and the row moves to its index path by itself.
    @discardableResult
    public func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) -> DropAnimation { DropAnimation() }

    /// Does nothing: update the data, and the row leaves by itself.
    @discardableResult
    public func drop(_ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> DropAnimation {
        DropAnimation()
    }
}

/// Something that was dropped.
@preconcurrency @MainActor public struct CollectionViewDropItem {
    /// What was dragged.
    public let dragItem: DragItem

    /// Where it came from; nil when that was another view.
    public let sourceIndexPath: IndexPath?
}

/// The animation of a dropped item.
@preconcurrency @MainActor public struct DropAnimation {
    /// Calls the completion at once: rows move by themselves, and there is nothing to wait for.
    public func addCompletion(_ completion: (Bool) -> Void) { completion(true) }
}
