import DiffableChangesets
import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@Suite("Changesets")
struct ChangesetTests {
    typealias Change = Changeset<String, Int>

    private func snapshot(_ items: [Int]) -> DiffableDataSourceSnapshot<String, Int> {
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems(items)
        return snapshot
    }

    @Test("Its size is that of the change, not of the list")
    func size() throws {
        let old = snapshot(Array(0..<100_000))
        var new = old
        new.moveItem(10, afterItem: 90_000)
        new.deleteItems([50_000])
        let changeset = Change(from: old, to: new)
        #expect(changeset.movedItemIdentifiers == [10] && changeset.deletedItemIdentifiers == [50_000])
        #expect(try JSONEncoder().encode(changeset).count < 1000)
    }

    @Test("It names the sections that come, go and move")
    func sections() {
        func state(_ sections: [String]) -> DiffableDataSourceSnapshot<String, Int> {
            var snapshot = DiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(sections)
            return snapshot
        }
        let changeset = Change(from: state(["a", "b", "c", "d"]), to: state(["d", "a", "new", "b"]))
        #expect(changeset.insertedSectionIdentifiers == ["new"] && changeset.deletedSectionIdentifiers == ["c"])
        #expect(changeset.movedSectionIdentifiers == ["d"])
        #expect(changeset.inverted().insertedSectionIdentifiers == ["c"] && changeset.insertedItemIdentifiers.isEmpty)
    }

    @Test("A deleted item comes back behind its neighbour, before the other one, or to its index")
    func neighbours() {
        let undo = Change(from: snapshot([1, 2, 3, 4]), to: snapshot([1, 2, 4])).inverted()
        func undone(_ items: [Int]) -> [Int] {
            var state = DataSourceState(snapshot(items))
            _ = undo.applyWherePossible(to: &state)
            return state.snapshot.itemIdentifiers
        }
        #expect(undone([7, 8, 1, 2, 4]) == [7, 8, 1, 2, 3, 4])
        #expect(undone([7, 8, 4, 9]) == [7, 8, 3, 4, 9])
        #expect(undone([5, 6, 7, 8]) == [5, 6, 3, 7, 8])
        #expect(undone([5]) == [5, 3])
    }

    @Test("What others moved elsewhere, deleted, or filled is left alone and told")
    func conflicts() {
        var old = snapshot([1, 2, 3])
        old.appendSections(["b"])
        var new = old
        new.appendSections(["new"])
        new.appendItems([9], toSection: "new")
        new.moveItem(1, afterItem: 3)
        let undo = Change(from: old, to: new).inverted()

        var foreign = new
        foreign.appendItems([1], toSection: "b")
        foreign.appendItems([5], toSection: "new")
        let (changeset, conflicts) = undo.rebased(onto: DataSourceState(foreign))
        #expect(Set(conflicts) == [.item(1, .movedElsewhere), .section("new", .holdsOthers)])
        #expect(changeset.deletedItemIdentifiers == [9] && changeset.movedItemIdentifiers.isEmpty)
    }

