import Foundation

/// Takes in what a user drags onto a view's rows, out of that view or of another one on the same screen.
///
/// A folder takes in files:
///
/// ```swift
/// func collectionView(
///     _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
///     withDestinationIndexPath destinationIndexPath: IndexPath?
/// ) -> CollectionViewDropProposal {
///     let folder = destinationIndexPath.flatMap { folders.itemIdentifier(for: $0) }
///     return CollectionViewDropProposal(operation: folder == nil ? .forbidden : .move)
/// }
///
/// func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
///     let names = coordinator.items.compactMap { $0.localObject as? String }
///     move(names, to: coordinator.destinationIndexPath)
/// }
/// ```
///
/// A row of an outline that is closed opens once a drag that it takes in hovers over it for a while.
@preconcurrency @MainActor public protocol CollectionViewDropDelegate: AnyObject {
    /// Whether the row under a drag takes its items in; asked each time the drag comes over another row.
    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal

    /// A user dropped items into a row that takes them in. What is shown changes when the app changes it.
    func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator)
}

/// What becomes of items that are let go over a row.
public enum DropOperation: Sendable {
    /// They go back to where they were.
    case forbidden
    /// The row takes them in.
    case move
}

/// What a drop delegate would do with the items of a drag.
public struct CollectionViewDropProposal: Sendable {
    /// What becomes of the items.
    public var operation: DropOperation

    /// Makes a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What was dropped, and where.
@preconcurrency @MainActor public final class CollectionViewDropCoordinator {
    /// The drag that ended here.
    public let session: DragSession

    /// The row that takes the items in.
    public let destinationIndexPath: IndexPath?

    /// What was dropped.
    public var items: [DragItem] { session.items }

    init(session: DragSession, destinationIndexPath: IndexPath?) {
        self.session = session
        self.destinationIndexPath = destinationIndexPath
    }
}
