import Foundation

/// What was dropped, and where.
///
/// Where items were dropped between rows, the destination is the place that the first of them takes once they are gone
/// from where they came:
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

    /// The row that takes the items in, or the place between rows that they take.
    public let destinationIndexPath: IndexPath?

    /// What the delegate proposed at last.
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
                sourceIndexPath: session.origin === view
                    ? session.sources[ObjectIdentifier(item)].map { IndexPath($0) } : nil)
        }
    }

    /// Lets an item come to rest at a place, which it does by itself: update the data, and the row goes there.
    @discardableResult
    public func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) -> DropAnimation { DropAnimation() }

    /// Lets an item go into a row, which it does by itself.
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

/// The way of a dropped item to its place.
@preconcurrency @MainActor public struct DropAnimation {
    /// Called at once: rows are on their way, and the app has nothing to wait for.
    public func addCompletion(_ completion: (Bool) -> Void) { completion(true) }
}
