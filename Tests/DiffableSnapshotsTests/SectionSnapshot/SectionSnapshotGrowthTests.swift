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
            #expect(changes.hunks.reduce(0) { $0 + $1.old.count } == 99)
            #expect(changes.hunks.allSatisfy { $0.new.isEmpty })
            #expect(changes.comparedRows.reduce(0) { $0 + $1.count } < 5 * 64)
            #expect(changes.changedRows.map { collapsed.visibleItem(at: $0) } == [item])
            #expect(collapsed.itemsMissing(in: outline).isEmpty)
        }
    }

    @Test("Many items come and go at once, with about one look at each node that holds them")
    func runs() {
        var outline = Outline()
        outline.append(Array(0..<50_000))
        let original = outline
        // A node is up to 64 full, and 32 of them stand under another one.
        let nodes = 20_000 / 64
        let appending = outline.countingVisits { $0.append(Array(100_000..<120_000), to: 25_000) }
        #expect(appending < 100, "\(appending)")
        let expanding = outline.countingVisits { $0.expand([25_000] + (100_000..<101_000)) }
        #expect(expanding < 10 * 1_000, "\(expanding)")
        let full = outline
        let deleting = outline.countingVisits { $0.delete([25_000]) }
        #expect(deleting < 12 * nodes, "\(deleting)")
        for value in [original, full, outline] { value.checkInvariants() }
        #expect(original.numberOfItems == 50_000 && full.numberOfItems == 70_000 && outline.numberOfItems == 49_999)
        let rows = outline.visibleChanges(from: original).comparedRows
        #expect(rows.reduce(0) { $0 + $1.count } < 4 * 64)
    }

    @Test("Siblings that are deleted in their order go together")
    func siblings() {
        var outline = Outline()
        outline.append(Array(0..<20_000))
        let visits = outline.countingVisits { $0.delete(Array(5_000..<15_000)) }
        // One look each for where they end.
        #expect(visits < 10_000 * 3 / 2, "\(visits)")
        outline.checkInvariants()
        #expect(outline.items == Array(0..<5_000) + Array(15_000..<20_000))
    }
}
#endif
