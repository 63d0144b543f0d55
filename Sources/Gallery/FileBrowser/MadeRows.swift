import Diffable
import Foundation

extension CollectionViewDiffableDataSource {
    /// Reconfigures the rows that are seen, and those near them, which are made before they are seen: what comes is as
    /// it should be then.
    func reconfigureMade(in view: CollectionView) {
        let visible = view.indexPathsForVisibleItems.map(\.item)
        guard let first = visible.min(), let last = visible.max() else { return }
        // No more rows than these are made beyond the edge of a window.
        let made = max(0, first - 200)...(last + 200)
        reconfigure(made.compactMap { itemIdentifier(for: IndexPath(item: $0, section: 0)) })
    }
}
