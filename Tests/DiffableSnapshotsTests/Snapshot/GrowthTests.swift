import Testing

@testable import DiffableSnapshots

@Suite("Growth")
struct GrowthTests {
    #if DEBUG
    /// How many nodes an operation visits.
    func visits(_ body: () -> Void) -> Int {
        let visits = VisitCounter.Visits()
        VisitCounter.$visits.withValue(visits) { body() }
        return visits.count
    }

    @Test("A point edit or look-up visits a few nodes, however many items there are")
    func logarithmic() {
        var most: [Int] = []
        for count in [1_000, 10_000, 100_000, 1_000_000].prefix(examples(3, of: 4)) {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            _ = snapshot.indexOfItem(1)
            snapshot.deleteItems([1])
            let base = snapshot
            var counts: [Int] = []
            counts.append(visits { _ = snapshot.indexOfItem(count / 2) })
            counts.append(visits { _ = snapshot.itemIdentifier(atIndex: count / 3) })
            counts.append(visits { _ = snapshot.itemPath(of: count / 5) })
            counts.append(visits { snapshot.deleteItems([count / 2]) })
            counts.append(visits { snapshot.insertItems([count + 1], beforeItem: count / 4) })
            counts.append(visits { snapshot.moveItem(count / 7, afterItem: count / 3) })
            counts.append(visits { _ = snapshot.difference(from: base) })
            most.append(counts.max() ?? 0)
        }
        // A level more for each 56-fold growth, and a path down and up for each of a handful of steps.
        #expect(most.last! <= most.first! * 3 && most.last! < 60, "\(most)")
    }

    @Test("So it is with many small sections")
    func manySections() {
        var most: [Int] = []
        for count in [100, 1_000, 10_000] {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections(Array(0..<count))
            for section in 0..<count { snapshot.appendItems([section * 2, section * 2 + 1], toSection: section) }
            _ = snapshot.indexOfItem(1)
            snapshot.moveSection(3, afterSection: 5)
            let base = snapshot
            var counts: [Int] = []
            counts.append(visits { _ = snapshot.indexOfItem(count) })
            counts.append(visits { _ = snapshot.itemIdentifier(atIndex: count / 3) })
            counts.append(visits { snapshot.moveSection(count / 2, beforeSection: count / 3) })
            counts.append(visits { snapshot.moveItem(count, afterItem: 0) })
            counts.append(visits { _ = snapshot.difference(from: base) })
            most.append(counts.max() ?? 0)
        }
        #expect(most.last! <= most.first! * 3 && most.last! < 60, "\(most)")
    }
    #endif

    @Test("Deleting and inserting without end needs no more handles, slots and nodes")
    func endless() {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<2_000))
        for number in 2_000..<examples(8_000, of: 22_000) {
            snapshot.deleteItems([number - 2_000])
            snapshot.insertItems([number], afterItem: number - 1)
        }
        snapshot.checkInvariants()
        #expect(snapshot.numberOfItems == 2_000)
        #expect(snapshot.storage.content.itemTable.handleBound <= 2_002)
        #expect(snapshot.storage.content.structure.items.links.count < 60)
    }
}
