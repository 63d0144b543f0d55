import Testing

@testable import DiffableSnapshots

@Suite("OrderForest")
struct OrderForestTests {
    /// Two trees in one forest, and what they should hold.
    struct Pair {
        var forest: OrderForest
        var roots: [OrderNode?] = [nil, nil]
        var lists: [[Int32]] = [[], []]
        var weights: [Int32: Int] = [:]

        func check() {
            forest.checkInvariants(roots: [(0, roots[0]), (1, roots[1])])
            for (tree, list) in lists.enumerated() {
                var all: [Int32] = []
                forest.forEachLeaf(of: roots[tree]) { all += Array($0) }
                #expect(all == list)
                var unit = 0
                for (index, handle) in list.enumerated() {
                    let place = forest.place(of: handle, in: roots[tree]!)
                    #expect(place.index == index && forest.owner(of: handle) == Int32(tree))
                    #expect(forest.handle(at: index, in: roots[tree]!) == handle)
                    if !forest.isWeighted { continue }
                    #expect(place.weight == unit)
                    let weight = weights[handle] ?? 0
                    #expect(forest.weight(of: handle, in: roots[tree]!) == weight)
                    if weight > 0 {
                        let found = forest.handle(atUnit: unit + weight - 1, in: roots[tree]!)
                        #expect(found.handle == handle && found.rest == weight - 1)
                    }
                    unit += weight
                }
            }
        }
    }

    @Test("Random edits on copies agree with arrays", arguments: [(2, 4), (4, 4), (8, 5), (256, 64)], [false, true])
    func agrees(capacities: (leaf: Int, branch: Int), isWeighted: Bool) {
        var generator = SeededGenerator(seed: 11)
        let forest = OrderForest(
            isWeighted: isWeighted, leafCapacity: capacities.leaf, branchCapacity: capacities.branch)
        var pairs = [Pair(forest: forest), Pair(forest: forest)]
        for step in 0..<examples(500, of: 1_500) {
            let which = Int.random(in: 0..<2, using: &generator)
            let tree = Int.random(in: 0..<2, using: &generator)
            edit(&pairs[which], tree: tree, step: step, with: &generator)
            if step % 10 == 9 { pairs[which].check() }
            if Int.random(in: 0..<30, using: &generator) == 0 { pairs[which] = pairs[1 - which] }
        }
    }

    func edit(_ pair: inout Pair, tree: Int, step: Int, with generator: inout SeededGenerator) {
        let count = pair.lists[tree].count
        switch Int.random(in: 0..<16, using: &generator) {
        case 0..<(step % 500 < 250 ? 7 : 3):
            let used = Set(pair.lists.joined())
            let length = Int.random(in: 1...(step % 7 == 0 ? 40 : 3), using: &generator)
            let handles = Array(
                (0..<Int32(1_000)).filter { !used.contains($0) }.shuffled(using: &generator).prefix(length))
            let index = Int.random(in: 0...count, using: &generator)
            handles.withUnsafeBufferPointer {
                pair.forest.insert($0, at: index, into: &pair.roots[tree], owner: Int32(tree))
            }
            for handle in handles { pair.weights[handle] = 0 }
            pair.lists[tree].insert(contentsOf: handles, at: index)
        case 14 where pair.forest.isWeighted && count > 0:
            let handle = pair.lists[tree].randomElement(using: &generator)!
            let weight = Int.random(in: 0..<50, using: &generator)
            pair.forest.addWeight(weight - pair.weights[handle]!, to: handle, in: &pair.roots[tree])
            pair.weights[handle] = weight
        case 15 where step % 5 == 0:
            var gone: [Int32] = []
            pair.forest.removeAll(from: &pair.roots[tree]) { gone.append($0) }
            #expect(gone == pair.lists[tree])
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
        var pair = Pair(forest: OrderForest(leafCapacity: 8, branchCapacity: 4))
        pair.roots[0] = pair.forest.makeTree(of: 0..<count, owner: 0)
        pair.roots[1] = pair.forest.makeTree(of: count..<(count + 5), owner: 1)
        pair.lists = [Array(0..<count), Array(count..<(count + 5))]
        pair.check()
    }

    @Test("A handle is found though others that came and went moved it far from where it was put")
    func stalePlaces() {
        var pair = Pair(forest: OrderForest())
        pair.roots[0] = pair.forest.makeTree(of: 0..<112, owner: 0)
        pair.lists[0] = Array(0..<112)
        for _ in 0..<70 {
            let handle = pair.lists[0].removeFirst()
            pair.forest.remove(handle, from: &pair.roots[0])
            pair.check()
        }
        for handle in 0..<Int32(70) {
            withUnsafePointer(to: handle) {
                pair.forest.insert(UnsafeBufferPointer(start: $0, count: 1), at: 0, into: &pair.roots[0], owner: 0)
            }
            pair.lists[0].insert(handle, at: 0)
            pair.check()
        }
        #expect(pair.roots[0]!.isLeaf)
    }

    @Test("Trees stay right, however often nodes are split and joined")
    func splittingAndJoining() {
        var pair = Pair(forest: OrderForest(leafCapacity: 4, branchCapacity: 4))
        let handles = Array(0..<Int32(300))
        for cycle in 0..<examples(60, of: 200) {
            let index = cycle % 2 == 0 ? 0 : pair.lists[0].count / 2
            let new = handles.filter { !pair.lists[0].contains($0) }
            new.withUnsafeBufferPointer { pair.forest.insert($0, at: index, into: &pair.roots[0], owner: 0) }
            pair.lists[0].insert(contentsOf: new, at: index)
            for _ in 0..<290 {
                let gone = pair.lists[0].remove(at: cycle % 3 == 0 ? 0 : pair.lists[0].count / 3)
                pair.forest.remove(gone, from: &pair.roots[0])
            }
            pair.check()
        }
    }
}
