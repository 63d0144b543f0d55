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
            // A section that is inserted brings all items but those that are listed.
            let staying =
                source.map { old[$0].compactMap { $0 } }
                ?? target.items(inSectionAt: index).enumerated()
                .filter { arriving[$0.offset] == nil }.map { $0.element }
            guard
                let section = source.map({ sectionIdentifier(at: $0) }) ?? target.sectionIdentifier(at: index),
                !result.contains(section: section), let list = staying.merged(with: arriving)
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
    fileprivate func sectionSources(oldCount: Int) -> [Int?]? {
        var staying = Set(0..<oldCount)
        for index in deletedSections + movedSections.map({ $0.from }) where staying.remove(index) == nil { return nil }
        var arriving: [Int: Int?] = [:]
        for index in insertedSections where arriving.updateValue(nil, forKey: index) != nil { return nil }
        for move in movedSections where arriving.updateValue(move.from, forKey: move.to) != nil { return nil }
        return staying.sorted().map(Optional.some).merged(with: arriving)
    }
}

extension Array {
    /// These elements in their order, with others at their indexes; `nil` when one of these lies behind the end.
    fileprivate func merged(with arriving: [Int: Element]) -> [Element]? {
        var rest = makeIterator()
        var result: [Element] = []
        for index in 0..<(count + arriving.count) {
            guard let element = arriving[index] ?? rest.next() else { return nil }
            result.append(element)
        }
        return result
    }
}
