import Testing

@testable import DiffableSnapshots

/// What trees of tests hold: entries that may have a weight.
protocol TestEntry: OrderEntry {
    static var isWeighted: Bool { get }
    init(handle: Int32, weight: Int)
    var units: Int { get }
    static func weight(of sum: Sum) -> Int
}

extension Int32: TestEntry {
    static var isWeighted: Bool { false }
    init(handle: Int32, weight: Int) { self = handle }
    var units: Int { 0 }
    static func weight(of sum: OrderCount) -> Int { 0 }
}

extension WeightedEntry: TestEntry {
    static var isWeighted: Bool { true }
    init(handle: Int32, weight: Int) { self.init(handle: handle, weight: Int32(weight)) }
    var units: Int { Int(weight) }
    static func weight(of sum: WeightSum) -> Int { Int(sum.weight) }
}

/// The weight is how much deeper it is than the one before.
extension OutlineEntry: TestEntry {
    static var isWeighted: Bool { true }
    init(handle: Int32, weight: Int) {
        self.init(handle: handle, levelStep: Int32(weight), hiddenStep: 0, isExpanded: false)
    }
    var units: Int { Int(levelStep) }
    static func weight(of sum: OutlineSummary) -> Int { Int(sum.level.sum) }
}

@Suite("OrderForest")
struct OrderForestTests {
    /// Two trees in one forest, and what they should hold.
    struct Pair<Entry: TestEntry> {
        var forest: OrderForest<Entry>
        var roots: [OrderNode<Entry>?] = [nil, nil]
        var lists: [[Int32]] = [[], []]
        var weights: [Int32: Int] = [:]

        func check() {
            forest.checkInvariants(roots: [(0, roots[0]), (1, roots[1])])
            for (tree, list) in lists.enumerated() {
                #expect(forest.handles(of: roots[tree]) == list)
                var sum = Entry.Sum()
                for (index, handle) in list.enumerated() {
                    let place = forest.place(of: handle, in: roots[tree]!)
                    #expect(place.before == sum && Int(sum.count) == index)
                    #expect(forest.path(of: handle).owner == Int32(tree))
                    #expect(forest.handle(at: index, in: roots[tree]!) == handle)
                    let weight = Entry.isWeighted ? weights[handle] ?? 0 : 0
                    #expect(place.entry.units == weight)
                    if weight > 0 {
                        let unit = Entry.weight(of: sum) + weight - 1
                        let found = forest.search(in: .passUnretained(roots[tree]!)) {
                            Entry.weight(of: $0) + Entry.weight(of: $1) <= unit
                        }
                        #expect(found.entry.handle == handle && found.before == sum)
                    }
                    sum.append(Entry(handle: handle, weight: weight).sum)
                }
                #expect(roots[tree]?.sum ?? Entry.Sum() == sum)
                guard let root = roots[tree] else { continue }
                for start in [0, list.count / 2] {
                    var cursor = start == 0 ? OrderCursor(root) : OrderCursor(list[start], in: root, of: forest)
                    for handle in list[start...] {
                        #expect(cursor.entry?.handle == handle)
                        cursor.step()
                    }
                    #expect(cursor.entry?.handle == nil)
                }
            }
        }

        mutating func insert(_ handles: [Int32], at index: Int, tree: Int) {
            let entries = handles.map { Entry(handle: $0, weight: 0) }
            forest.insert(entries, at: index, into: &roots[tree], owner: Int32(tree))
            for handle in handles { weights[handle] = 0 }
            lists[tree].insert(contentsOf: handles, at: index)
        }
    }

    @Test(
        "Random edits on copies agree with arrays", arguments: [(2, 3), (2, 4), (4, 4), (8, 5), (256, 64)],
        [Int32.self, WeightedEntry.self, OutlineEntry.self] as [any TestEntry.Type])
    func agrees(capacities: (leaf: Int, branch: Int), type: any TestEntry.Type) {
        func agrees<Entry: TestEntry>(_ type: Entry.Type) {
            self.agrees(OrderForest<Entry>(leafCapacity: capacities.leaf, branchCapacity: capacities.branch))
        }
        agrees(type)
    }

