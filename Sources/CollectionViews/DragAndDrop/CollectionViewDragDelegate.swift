import Foundation

/// Says what a user drags out of a view with a row. Rows that are dragged into another order need none: see
/// `reorderingHandlers`.
@preconcurrency @MainActor public protocol CollectionViewDragDelegate: AnyObject {
    /// The items that a user drags with a row; none when it can't be dragged.
    ///
    /// With a selected row all that are selected are dragged: each of them is asked for in turn.
    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem]

    /// A user starts to drag.
    func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: DragSession)

    /// A user has dropped what was dragged, or let it go back.
    func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession)
}

extension CollectionViewDragDelegate {
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: DragSession) {}
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession) {}
}
