/// Which sections of two snapshots belong together.
@usableFromInline
enum SectionMatching {
    /// Lists what happens to sections that are matched by blocks of one and the same list.
    @usableFromInline
    static func list(
        _ blocks: [MatchedBlock], oldCount: Int, newCount: Int, into difference: inout SnapshotDifference
    ) {
        list(DifferenceAssembler(oldCount: oldCount, newCount: newCount, blocks: blocks), into: &difference)
    }

    @usableFromInline
    static func list(_ assembler: DifferenceAssembler, into difference: inout SnapshotDifference) {
        var lists = SnapshotDifference()
        let isRight = assembler.assemble(into: &lists)
        precondition(isRight, "two sections of one snapshot share an identifier")
        difference.deletedSections = lists.deletedItems.map { $0.item }
        difference.insertedSections = lists.insertedItems.map { $0.item }
        difference.movedSections = lists.movedItems.map { .init(from: $0.from.item, to: $0.to.item) }
    }

    /// For each new section the index of its old one, or -1; lists what happens to sections on the way.
    @inlinable
    static func partners<ID: Hashable & Sendable>(
        old: [ID], new: [ID], into difference: inout SnapshotDifference
    ) -> [Int32] {
        if old == new { return new.indices.map { Int32($0) } }
        let matcher = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var matcher = ListMatcher(old: [old], new: [new], isNewUnique: true)
                matcher.match(counterparts: [0])
                return matcher
            }
        }
        list(
            DifferenceAssembler(
                oldCount: old.count, newCount: new.count, blocks: matcher.blocks, partners: matcher.partners),
            into: &difference)
        if let partners = matcher.partners { return new.indices.map { partners.memory[$0] } }
        var partners = [Int32](repeating: -1, count: new.count)
        for block in matcher.blocks {
            for offset in 0..<block.count { partners[Int(block.newStart + offset)] = block.oldStart + offset }
        }
        return partners
    }
}
