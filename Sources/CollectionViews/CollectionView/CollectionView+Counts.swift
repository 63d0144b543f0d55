import DiffableSnapshots
import Foundation

extension CollectionView {
    /// How many sections the view shows.
    public var numberOfSections: Int { counts.count }

    /// How many items a section has. A section that doesn't exist stops the program.
    public func numberOfItems(inSection section: Int) -> Int {
        guard counts.indices.contains(section) else {
            fatalError(
                "\(nouns.view).numberOfItems(inSection:): there is no section \(section) among \(counts.count); pass "
                    + "an index below numberOfSections.")
        }
        return counts[section]
    }

    /// The number of items in each section, loaded from the data source on first use.
    var counts: [Int] {
        if let loadedCounts { return loadedCounts }
        let counts = loadCounts()
        loadedCounts = counts
        return counts
    }

    func loadCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        if sections < 0 { fatalError("numberOfSections(in:) answered \(sections); answer 0 or more.") }
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            if count < 0 {
                fatalError(
                    "collectionView(_:numberOfItemsInSection:) answered \(count) for section \(section); answer 0 or "
                        + "more."
                )
            }
            return count
        }
    }

    /// Whether an item exists at a path.
    func holds(_ path: ItemPath) -> Bool {
        let counts = counts
        return path.section >= 0 && path.section < counts.count && path.item >= 0 && path.item < counts[path.section]
    }

    func reset() {
        let ended = Array(cells.values) + Array(supplementaries.values)
        cells = [:]
        supplementaries = [:]
        selection = []
        selectionAnchor = nil
        loadedCounts = nil
        history.reset()
        for window in openWindows {
            window.prefetched = []
            window.focusedRow = nil
            window.forgetActions()
        }
        endMovements()
        for shown in ended { endShowing(shown) }
        for window in openWindows { window.endTextEditing() }
        notifyWindows()
    }
}
