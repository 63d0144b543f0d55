import DiffableSnapshots
import Testing

@Suite("Transactions")
struct TransactionTests {
    typealias State = DataSourceState<String, Int>
    typealias Transaction = DiffableDataSourceTransaction<String, Int>

    private func state(_ sections: KeyValuePairs<String, [Int]>) -> State {
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return State(snapshot)
    }

    @Test("An item that moves is removed and inserted, each change associated with the other")
    func moveIsInferred() {
        let transaction = Transaction(from: state(["a": [1, 2, 3]]), to: state(["a": [3, 1, 2]]))
        #expect(
            Array(transaction.difference) == [
                .remove(offset: 2, element: 3, associatedWith: 0), .insert(offset: 0, element: 3, associatedWith: 2),
            ])
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
        #expect(transaction.sectionTransactions.first?.finalSnapshot.items == [3, 1, 2])
    }

    @Test("A move between sections makes one transaction for each, the last section first")
    func moveBetweenSections() {
        let before = state(["a": [1, 2], "b": [3], "c": [4, 5]])
        let after = state(["a": [2], "b": [3], "c": [4, 1, 5]])
        let transaction = Transaction(from: before, to: after)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["c", "a"])
        #expect([4, 5].applying(transaction.sectionTransactions[0].difference) == [4, 1, 5])
        #expect([1, 2].applying(transaction.sectionTransactions[1].difference) == [2])
        #expect([1, 2, 3, 4, 5].applying(transaction.difference) == [2, 3, 4, 1, 5])
    }

    @Test("A drop among 100,000 items is told at once")
    func large() {
        let before = state(["a": Array(0..<100_000)])
        var snapshot = before.snapshot
        snapshot.moveItem(10, afterItem: 90_000)
        let after = State(snapshot)
        let times = (0..<3).map { _ in
            ContinuousClock().measure {
                let transaction = Transaction(from: before, to: after, moving: [10])
                #expect(transaction.difference.insertions.count == 1)
                #expect(transaction.sectionTransactions.map(\.difference.count) == [2])
            }
        }
        // It takes less than a millisecond; looking at all items takes seconds in debug builds.
        #expect(times.min()! < .milliseconds(100))
    }

    @Test("Items that were dragged are named with their places, also below what is closed")
    func moves() {
        var before = state(["a": [1, 2], "b": [3]])
        var outline = before.outline(for: "a")
        outline.append([10, 11], to: 1)
        before.outlines["a"] = outline
        var after = state(["a": [2], "b": [1, 3]])
        var other = after.outline(for: "b")
        other.append([11, 10], to: 1)
        after.outlines["b"] = other
        let moves = Transaction(from: before, to: after, moving: [1, 11, 99]).moves
        #expect(moves.map(\.item) == [1, 11])
        #expect(moves.map(\.initialPlace.section) == ["a", "a"] && moves.map(\.finalPlace.section) == ["b", "b"])
        #expect(moves.map(\.initialPlace.parent) == [nil, 1] && moves.map(\.finalPlace.parent) == [nil, 1])
        #expect(moves.map(\.initialPlace.index) == [0, 1] && moves.map(\.finalPlace.index) == [0, 0])
        #expect(Transaction(from: before, to: after).moves.isEmpty)
    }

    @Test("A move from the end of one section to the start of the next leaves the order of all items as it is")
    func moveAcrossABorder() {
        let transaction = Transaction(from: state(["a": [1, 2], "b": [3]]), to: state(["a": [1], "b": [2, 3]]))
        #expect(transaction.difference.isEmpty)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
        #expect(transaction.sectionTransactions.allSatisfy { !$0.difference.isEmpty })
    }

    @Test("A section whose outline changed has a transaction, also when the order of its items is the same")
    func outlineChanges() {
        var before = state(["a": [1, 2], "b": [3]])
        var outline = before.outline(for: "a")
        before.outlines["a"] = outline
        outline.delete([2])
        outline.append([2], to: 1)
        outline.expand([1])
        var after = before
        after.outlines["a"] = outline
        let transaction = Transaction(from: before, to: after)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
        #expect(transaction.sectionTransactions.first?.difference.isEmpty == true)
        #expect(transaction.sectionTransactions.first?.finalSnapshot.parent(of: 2) == 1)
    }

    @Test("The difference gives the new items for every pair of lists, with as many moves as are inferred at least")
    func randomPairs() {
        for seed in 0..<400 {
            var random = SeededGenerator(seed: UInt64(seed))
            let before = list(using: &random)
            let after =
                Int.random(in: 0..<3, using: &random) == 0 ? before.shuffled(using: &random) : list(using: &random)
            let transaction = Transaction(from: state(["a": before]), to: state(["a": after]))
            guard before.applying(transaction.difference) == after else {
                Issue.record("seed \(seed): \(before) → \(after) by \(transaction.difference)")
                return
            }
            let inferred = after.difference(from: before).inferringMoves()
            #expect(transaction.difference.count <= inferred.count, "seed \(seed): \(before) → \(after)")
        }
    }

    @Test("Every move at random, between sections too, fits the app's own store")
    func randomMoves() {
        var random = SeededGenerator(seed: 7)
        var current = state(["a": Array(0..<8), "b": Array(8..<12), "c": [], "d": Array(12..<20)])
        var store = current.snapshot.itemIdentifiers
        var stores = ["a": Array(0..<8), "b": Array(8..<12), "c": [], "d": Array(12..<20)]
        for step in 0..<300 {
            var next = current.snapshot
            let item = Int.random(in: 0..<20, using: &random)
            let target = Int.random(in: 0..<20, using: &random)
            if item == target {
                next.appendItems([item], toSection: "abcd".randomElement(using: &random).map(String.init))
            } else {
                next.moveItem(item, afterItem: target)
            }
            let transaction = Transaction(from: current, to: State(next))
            store = store.applying(transaction.difference) ?? []
            for section in transaction.sectionTransactions {
                stores[section.sectionIdentifier] = section.finalSnapshot.items
            }
            #expect(store == next.itemIdentifiers, "seed 7, step \(step)")
            #expect(next.sectionIdentifiers.allSatisfy { stores[$0] == next.itemIdentifiers(inSection: $0) })
            current = State(next)
        }
    }

    private func list(using random: inout SeededGenerator) -> [Int] {
        Array((0..<Int.random(in: 0..<14, using: &random)).shuffled(using: &random).prefix(10))
    }
}
