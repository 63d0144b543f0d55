import Foundation

extension CollectionView {
    /// Asks the data source for its index titles anew, for changes of which an update of the view says nothing.
    ///
    /// After each update and each reload they are asked for anyway. An addition to Apple's, whose tables have the like.
    public func reloadIndexTitles() {
        loadedIndexTitles = nil
        notifyWindows()
    }

    /// What the data source last said of its index titles, asked for anew after each update.
    var indexTitles: [String] {
        if let loadedIndexTitles, loadedIndexTitles.version == history.version { return loadedIndexTitles.titles }
        let titles = dataSource?.indexTitles(for: self) ?? []
        loadedIndexTitles = (history.version, titles)
        return titles
    }
}
