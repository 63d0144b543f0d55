import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Where the layout puts an item, in the first window that shows the view, or in the view's own frame when none
    /// does. While items are moved by hand it is where they stand in the data.
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
