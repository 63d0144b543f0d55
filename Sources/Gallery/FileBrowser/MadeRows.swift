import Diffable

extension CollectionViewDiffableDataSource {
    /// Reconfigures the rows that have cells. The others are made as they should be once somebody comes to them.
    func reconfigureMade(in view: CollectionView) {
        reconfigure(view.indexPathsForPreparedItems.compactMap { itemIdentifier(for: $0) })
    }
}
