import Diffable

extension FileBrowserScreen {
    /// Has the rows say their dates anew.
    func showDates() {
        let shown = dataSource.snapshot().itemIdentifiers
        updates.async { [dataSource] in dataSource?.reconfigure(shown) }
    }
}
