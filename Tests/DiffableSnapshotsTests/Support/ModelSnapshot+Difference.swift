import DiffableSnapshots

/// What must hold of a difference, worked out the slow way.
extension ModelSnapshot {
    /// How many moves of sections and of items are the fewest possible.
    func fewestMoves(from base: Self) -> (sections: Int, items: Int) {
        let stayingSections = sectionIdentifiers.compactMap { base.indexOfSection($0) }
        var items = 0
        for section in sections {
            let old = base.indexOfSection(section.identifier)
            let paths = section.items.compactMap { base.path(of: $0) }
            let staying = paths.filter { $0.section == old }.map(\.item)
            items += paths.count - lengthOfLongestIncreasingSubsequence(staying)
        }
        return (stayingSections.count - lengthOfLongestIncreasingSubsequence(stayingSections), items)
    }

    /// What is wrong with a difference, or `nil`.
    func fault(in difference: SnapshotDifference, from base: Self) -> String? {
        let sections = sectionIdentifiers
        let oldSections = base.sectionIdentifiers
        if difference.deletedSections != oldSections.indices.filter({ !sections.contains(oldSections[$0]) }) {
            return "deleted sections \(difference.deletedSections)"
        }
        if difference.insertedSections != sections.indices.filter({ !oldSections.contains(sections[$0]) }) {
            return "inserted sections \(difference.insertedSections)"
        }
        if difference.deletedItems
            != base.paths({ path(of: $0) == nil && sections.contains(oldSections[$1.section]) })
        {
            return "deleted items \(difference.deletedItems)"
        }
        if difference.insertedItems
            != paths({ base.path(of: $0) == nil && oldSections.contains(sections[$1.section]) })
        {
            return "inserted items \(difference.insertedItems)"
        }
        let fewest = fewestMoves(from: base)
        if difference.movedSections.count != fewest.sections {
            return "\(difference.movedSections.count) section moves where \(fewest.sections) do"
        }
        if difference.movedItems.count != fewest.items {
            return "\(difference.movedItems.count) item moves where \(fewest.items) do"
        }
        for move in difference.movedItems
        where base.sections[move.from.section].items[move.from.item]
            != self.sections[move.to.section].items[move.to.item]
        {
            return "move \(move) joins two different items"
        }
        for move in difference.movedSections where oldSections[move.from] != sections[move.to] {
            return "move \(move) joins two different sections"
        }
        return faultInOrderOrMarks(of: difference)
    }

    private func faultInOrderOrMarks(of difference: SnapshotDifference) -> String? {
        if difference.movedItems.map(\.to) != difference.movedItems.map(\.to).sorted()
            || difference.movedSections.map(\.to) != difference.movedSections.map(\.to).sorted()
        {
            return "moves out of order"
        }
        if difference.reloadedSections != reloadedSections.compactMap({ indexOfSection($0) }).sorted() {
            return "reloaded sections \(difference.reloadedSections)"
        }
        if difference.reloadedItems != reloadedItems.compactMap({ path(of: $0) }).sorted() {
            return "reloaded items \(difference.reloadedItems)"
        }
        let reconfigured = reconfiguredItems.filter { !reloadedItems.contains($0) }
        if difference.reconfiguredItems != reconfigured.compactMap({ path(of: $0) }).sorted() {
            return "reconfigured items \(difference.reconfiguredItems)"
        }
        return nil
    }

    private func paths(_ isIncluded: (ID, ItemPath) -> Bool) -> [ItemPath] {
        var result: [ItemPath] = []
        for (section, content) in sections.enumerated() {
            for (index, item) in content.items.enumerated() {
                let path = ItemPath(section: section, item: index)
                if isIncluded(item, path) { result.append(path) }
            }
        }
        return result
    }
}

/// The textbook's quadratic way.
func lengthOfLongestIncreasingSubsequence(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
        var best = 0
        for earlier in 0..<index where values[earlier] < value { best = max(best, lengths[earlier]) }
        lengths.append(best + 1)
    }
    return lengths.max() ?? 0
}
