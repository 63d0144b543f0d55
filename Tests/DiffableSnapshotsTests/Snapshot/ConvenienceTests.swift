import DiffableSnapshots
import Testing

@Suite("Conveniences of snapshots")
struct ConvenienceTests {
    typealias Snapshot = DiffableDataSourceSnapshot<String, Int>
    let snapshot = Snapshot(sections: [("a", [1, 2, 3]), ("b", []), ("c", [4])])

    @Test("A snapshot is made of sections with their items")
    func sections() {
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
        #expect(snapshot.itemIdentifiers(inSection: "b").isEmpty)
    }

    @Test("It is empty when it has no items")
    func isEmpty() {
        #expect(Snapshot().isEmpty)
        #expect(Snapshot(sections: [("a", [])]).isEmpty)
        #expect(!snapshot.isEmpty)
    }

    @Test("A section's items are replaced: some stay, some go, some come from elsewhere; marks of those that stay too")
    func replaceItems() {
        var next = snapshot
        next.reloadItems([1, 2])
        next.replaceItems(in: "a", with: [4, 3, 1, 9])
        #expect(next.itemIdentifiers(inSection: "a") == [4, 3, 1, 9])
        #expect(next.itemIdentifiers(inSection: "c").isEmpty)
        #expect(next.reloadedItemIdentifiers == [1])
        #expect(next.itemAddedAgain == nil)
        next.replaceItems(in: "b", with: [])
        next.replaceItems(in: "a", with: [])
        #expect(next.isEmpty && next.numberOfSections == 3)
        let difference = next.difference(from: snapshot)
        #expect(difference.deletedItems.count == 4 && difference.insertedItems.isEmpty)
    }

    @Test("Items of which something is true go, wherever they stand")
    func removeItems() {
        var next = snapshot
        next.removeItems { $0.isMultiple(of: 2) }
        #expect(next.itemIdentifiers == [1, 3])
        next.removeItems { _ in false }
        #expect(next.itemIdentifiers == [1, 3])
    }

    @Test("A builder's snapshot reads like the list it makes")
    func builder() {
        for hasMore in [false, true] {
            let built = Snapshot {
                SnapshotSection("first") {
                    1
                    [2, 3]
                    if hasMore { 4 }
                    if hasMore { 5 } else { [6, 7] }
                    for number in 8...9 { number }
                }
                SnapshotSection("empty")
                if hasMore { SnapshotSection("more") { 20 } }
                for name in ["x", "y"] { SnapshotSection(name) { name == "x" ? 30 : 31 } }
            }
            #expect(
                built.sectionIdentifiers
                    == (hasMore ? ["first", "empty", "more", "x", "y"] : ["first", "empty", "x", "y"]))
            #expect(
                built.itemIdentifiers(inSection: "first") == (hasMore ? [1, 2, 3, 4, 5, 8, 9] : [1, 2, 3, 6, 7, 8, 9]))
            #expect(built.itemIdentifiers(inSection: "y") == [31])
        }
    }

    @Test("Sections are marked for reconfiguration, apart from those for reload")
    func reconfigureSections() {
        var next = snapshot
        next.reconfigureSections(["a", "c"])
        next.reloadSections(["c"])
        #expect(next.reconfiguredSectionIdentifiers == ["a", "c"])
        let difference = next.difference(from: snapshot)
        #expect(difference.reconfiguredSections == [0] && difference.reloadedSections == [2])
        #expect(difference.hasContentChanges && !difference.hasStructuralChanges)
        #expect(next.removingMarks().difference(from: snapshot).isEmpty)
    }
}

@Suite("Marks")
struct MarkTests {
    private var marked: DiffableDataSourceSnapshot<String, Int> {
        var snapshot = DiffableDataSourceSnapshot<String, Int>(sections: [("a", [1, 2]), ("b", [3])])
        snapshot.reloadItems([1, 3])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["b"])
        snapshot.reconfigureSections(["b"])
        return snapshot
    }

    @Test("go with everything that is deleted")
    func deleteAll() {
        var snapshot = marked
        snapshot.deleteAllItems()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3])
        #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers.isEmpty)
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty && snapshot.reconfiguredSectionIdentifiers.isEmpty)
        #expect(!snapshot.difference(from: DiffableDataSourceSnapshot()).hasContentChanges)
    }

    @Test("go with their item, and do not come back with it")
    func deleteItem() {
        let original = marked
        var snapshot = original
        snapshot.deleteItems([1, 2])
        snapshot.appendItems([1, 2], toSection: "a")
        #expect(snapshot.reloadedItemIdentifiers == [3])
        #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
        #expect(original.reloadedItemIdentifiers == [1, 3] && original.reconfiguredItemIdentifiers == [2])
    }

    @Test("go with their section, and with what stood in it")
    func deleteSection() {
        var snapshot = marked
        snapshot.deleteSections(["b"])
        snapshot.appendSections(["b"])
        snapshot.appendItems([3], toSection: "b")
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty && snapshot.reconfiguredSectionIdentifiers.isEmpty)
    }

    @Test("stay with an item that moves")
    func move() {
        var snapshot = marked
        snapshot.appendItems([1], toSection: "b")
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.reloadedItemIdentifiers == [1, 3])
    }
}

@Suite("The difference of two plain arrays")
struct ListDifferenceTests {
    @Test("names what goes, comes and moves")
    func names() {
        let difference = ListDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
        #expect(difference.deletions == [1])
        #expect(difference.insertions == [2])
        #expect(difference.moves == [.init(from: 3, to: 0)])
        #expect((0..<4).map { difference.newIndex(ofOld: $0) } == [1, nil, 3, 0])
        #expect((0..<4).map { difference.oldIndex(ofNew: $0) } == [3, 0, nil, 2])
        #expect(ListDifference(from: [1, 2], to: [1, 2]).isEmpty)
    }

    @Test("takes elements that stand there twice")
    func duplicates() {
        let difference = ListDifference(from: [1, 1, 2], to: [1, 2, 1, 1])
        #expect(difference.deletions.isEmpty && difference.insertions == [3])
        #expect(difference.moves.count == 1)
    }

    @Test("leads from one array to the other, at random", arguments: 0..<40)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        func list() -> [Int] {
            (0..<Int.random(in: 0...30, using: &generator)).map { _ in Int.random(in: 0..<20, using: &generator) }
        }
        let (old, new) = (list(), list())
        let difference = ListDifference(from: old, to: new)
        for (index, element) in old.enumerated() {
            if let target = difference.newIndex(ofOld: index) { #expect(new[target] == element, "seed \(seed)") }
        }
        for (index, element) in new.enumerated() {
            if let source = difference.oldIndex(ofNew: index) {
                #expect(old[source] == element, "seed \(seed)")
            } else {
                #expect(difference.insertions.contains(index), "seed \(seed)")
            }
        }
        #expect(old.count - difference.deletions.count + difference.insertions.count == new.count, "seed \(seed)")
    }
}