    @Test("A whole subtree moves as one, and comes back as one")
    func subtrees() throws {
        var outline = DiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11, 12], to: 1)
        outline.expand([1])
        var before = DataSourceState<String, Int>().applying(outline, to: "a").state
        let subtree = outline.snapshot(of: 1, includingParent: true)
        outline.delete([1])
        outline.replace(childrenOf: 2, using: subtree)
        let after = before.applying(outline, to: "a").state
        let changeset = Change(from: before, to: after)
        #expect(changeset.movedItemIdentifiers == [1] && changeset.deletedItemIdentifiers.isEmpty)
        try changeset.apply(to: &before)
        #expect(before.outlines["a"]?.visualDescription() == outline.visualDescription())
        #expect(before.snapshot.itemIdentifiers == [2])
    }

    @Test("Changes that contradict each other are not composed")
    func misfits() {
        let delete = Change(from: snapshot([1, 2]), to: snapshot([1]))
        #expect(throws: Change.Conflict.item(2, .movedElsewhere)) { try delete.composed(with: delete) }
    }

    @Test("A changeset that contradicts itself is not read", arguments: Self.hostileTexts)
    func hostileText(_ text: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(Change.self, from: Data(text.utf8)) }
    }

    static let hostileTexts: [String] = {
        func text(_ changes: String, flagged: String = "") -> String {
            """
            {"sections": {"changes": [], "flagged": [], "unflagged": []},
             "items": {"changes": [\(changes)], "flagged": [\(flagged)], "unflagged": []}}
            """
        }
        func place(_ index: String, _ neighbours: String = "") -> String {
            "{\"container\": {\"section\": \"a\"}, \"index\": \(index), \"isFlagged\": false\(neighbours)}"
        }
        return [
            "", "{}", "[]", text("{\"identifier\": 1}"), text("{\"identifier\": 1, \"to\": \(place("-1"))}"),
            text("{\"identifier\": 1, \"to\": \(place("9223372036854775807"))}"),
            text("{\"identifier\": 1, \"to\": \(place("0", ", \"previous\": 1"))}"),
            text("{\"identifier\": 1, \"to\": \(place("0"))}, {\"identifier\": 1, \"to\": \(place("1"))}"),
            text("{\"identifier\": 1, \"to\": \(place("0"))}, {\"identifier\": 2, \"to\": \(place("0"))}"),
            text("{\"identifier\": 1, \"to\": \(place("0"))}", flagged: "1"), text("", flagged: "1, 1"),
        ]
    }()

    @Test("Hostile changesets that can be read are thrown out or told of, and leave a valid state")
    func hostileChanges() throws {
        for seed in 0..<UInt64(2 * numberOfRandomPrograms(100)) {
            var random = Numbers(state: seed)
            var states = RandomStates(.outlines, seed: seed)
            func identifier() -> Int { Int.random(in: 101...112, using: &random) }
            func place() -> String {
                let container = Bool.random(using: &random) ? "{\"section\": 0}" : "{\"parent\": \(identifier())}"
                let neighbours = ["previous", "next"].filter { _ in Bool.random(using: &random) }
                    .map { ", \"\($0)\": \(identifier())" }.joined()
                let index = Bool.random(using: &random) ? Int.random(in: 0...3, using: &random) : 2_147_483_647
                let isFlagged = Bool.random(using: &random)
                return "{\"container\": \(container), \"index\": \(index), \"isFlagged\": \(isFlagged)\(neighbours)}"
            }
            func changeset() -> Changeset<Int, Int>? {
                let changes = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                    let sides = ["from", "to"].filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
                        .map { ", \"\($0)\": \(place())" }.joined()
                    return "{\"identifier\": \(identifier())\(sides)}"
                }.joined(separator: ",")
                let text = """
                    {"sections": {"changes": [], "flagged": [0], "unflagged": []},
                     "items": {"changes": [\(changes)], "flagged": [\(identifier())], "unflagged": []}}
                    """
                return try? JSONDecoder().decode(Changeset<Int, Int>.self, from: Data(text.utf8))
            }
            let state = states.state()
            guard let first = changeset() else { continue }
            let line = "seed \(seed): \(first) onto \(state.text)"
            var played = state
            _ = try? first.apply(to: &played)
            if let fault = played.fault { Issue.record("\(line): \(fault)") }
            let (rebased, _) = first.rebased(onto: state)
            played = state
            try rebased.apply(to: &played)
            if let fault = played.fault { Issue.record("\(line): \(fault)") }
            if let second = changeset(), let composed = try? first.composed(with: second) {
                _ = composed.applyWherePossible(to: &played)
                if let fault = played.fault { Issue.record("\(line), then \(second): \(fault)") }
            }
        }
    }
}
