import DiffableSnapshots
import Testing

#if DEBUG
/// Law 8: a look-up or an edit at one place looks at a number of nodes that grows with the logarithm of the size.
/// `Scripts/check-snapshots` goes to 10⁶ items.
@Suite("The work of one call on an outline")
struct SectionSnapshotGrowthTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    @Test("Outlines of 10³ items and more, wide, flat, square and deep", arguments: [1_000, 10_000, 100_000])
    func growth(_ count: Int) { #expect(OutlineGrowth.fault(count) == nil) }

    @Test("Opening a parent with many children costs about its visible change")
    func expansion() { #expect(OutlineGrowth.faultInExpansion(children: 10_000, others: 50_000) == nil) }

    @Test("What one call changes in the rows of a large outline is found without looking at the others")
    func changes() {
        var outline = Outline()
        outline.append(Array(0..<1_000))
        for parent in 0..<1_000 { outline.append(Array(1_000 + parent * 99..<1_000 + (parent + 1) * 99), to: parent) }
        outline.expand(Array(0..<1_000))
        for item in [0, 499, 998, 999] {
            var collapsed = outline
            collapsed.collapse([item])
            let changes = collapsed.visibleChanges(from: outline)
            #expect(changes.runs.reduce(0) { $0 + $1.old.count } == 99)
            #expect(changes.runs.allSatisfy { $0.new.isEmpty })
            #expect(changes.windows.reduce(0) { $0 + $1.count } < 5 * 64)
            #expect(changes.changedRows.map { collapsed.visibleItem(at: $0) } == [item])
            #expect(collapsed.itemsMissing(in: outline).isEmpty)
        }
    }
}
#endif
