extension MatchedSections {
    /// Finds out which sections belong together; lists what happens to them on the way.
    @inlinable
    func pair<ID: Hashable & Sendable>(_ oldIDs: [ID], _ newIDs: [ID], into difference: inout SnapshotDifference) {
        if oldIDs == newIDs {
            for index in old.indices {
                old[index].other = Int32(truncatingIfNeeded: index)
                new[index].other = Int32(truncatingIfNeeded: index)
            }
            return
        }
        let blocks = ListMatcher.withLists(oldIDs, newIDs) { matcher in
            matcher.match()
            return matcher.blocks
        }
        Self.listSections(blocks, oldCount: old.count, newCount: new.count, into: &difference)
        for block in blocks {
            for offset in 0..<block.count {
                old[Int(block.oldStart + offset)].other = block.newStart + offset
                new[Int(block.newStart + offset)].other = block.oldStart + offset
            }
        }
    }

    /// Lists what happens to sections that are matched by blocks of one and the same list.
    @usableFromInline
    static func listSections(
        _ blocks: [MatchedBlock], oldCount: Int, newCount: Int, into difference: inout SnapshotDifference
    ) {
        var lists = SnapshotDifference()
        let isValid = lend(CollectionOfOne(oldCount), CollectionOfOne(newCount), arePaired: true) {
            $0.list(blocks, into: &lists)
        }
        precondition(isValid, "two sections of one snapshot share an identifier")
        difference.deletedSections = lists.deletedItems.map { $0.item }
        difference.insertedSections = lists.insertedItems.map { $0.item }
        difference.movedSections = lists.movedItems.map { .init(from: $0.from.item, to: $0.to.item) }
    }
}
