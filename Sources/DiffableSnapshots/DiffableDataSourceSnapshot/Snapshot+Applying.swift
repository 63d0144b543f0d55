extension DiffableDataSourceSnapshot {
    /// This snapshot after a difference has been played on it.
    ///
    /// What stays and what moves comes from this snapshot; only what is inserted is read from `target`, at the places
    /// the difference names. So `base.applying(target.difference(from: base), fillingFrom: target)` has the same
    /// content as `target`, which is how a difference is checked. Marks are left behind.
    ///
    /// - Parameters:
    ///   - difference: What to play.
    ///   - target: Where inserted sections and items are read.
    /// - Returns: The result, or `nil` when the difference does not fit: when it names a place that does not exist, or
    ///   one place twice.
    /// - Complexity: O(*n*), *n* being the number of items in both.
    public func applying(_ difference: SnapshotDifference, fillingFrom target: Self) -> Self? {
        guard let sources = difference.sectionSources(oldCount: numberOfSections) else { return nil }
        var old = (0..<numberOfSections).map { items(inSectionAt: $0).map(Optional.some) }
        func take(_ path: ItemPath) -> ItemIdentifierType? {
            guard old.indices.contains(path.section), old[path.section].indices.contains(path.item) else { return nil }
            defer { old[path.section][path.item] = nil }
            return old[path.section][path.item]
        }
        for path in difference.deletedItems where take(path) == nil { return nil }
        var arrivals: [[Int: ItemIdentifierType]] = Array(repeating: [:], count: sources.count)
        func place(_ identifier: ItemIdentifierType?, at path: ItemPath) -> Bool {
            guard let identifier, arrivals.indices.contains(path.section) else { return false }
            return arrivals[path.section].updateValue(identifier, forKey: path.item) == nil
        }
        for path in difference.insertedItems where !place(target.itemIdentifier(at: path), at: path) { return nil }
        for move in difference.movedItems where !place(take(move.from), at: move.to) { return nil }

        var result = Self()
        for (index, source) in sources.enumerated() {
            let arriving = arrivals[index]
            var list: [ItemIdentifierType] = []
            if let source {
                let staying = old[source].compactMap { $0 }
                var next = 0
                for item in 0..<(staying.count + arriving.count) {
                    if let identifier = arriving[item] {
                        list.append(identifier)
                    } else if next < staying.count {
                        list.append(staying[next])
                        next += 1
                    } else {
                        return nil
                    }
                }
            } else {
                for (item, identifier) in target.items(inSectionAt: index).enumerated() {
                    list.append(arriving[item] ?? identifier)
                }
                if arriving.keys.contains(where: { $0 >= list.count }) { return nil }
            }
            guard
                let section = source.map({ sectionIdentifier(at: $0) }) ?? target.sectionIdentifier(at: index),
                !result.contains(section: section)
            else { return nil }
            result.appendSections([section])
            guard (try? result.appendItems(list, duplicates: .reject)) != nil else { return nil }
        }
        return result
    }

    private func items(inSectionAt index: Int) -> [ItemIdentifierType] {
        sectionIdentifier(at: index).map { itemIdentifiers(inSection: $0) } ?? []
    }
}

extension SnapshotDifference {
    /// For each new section the index of the old one it comes from, or `nil` when it is inserted. Gives `nil` altogether
    /// when sections do not fit.
    func sectionSources(oldCount: Int) -> [Int?]? {
        var staying = [Bool](repeating: true, count: oldCount)
        for index in deletedSections + movedSections.map({ $0.from }) {
            guard staying.indices.contains(index), staying[index] else { return nil }
            staying[index] = false
        }
        let newCount = oldCount - deletedSections.count + insertedSections.count
        var taken = [Bool](repeating: false, count: newCount)
        var sources = [Int?](repeating: nil, count: newCount)
        for index in insertedSections {
            guard taken.indices.contains(index), !taken[index] else { return nil }
            taken[index] = true
        }
        for move in movedSections {
            guard taken.indices.contains(move.to), !taken[move.to] else { return nil }
            taken[move.to] = true
            sources[move.to] = move.from
        }
        var rest = staying.indices.lazy.filter { staying[$0] }.makeIterator()
        for index in taken.indices where !taken[index] { sources[index] = rest.next() }
        return sources
    }
}
