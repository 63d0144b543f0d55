import DiffableSnapshots
import Testing

@Suite("A section snapshot, in every small case")
struct SectionSnapshotExhaustiveTests {
    typealias Model = ModelOutline<Int>

    /// 5 where the tests run optimised or `DIFFABLE_RANDOM_PROGRAMS` asks for more; 4 keeps the plain suite quick.
    var largestOutline: Int {
        #if DEBUG
        environment("DIFFABLE_RANDOM_PROGRAMS") == nil ? 4 : 5
        #else
        5
        #endif
    }

    /// All forests of `count` nodes, numbered from `first` in the order of a walk.
    static func forests(_ count: Int, from first: Int = 0) -> [[Model.Node]] {
        if count == 0 { return [[]] }
        var forests: [[Model.Node]] = []
        for inside in 0..<count {
            for children in Self.forests(inside, from: first + 1) {
                for rest in Self.forests(count - 1 - inside, from: first + 1 + inside) {
                    forests.append([Model.Node(item: first, children: children)] + rest)
                }
            }
        }
        return forests
    }

    /// All edits at `item`, which bring new items from 10 on.
    static func edits(at item: Int) -> [OutlineEdit<Int>] {
        let spliced = [
            Model.Node(item: 10, isExpanded: true, children: [.init(item: 11, children: [.init(item: 12)])]),
            Model.Node(item: 13),
        ]
        return [
            .append([10, 11], to: item), .insert([10, 11], before: item), .insertAfter([10, 11], after: item),
            .splice(spliced, before: item), .spliceAfter(spliced, after: item), .replace(childrenOf: item, spliced),
            .replace(childrenOf: item, []), .delete([item]), .deleteKeepingChildren(item), .expand([item]),
            .collapse([item]),
        ]
    }

    @Test("Every edit of every outline of few items in every state of expansion agrees with the model")
    func everyEdit() {
        var cases = 0
        for count in 0...largestOutline {
            for forest in Self.forests(count) {
                for expanded in 0..<(1 << count) {
                    var model = Model(roots: forest)
                    for item in 0..<count where expanded & (1 << item) != 0 { model.setExpanded(true, item) }
                    // The one kind of storage splits at the third item, the other holds all in one node.
                    let isSmall = (expanded + count) % 2 == 0
                    let base = model.outline(
                        into: isSmall ? .init(leafCapacity: 2, branchCapacity: 3) : .init())
                    var edits: [OutlineEdit<Int>] = [.append([10], to: nil), .deleteAll]
                    for item in 0..<count { edits += Self.edits(at: item) }
                    for edit in edits {
                        var (changedModel, changed) = (model, base)
                        edit.play(on: &changedModel)
                        edit.play(on: &changed)
                        if let problem = changedModel.disagreement(with: changed) {
                            Issue.record("\(forest), expanded \(expanded), \(edit): \(problem)")
                            return
                        }
                        cases += 1
                    }
                    if let problem = model.disagreement(with: base) {
                        Issue.record("The original changed. \(forest), expanded \(expanded): \(problem)")
                        return
                    }
                }
            }
        }
        #expect(cases > (largestOutline == 5 ? 70_000 : 9_000))
    }

    @Test("The snapshot of every item of every outline of few items agrees with the model")
    func everySnapshotOfParent() {
        for count in 1...largestOutline {
            for forest in Self.forests(count) {
                for expanded in 0..<(1 << count) {
                    var model = Model(roots: forest)
                    for item in 0..<count where expanded & (1 << item) != 0 { model.setExpanded(true, item) }
                    let outline = model.outline()
                    for item in 0..<count {
                        let node = model.node(item)
                        let inside = Model(roots: node.children).disagreement(with: outline.snapshot(of: item))
                        let whole = Model(roots: [node]).disagreement(
                            with: outline.snapshot(of: item, includingParent: true))
                        if let problem = inside ?? whole {
                            Issue.record("\(forest), expanded \(expanded), item \(item): \(problem)")
                            return
                        }
                    }
                }
            }
        }
    }
}
