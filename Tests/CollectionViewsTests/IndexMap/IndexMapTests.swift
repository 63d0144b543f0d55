import DiffableSnapshots
import Testing

@testable import CollectionViews

@Suite("An index map")
struct IndexMapTests {
    @Test("takes every section and item where the new snapshot has it, and back", arguments: 0..<150)
    func agreesWithSnapshots(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var next = 10_000
        let old = SnapshotSource.Snapshot.filled(
            sections: Int.random(in: 0...4, using: &generator), items: Int.random(in: 0...12, using: &generator))
        let new = old.edited(by: &generator, next: &next, most: 12)
        let map = IndexMap(new.difference(from: old))
        for (index, section) in old.sectionIdentifiers.enumerated() {
            #expect(map.newSection(ofOld: index) == new.indexOfSection(section), "seed \(seed)")
        }
        for (index, section) in new.sectionIdentifiers.enumerated() {
            #expect(map.oldSection(ofNew: index) == old.indexOfSection(section), "seed \(seed)")
        }
        let (oldPaths, newPaths) = (paths(old), paths(new))
        for (item, path) in oldPaths {
            #expect(map.newPath(ofOld: path) == newPaths[item], "seed \(seed), item \(item)")
        }
        for (item, path) in newPaths {
            #expect(map.oldPath(ofNew: path) == oldPaths[item], "seed \(seed), item \(item)")
        }
    }

    private func paths(_ snapshot: SnapshotSource.Snapshot) -> [Int: ItemPath] {
        var paths: [Int: ItemPath] = [:]
        for (index, section) in snapshot.sectionIdentifiers.enumerated() {
            for (item, identifier) in snapshot.itemIdentifiers(inSection: section).enumerated() {
                paths[identifier] = ItemPath(section: index, item: item)
            }
        }
        return paths
    }

    @Test("of no change leaves everything in its place")
    func identity() {
        let map = IndexMap(SnapshotDifference())
        #expect(map.newPath(ofOld: ItemPath(section: 3, item: 7)) == ItemPath(section: 3, item: 7))
        #expect(map.changeCount == 0)
    }
}
