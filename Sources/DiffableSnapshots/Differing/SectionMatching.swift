/// Which sections of two snapshots belong together.
@usableFromInline
enum SectionMatching {
    /// Lists what happens to sections that are matched by blocks of one and the same list.
    @usableFromInline
    static func list(
        _ blocks: [MatchedBlock], oldCount: Int, newCount: Int, into difference: inout SnapshotDifference
    ) {
        var lists = SnapshotDifference()
        let assembler = DifferenceAssembler(
            oldSections: [.init(index: 0, other: 0, count: oldCount)],
            newSections: [.init(index: 0, other: 0, count: newCount)], blocks: blocks)
        let isValid = assembler.assemble(into: &lists)
        precondition(isValid, "two sections of one snapshot share an identifier")
        difference.deletedSections = lists.deletedItems.map { $0.item }
        difference.insertedSections = lists.insertedItems.map { $0.item }
        difference.movedSections = lists.movedItems.map { .init(from: $0.from.item, to: $0.to.item) }
    }

    /// Finds out which sections belong together; lists what happens to them on the way.
    @inlinable
    static func setCounterparts<ID: Hashable & Sendable>(
        of sections: inout (old: [DifferenceAssembler.Section], new: [DifferenceAssembler.Section]), _ old: [ID],
        _ new: [ID], into difference: inout SnapshotDifference
    ) {
        if old == new {
            for index in old.indices {
                sections.old[index].other = Int32(truncatingIfNeeded: index)
                sections.new[index].other = Int32(truncatingIfNeeded: index)
            }
            return
        }
        let blocks = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var matcher = ListMatcher(old: old, new: new, isNewUnique: true)
                matcher.match()
                return matcher.blocks
            }
        }
        list(blocks, oldCount: old.count, newCount: new.count, into: &difference)
        for block in blocks {
            for offset in 0..<block.count {
                sections.old[Int(block.oldStart + offset)].other = block.newStart + offset
                sections.new[Int(block.newStart + offset)].other = block.oldStart + offset
            }
        }
    }
}
