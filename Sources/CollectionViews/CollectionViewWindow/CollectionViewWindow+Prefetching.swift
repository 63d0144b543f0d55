import DiffableSnapshots
import Foundation

extension CollectionViewWindow {
    /// Tells the prefetch data source which items may be shown next, and which of those announced before won't.
    func updatePrefetching(in solution: LayoutSolution) {
        guard collectionView.isPrefetchingEnabled, let source = collectionView.prefetchDataSource else {
            prefetched = []
            return
        }
        let rect = preparedRect(around: offset, screens: 2)
        var wanted: Set<ItemPath> = []
        for case .item(let path) in solution.elements(
            in: rect, laneOverscan: 2 * size.width,
            laneOffset: {
                laneOffset(ofSection: $0)
            }) where collectionView.cells[path] == nil
        {
            wanted.insert(path)
        }
        let new = wanted.subtracting(prefetched).sorted()
        let gone = prefetched.subtracting(wanted).filter { collectionView.cells[$0] == nil }.sorted()
        prefetched = wanted
        // Both calls may change the view: its state is not used afterwards.
        if !gone.isEmpty {
            source.collectionView(collectionView, cancelPrefetchingForItemsAt: gone.map { IndexPath($0) })
        }
        if !new.isEmpty { source.collectionView(collectionView, prefetchItemsAt: new.map { IndexPath($0) }) }
    }

    /// Moves the announced items through an update. Deleted ones are not cancelled.
    func movePrefetched(by map: IndexMap) {
        prefetched = Set(prefetched.compactMap { map.newPath(ofOld: $0) })
    }
}
