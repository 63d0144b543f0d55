import Diffable

extension FileBrowserScreen {
    /// Has the rows say their dates anew.
    func showDates() { dataSource.reconfigureMade(in: collectionView) }
}
