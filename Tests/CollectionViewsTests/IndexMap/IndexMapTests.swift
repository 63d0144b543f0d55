import DiffableSnapshots
import Testing

@testable import CollectionViews

@Suite("An index map")
struct IndexMapTests {
    @Test("takes every section and item where the new snapshot has it, and back", arguments: seeds(60, of: 150))
    func agreesWithSnapshots(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var next = 10_000
        let old = SnapshotSource.Snapshot.filled(
            sections: Int.random(in: 0...4, using: &generator), items: Int.random(in: 0...12, using: &generator))
        var new = old.edited(by: &generator, next: &next, most: 12)
        check(old, new, "seed \(seed)")
        for step in 0..<12 {
            let old = new
            new = old.edited(by: &generator, next: &next)
            check(old, new, "seed \(seed), step \(step)")
        }
    }

    private func check(_ old: SnapshotSource.Snapshot, _ new: SnapshotSource.Snapshot, _ context: Comment) {
        let map = IndexMap(new.detached.difference(from: old.detached))
        for (index, section) in old.sectionIdentifiers.enumerated() {
            #expect(map.newSection(ofOld: index) == new.indexOfSection(section), context)
        }
        for (index, section) in new.sectionIdentifiers.enumerated() {
            #expect(map.oldSection(ofNew: index) == old.indexOfSection(section), context)
        }
        let (oldPaths, newPaths) = (paths(old), paths(new))
        let isSame = oldPaths == newPaths && old.sectionIdentifiers == new.sectionIdentifiers
        #expect(map.isIdentity == isSame, context)
        for (item, path) in oldPaths {
            #expect(map.newPath(ofOld: path) == newPaths[item], "\(context), item \(item)")
        }
        for (item, path) in newPaths {
            #expect(map.oldPath(ofNew: path) == oldPaths[item], "\(context), item \(item)")
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
        #expect(map.changeCount == 0 && map.isIdentity)
    }

    @Test("of rows that are only shown anew leaves everything in its place, one of any other change does not")
    func onlyShownAnew() {
        let old = SnapshotSource.Snapshot.filled(sections: 3, items: 4)
        func isIdentity(_ change: (inout SnapshotSource.Snapshot) -> Void) -> Bool {
            var new = old
            change(&new)
            return IndexMap(new.detached.difference(from: old.detached)).isIdentity
        }
        let (sections, items) = (old.sectionIdentifiers, old.itemIdentifiers)
        #expect(isIdentity { $0.reloadItems([items[1]]) } && isIdentity { $0.reconfigureItems([items[2]]) })
        #expect(!isIdentity { $0.deleteItems([items[11]]) } && !isIdentity { $0.appendItems([99_999]) })
        #expect(!isIdentity { $0.moveItem(items[0], afterItem: items[1]) })
        #expect(!isIdentity { $0.moveSection(sections[0], afterSection: sections[1]) })
        #expect(!isIdentity { $0.appendSections([99_999]) })
    }
}
