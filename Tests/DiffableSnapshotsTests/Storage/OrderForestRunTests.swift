import Testing

@testable import DiffableSnapshots

@Suite("Runs of handles in an OrderForest")
struct OrderForestRunTests {
    /// A tree, and what it should hold.
    struct Tree {
        var forest: OrderForest<Int32>
        var root: OrderNode<Int32>?
        var list: [Int32] = []

        func check() {
            forest.checkInvariants(roots: [(0, root)])
            #expect(forest.handles(of: root) == list)
            for (index, handle) in list.enumerated() {
                #expect(Int(forest.place(of: handle, in: root!).before.count) == index)
            }
        }

        mutating func insert(_ handles: [Int32], at index: Int) {
            forest.insert(handles, at: index, into: &root, owner: 0)
            list.insert(contentsOf: handles, at: index)
        }

        mutating func remove(_ range: Range<Int>) {
            forest.removeRun(range, from: &root, owner: 0)
            list.removeSubrange(range)
        }
    }

    @Test(
        "Taken out of copies of a tree, they leave what an array keeps", arguments: [(2, 4), (4, 4), (8, 5), (256, 64)])
    func agrees(capacities: (leaf: Int, branch: Int)) {
        var generator = SeededGenerator(seed: 21)
        let forest = OrderForest<Int32>(leafCapacity: capacities.leaf, branchCapacity: capacities.branch)
        var trees = [Tree(forest: forest), Tree(forest: forest)]
        for step in 0..<examples(120, of: 300) {
            let which = Int.random(in: 0..<2, using: &generator)
            let count = trees[which].list.count
            if count < 10 || Int.random(in: 0..<3, using: &generator) == 0 {
                let used = Set(trees[which].list)
                let new = (0..<Int32(1_200)).filter { !used.contains($0) }.shuffled(using: &generator)
                trees[which].insert(Array(new.prefix(150)), at: Int.random(in: 0...count, using: &generator))
            } else {
                let most = [3, 20, count][step % 3]
                let length = Int.random(in: 1...min(most, count), using: &generator)
                let start = Int.random(in: 0...count - length, using: &generator)
                trees[which].remove(start..<start + length)
            }
            if step % 5 == 0 { trees[which].check() }
            if Int.random(in: 0..<20, using: &generator) == 0 { trees[which] = trees[1 - which] }
        }
        for tree in trees { tree.check() }
    }

    @Test("How far they stand side by side is found over the ends of leaves")
    func length() {
        var tree = Tree(forest: OrderForest(leafCapacity: 4, branchCapacity: 4))
        tree.insert(Array(0..<100), at: 0)
        func run(_ handles: [Int32]) -> (index: Int, length: Int) {
            tree.forest.run(of: handles[...], at: tree.forest.path(of: handles[0]), in: tree.root!)
        }
        #expect(run(Array(10..<60)) == (10, 50))
        #expect(run(Array(10..<30) + [31]) == (10, 20))
        #expect(run([99, 0]) == (99, 1))
        #expect(run(Array(98..<100)) == (98, 2))
    }

    #if DEBUG
    @Test("However many go in, there is one way down")
    func insertion() {
        var tree = Tree(forest: OrderForest())
        for (length, index) in [(200_000, 0), (100_000, 70_000), (100_000, 300_000)] {
            let handles = (0..<length).map { Int32(tree.list.count + $0) }
            let visits = VisitCounter.Visits()
            VisitCounter.$visits.withValue(visits) { tree.insert(handles, at: index) }
            #expect(visits.count <= 3)
        }
        tree.forest.checkInvariants(roots: [(0, tree.root)])
        #expect(tree.forest.handles(of: tree.root) == tree.list)
    }

    @Test("Leaves of which nothing is left are taken out whole, and copies are made at both ends only")
    func visits() {
        var tree = Tree(forest: OrderForest())
        tree.insert(Array(0..<100_000), at: 0)
        let copy = tree
        let visits = VisitCounter.Visits()
        VisitCounter.$visits.withValue(visits) { tree.remove(20_001..<79_999) }
        // A leaf is built with 112 of at most 128, and there are two ways down.
        #expect(visits.count < 60_000 / 112 + 20)
        copy.forest.checkInvariants(roots: [(0, copy.root)])
        let shared = TreeAlignment(old: copy.root, new: tree.root).shared.reduce(0) { $0 + Int($1.count) }
        #expect(shared > 40_002 - 4 * 128)
        tree.check()
    }
    #endif
}
