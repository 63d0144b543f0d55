import Foundation

/// Provides the items of drags that begin in a view. It is not needed for dragging rows into another order: see
/// `reorderingHandlers`.
@preconcurrency @MainActor public protocol CollectionViewDragDelegate: AnyObject {
    /// The items that a user drags with a row; none when it can't be dragged.
    ///
    /// If the row is one of several selected ones, all of these are dragged: this is called for each.
    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem]

    /// A user starts to drag.
    func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: DragSession)

    /// A user has dropped the items, or the drag was cancelled.
    func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession)
}

extension CollectionViewDragDelegate {
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: DragSession) {}
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession) {}
}
