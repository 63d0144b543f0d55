import DiffableSnapshots

extension BatchUpdate {
    /// The difference that the batch describes, checked against the counts before and after it. A mismatch stops the
    /// program.
    ///
    /// A reloaded section is one deleted and one inserted in its place, so its count may change freely.
    func difference(before: [Int], after: [Int]) -> SnapshotDifference {
        checkCollisions()
        checkRanges(before: before, after: after)
        var difference = sectionStructure
        checkSectionCount(before: before, after: after)
        let sectionMap = IndexMap(difference)
        let reloaded = sections.reloaded.compactMap { sectionMap.newSection(ofOld: $0) }
        difference.deletedSections = (difference.deletedSections + sections.reloaded).sorted()
        difference.insertedSections = (difference.insertedSections + reloaded).sorted()
        let goneSections = Set(difference.deletedSections)
        let newSections = Set(difference.insertedSections)
        difference.deletedItems = items.deleted.filter { !goneSections.contains($0.section) }.sorted()
        difference.insertedItems = items.inserted.filter { !newSections.contains($0.section) }.sorted()
        difference.movedItems = items.moved.map { .init(from: $0.from, to: $0.to) }.sorted { $0.to < $1.to }
        for path in items.reloaded + items.reconfigured where goneSections.contains(path.section) {
            fatalError(
                "\(nouns.view).\(call): \(nouns.item) \(path) is to be reloaded or reconfigured, but its section is "
                    + "deleted or reloaded as a whole; ask for only one of the two.")
        }
        let map = IndexMap(difference)
        checkItemCounts(sectionMap: map, before: before, after: after)
        difference.reloadedItems = items.reloaded.compactMap { map.newPath(ofOld: $0) }.sorted()
        difference.reconfiguredItems = items.reconfigured.compactMap { map.newPath(ofOld: $0) }.sorted()
        return difference
    }

    /// The changes of sections, without reloads.
    var sectionStructure: SnapshotDifference {
        var difference = SnapshotDifference()
        difference.deletedSections = sections.deleted.sorted()
        difference.insertedSections = sections.inserted.sorted()
        difference.movedSections = sections.moved.map { .init(from: $0.from, to: $0.to) }.sorted { $0.to < $1.to }
        return difference
    }

    private func checkSectionCount(before: [Int], after: [Int]) {
        let expected = before.count - sections.deleted.count + sections.inserted.count
        guard expected != after.count else { return }
        fatalError(
            "\(nouns.view).\(call): there were \(before.count) sections before the update and there are \(after.count) "
                + "after it, but the update asks for \(sections.inserted.count) inserted and \(sections.deleted.count) "
                + "deleted, which makes \(expected); change the data source inside the update block so that it "
                + "matches.")
    }

    private func checkItemCounts(sectionMap: IndexMap, before: [Int], after: [Int]) {
        var changes: [Int: ItemCounts] = [:]
        for path in items.deleted { changes[path.section, default: ItemCounts()].deleted += 1 }
        for move in items.moved { changes[move.from.section, default: ItemCounts()].movedOut += 1 }
        var arrivals: [Int: ItemCounts] = [:]
        for path in items.inserted { arrivals[path.section, default: ItemCounts()].inserted += 1 }
        for move in items.moved { arrivals[move.to.section, default: ItemCounts()].movedIn += 1 }
        for (section, count) in before.enumerated() {
            guard let new = sectionMap.newSection(ofOld: section) else { continue }
            let left = changes[section] ?? ItemCounts()
            let came = arrivals[new] ?? ItemCounts()
            let expected = count - left.deleted - left.movedOut + came.inserted + came.movedIn
            guard expected != after[new] else { continue }
            let place = section == new ? "section \(section)" : "section \(section), now \(new),"
            fatalError(
                "\(nouns.view).\(call): \(place) had \(count) \(nouns.item)s before the update and has \(after[new]) "
                    + "after it, but the update asks for \(came.inserted) inserted, \(left.deleted) deleted, "
                    + "\(came.movedIn) moved in and \(left.movedOut) moved out, which makes \(expected); change the "
                    + "data source inside the update block so that it matches.")
        }
    }

    private struct ItemCounts {
        var deleted = 0
        var inserted = 0
        var movedIn = 0
        var movedOut = 0
    }
}
