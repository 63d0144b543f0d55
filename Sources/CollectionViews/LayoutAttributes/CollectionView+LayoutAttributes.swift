import DiffableSnapshots
import Foundation

extension CollectionView {
    /// The frame of an item in the first window that shows the view, or for the view's own frame if there is none.
    /// While items are dragged it is their frame in the data's order.
    ///
    /// - Returns: Nil for a path that names no item.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        guard let path = ItemPath(indexPath), holds(path) else { return nil }
        let space = movementSpace
        guard let frame = space.solve(nil).contentFrame(of: .item(path), laneOffset: space.laneOffset) else {
            return nil
        }
        return CollectionViewLayoutAttributes(indexPath: indexPath, frame: frame)
    }
}