    func agrees<Entry: TestEntry>(_ forest: OrderForest<Entry>) {
        var generator = SeededGenerator(seed: 11)
        var pairs = [Pair(forest: forest), Pair(forest: forest)]
        for step in 0..<examples(500, of: 1_500) {
            let which = Int.random(in: 0..<2, using: &generator)
            let tree = Int.random(in: 0..<2, using: &generator)
            edit(&pairs[which], tree: tree, step: step, with: &generator)
            if step % 10 == 9 { pairs[which].check() }
            if Int.random(in: 0..<30, using: &generator) == 0 { pairs[which] = pairs[1 - which] }
        }
    }

    func edit<Entry: TestEntry>(_ pair: inout Pair<Entry>, tree: Int, step: Int, with generator: inout SeededGenerator)
    {
        let count = pair.lists[tree].count
        switch Int.random(in: 0..<16, using: &generator) {
        case 0..<(step % 500 < 250 ? 7 : 3):
            let used = Set(pair.lists.joined())
            let length = Int.random(in: 1...(step % 7 == 0 ? 40 : 3), using: &generator)
            let handles = Array(
                (0..<Int32(1_000)).filter { !used.contains($0) }.shuffled(using: &generator).prefix(length))
            pair.insert(handles, at: Int.random(in: 0...count, using: &generator), tree: tree)
        case 14 where Entry.isWeighted && count > 0:
            let handle = pair.lists[tree].randomElement(using: &generator)!
            let weight = Int.random(in: 0..<50, using: &generator)
            pair.forest.update(handle, in: &pair.roots[tree]) { $0 = Entry(handle: handle, weight: weight) }
            pair.weights[handle] = weight
        case 15 where step % 5 == 0:
            pair.forest.removeRun(0..<count, from: &pair.roots[tree], owner: Int32(tree))
            #expect(pair.lists[tree].allSatisfy { !pair.forest.contains($0) })
            pair.lists[tree] = []
        default:
            guard count > 0 else { return }
            for _ in 0..<min(count, 4) {
                let index = Int.random(in: pair.lists[tree].indices, using: &generator)
                let handle = pair.lists[tree].remove(at: index)
                pair.forest.remove(handle, from: &pair.roots[tree])
            }
        }
    }

    @Test("A tree built at once holds its handles in order", arguments: [0, 1, 3, 4, 7, 100, 5_000])
    func building(count: Int32) {
        var pair = Pair(forest: OrderForest<Int32>(leafCapacity: 8, branchCapacity: 4))
        pair.insert(Array(0..<count), at: 0, tree: 0)
        pair.insert(Array(count..<(count + 5)), at: 0, tree: 1)
        pair.check()
    }

    @Test("A handle is found though others that came and went moved it far from where it was put")
    func stalePlaces() {
        var pair = Pair(forest: OrderForest<Int32>())
        pair.insert(Array(0..<112), at: 0, tree: 0)
        for _ in 0..<70 {
            let handle = pair.lists[0].removeFirst()
            pair.forest.remove(handle, from: &pair.roots[0])
            pair.check()
        }
        for handle in 0..<Int32(70) {
            pair.insert([handle], at: 0, tree: 0)
            pair.check()
        }
        #expect(pair.roots[0]!.isLeaf)
    }

    @Test("Trees stay right, however often nodes are split and joined")
    func splittingAndJoining() {
        var pair = Pair(forest: OrderForest<Int32>(leafCapacity: 4, branchCapacity: 4))
        let handles = Array(0..<Int32(300))
        for cycle in 0..<examples(60, of: 200) {
            let index = cycle % 2 == 0 ? 0 : pair.lists[0].count / 2
            let new = handles.filter { !pair.lists[0].contains($0) }
            pair.insert(new, at: index, tree: 0)
            for _ in 0..<290 {
                let gone = pair.lists[0].remove(at: cycle % 3 == 0 ? 0 : pair.lists[0].count / 3)
                pair.forest.remove(gone, from: &pair.roots[0])
            }
            pair.check()
        }
    }
}
