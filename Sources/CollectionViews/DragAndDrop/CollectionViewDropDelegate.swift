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
///     let names = coordinator.items.compactMap { $0.dragItem.localObject as? String }
///     move(names, to: coordinator.destinationIndexPath)
/// }
/// ```
///
/// A row of an outline that is closed opens once a drag that it takes in hovers over it for a while.
///
/// A delegate that proposes ``CollectionViewDropProposal/Intent/insertAtDestinationIndexPath`` has items dropped
/// between rows, which make room: for a row of its own view it is asked when that is lifted, for one of another view
/// when it comes over a place. See ``CollectionViewDropCoordinator``. In an outline, rows of another view are dropped
/// onto rows.
@preconcurrency @MainActor public protocol CollectionViewDropDelegate: AnyObject {
    /// Whether the row under a drag takes its items in; asked each time the drag comes over another row.
    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal

    /// A user dropped items into a row that takes them in, or between rows. What is shown changes when the app changes
    /// it.
    func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator)

    /// Whether the view takes in anything of a drag. True unless implemented.
    func collectionView(_ collectionView: CollectionView, canHandle session: DragSession) -> Bool

    /// A drag came over this view, which takes in anything of it.
    func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DragSession)

    /// A drag that was over this view goes on over another one.
    func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DragSession)

    /// A drag that may end in this view came to its end.
    func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DragSession)
}

extension CollectionViewDropDelegate {
    /// Unless implemented: the row takes the items in.
    public func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal { CollectionViewDropProposal(operation: .move) }
    /// Unless implemented: yes.
    public func collectionView(_ collectionView: CollectionView, canHandle session: DragSession) -> Bool { true }
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DragSession) {}
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DragSession) {}
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DragSession) {}
}
