import Foundation

extension CollectionView {
    /// Asks the data source for its index titles again, for changes that no update of the view announces.
    ///
    /// They are asked for after each update and each reload anyway. An addition to Apple's, whose tables have the same.
    public func reloadIndexTitles() {
        loadedIndexTitles = nil
        notifyWindows()
    }

    /// The data source's index titles, asked for again after each update.
    var indexTitles: [String] {
        if let loadedIndexTitles, loadedIndexTitles.version == history.version { return loadedIndexTitles.titles }
        let titles = dataSource?.indexTitles(for: self) ?? []
        loadedIndexTitles = (history.version, titles)
        return titles
    }
}
