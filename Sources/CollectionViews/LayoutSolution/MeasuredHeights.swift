import DiffableSnapshots

/// The heights that a viewer measured and that differ from what the layout expected, kept sparsely.
struct MeasuredHeights: Sendable, Equatable {
    struct Item: Sendable, Equatable {
        var path: ItemPath
        var height: Double
    }

    /// Ascending by path.
    private(set) var items: [Item] = []
    private(set) var supplementaries: [SupplementaryPath: Double] = [:]

    var isEmpty: Bool { items.isEmpty && supplementaries.isEmpty }

    private func index(of path: ItemPath) -> Int {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func range(ofSection section: Int) -> Range<Int> {
        index(of: ItemPath(section: section, item: 0))..<index(of: ItemPath(section: section + 1, item: 0))
    }

    subscript(element: LayoutElement) -> Double? {
        switch element {
        case .supplementary(let path): return supplementaries[path]
        case .item(let path):
            let index = index(of: path)
            return index < items.count && items[index].path == path ? items[index].height : nil
        }
    }

    mutating func set(_ height: Double, for element: LayoutElement) {
        switch element {
        case .supplementary(let path): supplementaries[path] = height
        case .item(let path):
            let index = index(of: path)
            if index < items.count, items[index].path == path {
                items[index].height = height
            } else {
                items.insert(Item(path: path, height: height), at: index)
            }
        }
    }

    /// Takes the heights along with their items through an update.
    ///
    /// - Complexity: O(*m* log *c*) for *m* measured heights and *c* changes.
    mutating func update(by map: IndexMap) {
        var isSorted = true
        var kept: [Item] = []
        kept.reserveCapacity(items.count)
        for item in items {
            guard let path = map.newPath(ofOld: item.path) else { continue }
            if let last = kept.last, path < last.path { isSorted = false }
            kept.append(Item(path: path, height: item.height))
        }
        if !isSorted { kept.sort { $0.path < $1.path } }
        items = kept
        if supplementaries.isEmpty { return }
        var moved: [SupplementaryPath: Double] = [:]
        for (path, height) in supplementaries {
            guard let section = map.newSection(ofOld: path.section) else { continue }
            moved[SupplementaryPath(kind: path.kind, section: section)] = height
        }
        supplementaries = moved
    }
}
