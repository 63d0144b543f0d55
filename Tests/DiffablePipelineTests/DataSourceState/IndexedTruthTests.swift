import Testing

@testable import DiffablePipeline
@testable import DiffableSnapshots

/// What a data source holds answers where an identifier stands without an index being made for it.
@Suite("The truth stays indexed")
struct IndexedTruthTests {
    typealias State = DataSourceState<Int, Label>

    /// Compares by its number, and says of which list it is.
    struct Label: Hashable, Sendable {
        var number: Int
        var origin: Int

        static func == (left: Label, right: Label) -> Bool { left.number == right.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    static func snapshot(
        _ sections: [(Int, [Int])], origin: Int
    ) -> DiffableDataSourceSnapshot<Int, Label> {
        var snapshot = DiffableDataSourceSnapshot<Int, Label>()
        snapshot.appendSections(sections.map(\.0))
        for (section, items) in sections {
            snapshot.appendItems(items.map { Label(number: $0, origin: origin) }, toSection: section)
        }
        return snapshot
    }

    @Test("by the first apply, a small one, a large one, one of nothing, and a reload")
    func everyWay() {
        var state = State()
        let lists = [Array(0..<500), [700] + Array(3..<500), Array((0..<500).reversed()), Array((0..<500).reversed())]
        for (step, list) in lists.enumerated() {
            state = state.applying(Self.snapshot([(0, list)], origin: step)).state
            #expect(state.snapshot.storage.presentIndex != nil)
            state.snapshot.checkInvariants()
        }
        state = state.reloading(Self.snapshot([(1, [5])], origin: 9)).state
        #expect(state.snapshot.storage.presentIndex != nil)
    }

    @Test("A small change of a list built anew touches only what changed, and nothing of the rest is hashed")
    func hashesFew() {
        final class Count: @unchecked Sendable {
            // Used by one test's task only.
            var hashes = 0
        }
        struct Counting: Hashable, Sendable {
            var number: Int
            let count: Count
            static func == (left: Counting, right: Counting) -> Bool { left.number == right.number }
            func hash(into hasher: inout Hasher) {
                count.hashes += 1
                hasher.combine(number)
            }
        }
        let count = Count()
        func snapshot(_ numbers: [Int]) -> DiffableDataSourceSnapshot<Int, Counting> {
            var snapshot = DiffableDataSourceSnapshot<Int, Counting>()
            snapshot.appendSections([0])
            snapshot.appendItems(numbers.map { Counting(number: $0, count: count) })
            return snapshot
        }
        let first = DataSourceState<Int, Counting>().applying(snapshot(Array(0..<10_000))).state
        var numbers = Array(0..<10_000)
        numbers.remove(at: 100)
        numbers.insert(20_000, at: 5_000)
        numbers.append(numbers.remove(at: 7_000))
        count.hashes = 0
        let next = snapshot(numbers)
        let difference = next.difference(from: first.snapshot)
        let before = count.hashes
        next.makeIndex(from: first.snapshot, difference, in: "test")
        #expect(count.hashes - before < 20)
        next.checkInvariants()
    }

    @Test("Random lists in sections, built anew each time", arguments: 0..<UInt64(min(16, numberOfRandomPrograms(3))))
    func random(seed: UInt64) {
        var numbers = Numbers(state: seed)
        var lists = (0..<Int.random(in: 1...5, using: &numbers)).map { section in
            (section, (0..<Int.random(in: 0...400, using: &numbers)).map { section * 1_000 + $0 })
        }
        var state = State().applying(Self.snapshot(lists, origin: 0)).state
        var origins: [Int: Int] = [:]
        for list in lists { for item in list.1 { origins[item] = 0 } }
        var fresh = 100_000
        for step in 1...12 {
            Self.change(&lists, &fresh, with: &numbers)
            state = state.applying(Self.snapshot(lists, origin: step)).state
            state.snapshot.checkInvariants()
            let shown = Set(lists.flatMap(\.1))
            origins = origins.filter { shown.contains($0.key) }
            #expect(state.snapshot.storage.presentIndex != nil)
            for (index, (section, items)) in lists.enumerated() {
                #expect(state.snapshot.sectionIdentifier(at: index) == section)
                for (item, number) in items.enumerated() {
                    let origin = origins[number] ?? step
                    origins[number] = origin
                    let path = ItemPath(section: index, item: item)
                    let label = Label(number: number, origin: -1)
                    guard state.snapshot.itemPath(of: label) == path,
                        state.snapshot.itemIdentifier(at: path)?.origin == origin
                    else {
                        Issue.record("seed \(seed), step \(step): \(number) is not found at \(path)")
                        return
                    }
                }
            }
            // An edit of a copy starts from the index, and its identifiers are those shown.
            var edited = state.snapshot
            if let first = edited.itemIdentifiers.first {
                edited.deleteItems([first])
                let rest = state.snapshot.itemIdentifiers.dropFirst()
                #expect(edited.itemIdentifiers.map(\.origin) == rest.map(\.origin))
                edited.checkInvariants()
            }
        }
    }

    /// Mostly little: items go, come and move, within sections and across; now and then sections do.
    private static func change(_ lists: inout [(Int, [Int])], _ fresh: inout Int, with numbers: inout Numbers) {
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
            let from = Int.random(in: lists.indices, using: &numbers)
            let to = Int.random(in: lists.indices, using: &numbers)
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0:
                if !lists[from].1.isEmpty {
                    lists[from].1.remove(at: .random(in: lists[from].1.indices, using: &numbers))
                }
            case 1:
                lists[to].1.insert(fresh, at: .random(in: 0...lists[to].1.count, using: &numbers))
                fresh += 1
            default:
                if lists[from].1.isEmpty { continue }
                let item = lists[from].1.remove(at: .random(in: lists[from].1.indices, using: &numbers))
                lists[to].1.insert(item, at: .random(in: 0...lists[to].1.count, using: &numbers))
            }
        }
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: lists.append((fresh, [fresh + 1, fresh + 2]))
        case 1: if lists.count > 1 { lists.remove(at: .random(in: lists.indices, using: &numbers)) }
        case 2: lists.append(lists.remove(at: .random(in: lists.indices, using: &numbers)))
        case 3:
            let section = Int.random(in: lists.indices, using: &numbers)
            lists[section].1.shuffle(using: &numbers)
        case 4:
            // A section is renamed: its items move to a new one.
            let section = Int.random(in: lists.indices, using: &numbers)
            lists[section].0 = fresh
        default: break
        }
        fresh += 3
    }
}
