import DiffableSnapshots

/// Places of items, in order. Neighbours are kept as one run, so that a view whose items are all selected keeps little
/// more than one of which a single item is.
///
/// Complexity: for k runs, `contains` is O(log k), and inserting or removing a path is O(k), or O(log k) at the last
/// run. Paths that are inserted or removed in order, from the first of their run on, cost least: a user selects and
/// deselects very many at once.
package struct ItemPathSet: Equatable {
    /// Items of a section that follow each other.
    struct Run: Equatable {
        let section: Int
        var items: Range<Int>
    }

    private(set) var runs: [Run] = []
    package private(set) var count = 0

    package init() {}

    package var isEmpty: Bool { count == 0 }

    package func contains(_ path: ItemPath) -> Bool {
        let index = indexOfRun(endingAfter: path)
        return index < runs.count && holds(path, at: index)
    }

    /// The last path that is not behind another one.
    func last(upTo path: ItemPath) -> ItemPath? {
        if contains(path) { return path }
        let index = indexOfRun(endingAfter: path) - 1
        return index < 0 ? nil : ItemPath(section: runs[index].section, item: runs[index].items.upperBound - 1)
    }

    /// How many there are in a section, or of its first items.
    package func count(inSection section: Int, before end: Int = .max) -> Int {
        runs.reduce(0) { $0 + ($1.section == section ? $1.items.clamped(to: 0..<Swift.max(0, end)).count : 0) }
    }

    /// The sections that hold any.
    package var sections: Set<Int> { Set(runs.map(\.section)) }

    package mutating func insert(_ path: ItemPath) {
        if let last = runs.last, last.section == path.section, last.items.upperBound == path.item {
            runs[runs.count - 1].items = last.items.lowerBound..<path.item + 1
            count += 1
            return
        }
        let index = indexOfRun(endingAfter: path)
        if index < runs.count, holds(path, at: index) { return }
        count += 1
        let (section, item) = (path.section, path.item)
        let followsOther = index > 0 && runs[index - 1].section == section && runs[index - 1].items.upperBound == item
        let precedesOther =
            index < runs.count && runs[index].section == section && runs[index].items.lowerBound == item + 1
        switch (followsOther, precedesOther) {
        case (true, true):
            let next = runs.remove(at: index)
            runs[index - 1].items = runs[index - 1].items.lowerBound..<next.items.upperBound
        case (true, false): runs[index - 1].items = runs[index - 1].items.lowerBound..<item + 1
        case (false, true): runs[index].items = item..<runs[index].items.upperBound
        case (false, false): runs.insert(Run(section: section, items: item..<item + 1), at: index)
        }
    }

    package mutating func remove(_ path: ItemPath) {
        let index = indexOfRun(endingAfter: path)
        guard index < runs.count, holds(path, at: index) else { return }
        count -= 1
        let items = runs[index].items
        if items.lowerBound == path.item, items.count > 1 {
            runs[index].items = path.item + 1..<items.upperBound
            return
        }
        let rest = [items.lowerBound..<path.item, path.item + 1..<items.upperBound].filter { !$0.isEmpty }
        runs.replaceSubrange(index...index, with: rest.map { Run(section: path.section, items: $0) })
    }

    /// The places of the same items after an update, without those that it deletes.
    func moved(by map: IndexMap) -> ItemPathSet {
        if map.isIdentity { return self }
        var moved: [Run] = []
        for run in runs {
            map.forEachNewRun(ofOld: run.section, items: run.items) { moved.append(Run(section: $0, items: $1)) }
        }
        moved.sort { $0.section == $1.section ? $0.items.lowerBound < $1.items.lowerBound : $0.section < $1.section }
        var result = ItemPathSet()
        for run in moved { result.append(run) }
        return result
    }

    /// Adds a run that follows all others.
    private mutating func append(_ run: Run) {
        count += run.items.count
        if let last = runs.last, last.section == run.section, last.items.upperBound == run.items.lowerBound {
            runs[runs.count - 1].items = last.items.lowerBound..<run.items.upperBound
        } else {
            runs.append(run)
        }
    }

    private func holds(_ path: ItemPath, at index: Int) -> Bool {
        runs[index].section == path.section && runs[index].items.contains(path.item)
    }

    /// The first run whose last item is the path or stands after it.
    private func indexOfRun(endingAfter path: ItemPath) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            let run = runs[middle]
            // Pairs would be compared by what is made of their types first, which takes longer than all else.
            let isInSection = run.section == path.section
            let endsBefore = isInSection ? run.items.upperBound <= path.item : run.section < path.section
            if endsBefore { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func checkInvariants() {
        precondition(count == runs.reduce(0) { $0 + $1.items.count })
        for run in runs { precondition(!run.items.isEmpty) }
        for (run, next) in zip(runs, runs.dropFirst()) {
            precondition((run.section, run.items.upperBound) < (next.section, next.items.lowerBound))
        }
    }
}

extension ItemPathSet: Sequence {
    package struct Iterator: IteratorProtocol {
        fileprivate let runs: [Run]
        fileprivate var index = 0
        fileprivate var passed = 0

        package mutating func next() -> ItemPath? {
            guard index < runs.count else { return nil }
            let run = runs[index]
            let path = ItemPath(section: run.section, item: run.items.lowerBound + passed)
            passed += 1
            if passed == run.items.count { (index, passed) = (index + 1, 0) }
            return path
        }
    }

    /// The paths in order.
    package func makeIterator() -> Iterator { Iterator(runs: runs) }

    package var underestimatedCount: Int { count }

    package var first: ItemPath? { runs.first.map { ItemPath(section: $0.section, item: $0.items.lowerBound) } }
}

extension ItemPathSet: ExpressibleByArrayLiteral {
    /// Makes the set of some paths, in any order.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*) if they are in order.
    package init(_ paths: some Sequence<ItemPath>) {
        for path in paths.sorted() { insert(path) }
    }

    /// Makes the set of paths that are in order.
    init(inOrder paths: some Sequence<ItemPath>) {
        for path in paths { insert(path) }
    }

    package init(arrayLiteral paths: ItemPath...) { self.init(paths) }
}
