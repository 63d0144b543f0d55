import Testing

@testable import DiffableSnapshots

@Suite("What is deleted leaves no room behind")
struct ShrinkingTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    static func snapshot(_ count: Int) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        _ = snapshot.indexOfItem(0)
        snapshot.moveItem(0, afterItem: 1)
        return snapshot
    }

    /// The number of leaves of the only section's tree.
    static func leaves(_ snapshot: Snapshot) -> Int {
        var leaves = 0
        let structure = snapshot.storage.content.structure
        structure.itemRoots[0]?.forEachRun { _ in leaves += 1 }
        return leaves
    }

    @Test("A table gives its slots back when most identifiers are gone, one by one or in one call")
    func slots() {
        for isOneCall in [false, true] {
            var snapshot = Self.snapshot(20_000)
            #expect(snapshot.storage.content.itemTable.slots.pageCount == 100)
            if isOneCall {
                snapshot.deleteItems(Array(100..<20_000))
            } else {
                for item in 100..<20_000 { snapshot.deleteItems([item]) }
            }
            snapshot.checkInvariants()
            #expect(snapshot.numberOfItems == 100 && snapshot.storage.content.itemTable.slots.pageCount <= 2)
        }
    }

    @Test("Leaves that get small are joined, wherever the items stood")
    func leaves() {
        var generator = SeededGenerator(seed: 3)
        for isShuffled in [false, true] {
            var snapshot = Self.snapshot(20_000)
            let gone = (0..<20_000).filter { $0 % 64 != 0 }
            for item in isShuffled ? gone.shuffled(using: &generator) : gone { snapshot.deleteItems([item]) }
            snapshot.checkInvariants()
            #expect(snapshot.numberOfItems == 313 && Self.leaves(snapshot) <= 12)
        }
    }

    @Test("Deleting and inserting at random places keeps the number of leaves in bounds")
    func churn() {
        var generator = SeededGenerator(seed: 4)
        var snapshot = Self.snapshot(5_000)
        var items = Array(0..<5_000)
        for step in 0..<30_000 {
            let index = Int.random(in: items.indices, using: &generator)
            let item = items[index]
            let anchor = items[index == 0 ? 1 : index - 1 - (step % 2 == 0 ? 0 : (index - 1) / 2)]
            snapshot.deleteItems([item])
            if step % 3 == 0 {
                snapshot.insertItems([item], beforeItem: anchor)
            } else {
                snapshot.insertItems([item], afterItem: anchor)
            }
        }
        items = snapshot.itemIdentifiers
        snapshot.checkInvariants()
        #expect(items.count == 5_000 && Set(items).count == 5_000 && Self.leaves(snapshot) <= 100)
    }

    @Test("Inserting behind the last item of a full leaf again and again fills leaves")
    func behindFullLeaf() {
        var snapshot = Self.snapshot(112)
        for item in 112..<10_112 { snapshot.insertItems([item], afterItem: 111) }
        snapshot.checkInvariants()
        #expect(Self.leaves(snapshot) <= 10_112 / 48)
    }
}
