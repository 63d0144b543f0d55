/// The difference of two snapshots that were edited from a common one: the nodes that both have are skipped, and what
/// is left is matched by handle.
@usableFromInline
struct LineageDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    @usableFromInline typealias Content = IndexedContent<SectionID, ItemID>

    @usableFromInline let old: Content
    @usableFromInline let new: Content

    @inlinable
    init(old: Content, new: Content) {
        self.old = old
        self.new = new
    }

    @inlinable
    func assemble(into difference: inout SnapshotDifference) {
        // The order of sections is a list as their items are.
        let aligned = new.structure.alignSections(with: old.structure)
        var sections = LineageMatcher(old: old.sectionTable, new: new.sectionTable)
        sections.align(aligned)
        let blocks = sections.matchRest()
        MatchedSections.listSections(
            blocks, oldCount: old.structure.sectionCount, newCount: new.structure.sectionCount, into: &difference)

        var items = LineageMatcher(old: old.itemTable, new: new.itemTable)
        var oldSections: [MatchedSection] = []
        var newSections: [MatchedSection] = []
        for (unmatched, handle) in aligned.newUnmatched.handles.enumerated() {
            let index = Int(aligned.newUnmatched.indexes[unmatched])
            let other = blocks.oldStart(ofNew: index)
            let oldHandle = other < 0 ? -1 : aligned.oldUnmatched.handle(at: other)
            let alignment = new.structure.alignItems(
                ofSection: handle, at: index, with: old.structure, ofSection: oldHandle, at: other)
            guard let alignment else { continue }
            newSections.append(
                MatchedSection(index: index, other: other, count: new.structure.itemCount(inSection: handle)))
            if other >= 0 {
                oldSections.append(
                    MatchedSection(index: other, other: index, count: old.structure.itemCount(inSection: oldHandle)))
            }
            items.align(alignment)
        }
        for index in difference.deletedSections {
            let handle = aligned.oldUnmatched.handle(at: index)
            let alignment = new.structure.alignItems(
                ofSection: -1, at: -1, with: old.structure, ofSection: handle, at: index)
            guard let alignment else { continue }
            oldSections.append(
                MatchedSection(index: index, other: -1, count: old.structure.itemCount(inSection: handle)))
            items.align(alignment)
        }
        oldSections.sort { $0.index < $1.index }
        let isValid = oldSections.withUnsafeMutableBufferPointer { old in
            newSections.withUnsafeMutableBufferPointer { new in
                old.lineUp()
                new.lineUp()
                return MatchedSections(old: old, new: new).list(items.matchRest(), into: &difference)
            }
        }
        precondition(isValid, "two items of one snapshot share an identifier")
    }
}

extension [MatchedBlock] {
    /// The old index of an element of one list that these blocks, in new order, match; -1 when they do not match it.
    @usableFromInline
    func oldStart(ofNew index: Int) -> Int {
        let next = indices.partitionPoint(where: { Int(self[$0].newStart) <= index })
        if next == 0 { return -1 }
        let offset = index - Int(self[next - 1].newStart)
        return offset < Int(self[next - 1].count) ? Int(self[next - 1].oldStart) + offset : -1
    }
}
