import DiffableSnapshots
import Testing

#if DEBUG
/// Law 8: a look-up or an edit at one place looks at a number of nodes that grows with the logarithm of the size.
/// `Scripts/check-snapshots` goes to 10⁶ items.
@Suite("The work of one call on an outline")
struct SectionSnapshotGrowthTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    /// Outlines of about `count` items of very different shapes.
    static func shapes(_ count: Int) -> [(name: String, outline: Outline)] {
        var wide = Outline()
        wide.append([-1, -2])
        wide.append(Array(0..<count), to: -1)
        var flat = Outline()
        flat.append(Array(0..<count))
        var square = Outline()
        let side = Int(Double(count).squareRoot())
        square.append(Array(0..<side))
        for parent in 0..<side { square.append(Array(side * (parent + 1)..<side * (parent + 2)), to: parent) }
        square.expand(Array(0..<side))
        return [("wide", wide), ("flat", flat), ("square", square), ("deep", chain(count))]
    }

    /// Each item the only child of the one before.
    static func chain(_ count: Int) -> Outline {
        var chain = Outline()
        chain.append([0])
        for item in 1..<count { chain.append([item], to: item - 1) }
        return chain
    }

    /// The most nodes that any of the calls looks at.
    static func mostVisits(_ outline: inout Outline, at items: [Int]) -> (visits: Int, call: String) {
        let calls: [(String, (inout Outline, Int) -> Void)] = [
            ("index(of:)", { _ = $0.index(of: $1) }), ("visibleIndex(of:)", { _ = $0.visibleIndex(of: $1) }),
            ("level(of:)", { _ = $0.level(of: $1) }), ("isVisible", { _ = $0.isVisible($1) }),
            ("siblingIndex(of:)", { _ = $0.siblingIndex(of: $1) }),
            ("numberOfChildren(of:)", { _ = $0.numberOfChildren(of: $1) }),
            ("item(at:)", { outline, item in _ = outline.item(at: outline.numberOfItems / 2) }),
            ("visibleItem(at:)", { outline, item in _ = outline.visibleItem(at: outline.numberOfVisibleItems / 2) }),
            ("expand", { $0.expand([$1]) }), ("collapse", { $0.collapse([$1]) }),
            ("append", { $0.append([-10], to: $1) }), ("delete", { outline, _ in outline.delete([-10]) }),
            ("insert after", { $0.insert([-11], after: $1) }), ("insert before", { $0.insert([-12], before: $1) }),
            ("delete", { outline, _ in outline.delete([-11, -12]) }),
        ]
        var most = (visits: 0, call: "")
        for item in items {
            for (name, call) in calls {
                let visits = outline.countingVisits { call(&$0, item) }
                if visits > most.visits { most = (visits, "\(name) at \(item)") }
            }
        }
        return most
    }

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
            #expect(changes.reduce(0) { $0 + $1.old.count } < 99 + 5 * 64)
            #expect(changes.reduce(0) { $0 + $1.new.count } < 5 * 64)
            #expect(collapsed.itemsMissing(in: outline).isEmpty)
        }
    }
}
#endif
