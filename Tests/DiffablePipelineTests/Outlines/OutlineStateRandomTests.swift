import DiffablePipeline
import DiffableSnapshots
import Testing

@Suite("Ordinary and section snapshots together, by random programs")
struct OutlineStateRandomTests {
    @Test("Random applies agree with the model, and each difference leads to what it says")
    func randomApplies() {
        for seed in 0..<UInt64(numberOfRandomPrograms(35)) {
            var program = OutlineStateProgram(seed: seed)
            if let fault = program.fault() {
                Issue.record("seed \(seed): \(fault)")
                return
            }
        }
    }
}

@Suite("Subtrees that an ordinary snapshot moves, by random outlines")
struct OutlineBlockMoveTests {
    @Test("Moving a parent with its rows in an ordinary snapshot is moving its subtree")
    func blocks() {
        for seed in 0..<UInt64(examples(150, of: 400)) {
            var random = Numbers(state: seed)
            var state = DataSourceState<Int, Int>()
            for section in 0..<2 {
                state = state.applying(Self.outline(from: section * 100, using: &random), to: section).state
            }
            let from = Int.random(in: 0..<2, using: &random)
            let to = Int.random(in: 0..<2, using: &random)
            var source = state.outline(for: from)
            let item = source.rootItems.randomElement(using: &random)!
            let subtree = source.snapshot(of: item, includingParent: true)
            source.delete([item])
            var target = from == to ? source : state.outline(for: to)
            guard let anchor = target.rootItems.randomElement(using: &random) else { continue }
            // In its own section it stays a root; in another one it comes to the level of what precedes it.
            let last = target.snapshot(of: anchor, includingParent: true).visibleItems.last!
            target.insert(subtree, after: from == to ? anchor : last)
            var named = state.snapshot
            named.deleteItems(subtree.visibleItems)
            named.insertItems(subtree.visibleItems, afterItem: last)
            let next = state.applying(named).state
            let wanted = target.visualDescription()
            let shown = next.outline(for: to).visualDescription()
            if wanted != shown || !next.snapshot.hasSameContent(as: named) {
                Issue.record("seed \(seed): \(item) behind \(anchor) gives \(shown), not \(wanted)")
                return
            }
        }
    }

    private static func outline(
        from start: Int, using random: inout Numbers
    ) -> DiffableDataSourceSectionSnapshot<Int> {
        var outline = DiffableDataSourceSectionSnapshot<Int>()
        outline.append([start])
        for item in start + 1..<start + Int.random(in: 2...14, using: &random) {
            let parent = Int.random(in: 0..<4, using: &random) == 0 ? nil : outline.items.randomElement(using: &random)
            outline.append([item], to: parent)
        }
        outline.expand(outline.items.filter { _ in Int.random(in: 0..<3, using: &random) > 0 })
        return outline
    }
}
