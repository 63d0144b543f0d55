import Foundation

/// Accepts items that a user drags onto a view's rows, out of that view or of another one on the same screen.
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
/// A collapsed row of an outline expands once a drag that it accepts hovers over it for a while.
///
/// A delegate that proposes ``CollectionViewDropProposal/Intent/insertAtDestinationIndexPath`` has items dropped
/// between rows, which make room. For rows of its own view it is asked when they are lifted, for those of another view
/// when the drag comes over an index path. See ``CollectionViewDropCoordinator``. In an outline, rows of another view
/// can only be dropped onto rows.
@preconcurrency @MainActor public protocol CollectionViewDropDelegate: AnyObject {
    /// Whether the row under a drag accepts its items; called each time the drag comes over another row.
    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal

    /// A user dropped items into a row that accepts them, or between rows. The rows change only when the app updates
    /// them.
    func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator)

    /// Whether the view accepts any item of a drag. True unless implemented.
    func collectionView(_ collectionView: CollectionView, canHandle session: DragSession) -> Bool

    /// A drag came over this view, which accepts items of it.
    func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DragSession)

    /// A drag left this view for another one.
    func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DragSession)

    /// A drag that this view could have accepted has ended.
    func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DragSession)
}

extension CollectionViewDropDelegate {
    /// Unless implemented: the row accepts the items.
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
