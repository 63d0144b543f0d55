extension DiffableDataSourceSnapshot {
    /// What turns another snapshot into this one, with as few moves as can be.
    ///
    /// The marks of this snapshot come along as reloads and reconfigurations; those of `base` are ignored, and so are
    /// marks whose identifier is not in this snapshot. An item marked for both is reloaded.
    ///
    /// - Parameter base: The snapshot to start from.
    /// - Complexity: O(*n* log *n*) at worst, *n* being the number of items in both.
    public func difference(from base: Self) -> SnapshotDifference {
        var result = SnapshotDifference()
        let staying = differSections(from: base, into: &result)
        differItems(from: base, staying: staying, into: &result)
        for section in reloadedSectionIdentifiers {
            if let index = indexOfSection(section) { result.reloadedSections.append(index) }
        }
        result.reloadedSections.sort()
        for item in reloadedItemIdentifiers {
            if let path = itemPath(of: item) { result.reloadedItems.append(path) }
        }
        result.reloadedItems.sort()
        for item in reconfiguredItemIdentifiers where !marks.reloadedItems.contains(item) {
            if let path = itemPath(of: item) { result.reconfiguredItems.append(path) }
        }
        result.reconfiguredItems.sort()
        return result
    }
}

extension DiffableDataSourceSnapshot {
    /// Lists what happens to sections, and gives the old index of each new section, or `nil` for an inserted one.
    func differSections(from base: Self, into result: inout SnapshotDifference) -> [Int?] {
        var oldIndexes: [Int?] = []
        var matched: [Int32] = []
        var matchedTargets: [Int] = []
        for (index, section) in sectionIdentifiers.enumerated() {
            let old = base.indexOfSection(section)
            oldIndexes.append(old)
            if let old {
                matched.append(Int32(old))
                matchedTargets.append(index)
            } else {
                result.insertedSections.append(index)
            }
        }
        for (index, section) in base.sectionIdentifiers.enumerated() where indexOfSection(section) == nil {
            result.deletedSections.append(index)
        }
        var kept = LongestIncreasingSubsequence.positions(in: matched).makeIterator()
        var next = kept.next()
        for position in matched.indices {
            if next == Int32(position) {
                next = kept.next()
            } else {
                result.movedSections.append(.init(from: Int(matched[position]), to: matchedTargets[position]))
            }
        }
        return oldIndexes
    }

    func differItems(from base: Self, staying oldSections: [Int?], into result: inout SnapshotDifference) {
        var oldPaths: [ItemIdentifierType: ItemPath] = [:]
        for (section, list) in base.storage.arrays.items.enumerated() {
            for (item, identifier) in list.enumerated() {
                oldPaths[identifier] = ItemPath(section: section, item: item)
                if !contains(item: identifier), contains(section: base.sectionIdentifier(at: section)!) {
                    result.deletedItems.append(ItemPath(section: section, item: item))
                }
            }
        }
        for (section, list) in storage.arrays.items.enumerated() {
            var matched: [Int32] = []
            var matchedTargets: [Int] = []
            var moves: [SnapshotDifference.ItemMove] = []
            for (item, identifier) in list.enumerated() {
                let to = ItemPath(section: section, item: item)
                guard let from = oldPaths[identifier] else {
                    if oldSections[section] != nil { result.insertedItems.append(to) }
                    continue
                }
                if from.section == oldSections[section] {
                    matched.append(Int32(from.item))
                    matchedTargets.append(item)
                } else {
                    moves.append(.init(from: from, to: to))
                }
            }
            var kept = LongestIncreasingSubsequence.positions(in: matched).makeIterator()
            var next = kept.next()
            for position in matched.indices {
                if next == Int32(position) {
                    next = kept.next()
                } else {
                    moves.append(
                        .init(
                            from: ItemPath(section: oldSections[section]!, item: Int(matched[position])),
                            to: ItemPath(section: section, item: matchedTargets[position])))
                }
            }
            moves.sort { $0.to < $1.to }
            result.movedItems.append(contentsOf: moves)
        }
    }
}
