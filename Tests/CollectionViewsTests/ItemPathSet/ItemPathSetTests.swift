import DiffableSnapshots
import Testing

@testable import CollectionViews

@Suite("Sets of item paths")
struct ItemPathSetTests {
    @Test("agree with a set, in order", arguments: 0..<5)
    func model(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var set = ItemPathSet()
        var model: Set<ItemPath> = []
        for step in 0..<2000 {
            // Few places, so that runs meet, grow, are split and end.
            let path = ItemPath(
                section: .random(in: 0..<3, using: &generator), item: .random(in: 0..<12, using: &generator))
            if Bool.random(using: &generator) {
                set.insert(path)
                model.insert(path)
            } else {
                set.remove(path)
                model.remove(path)
            }
            set.checkInvariants()
            #expect(Array(set) == model.sorted(), "seed \(seed), step \(step)")
            #expect(set.first == model.min() && set.count == model.count, "seed \(seed), step \(step)")
            let before = model.count { $0.section == path.section && $0.item < path.item }
            #expect(set.count(inSection: path.section, before: path.item) == before, "seed \(seed), step \(step)")
            #expect(set.sections == Set(model.map(\.section)), "seed \(seed), step \(step)")
            #expect(set.contains(path) == model.contains(path), "seed \(seed), step \(step)")
        }
        #expect(ItemPathSet(model.shuffled(using: &generator)) == set)
    }

    @Test("follow updates as each of their paths does", arguments: seeds(10, of: 60))
    func updates(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var next = 1000
        var old = SnapshotSource.Snapshot.filled(sections: 3, items: 30)
        for step in 0..<10 {
            let new = old.edited(by: &generator, next: &next, most: 6)
            let map = IndexMap(new.difference(from: old))
            let all = old.itemIdentifiers.compactMap { old.itemPath(of: $0) }
            // Mostly neighbours, and the paths next to them.
            let chosen = all.filter { $0.item % 8 < 6 || Bool.random(using: &generator) }
            let moved = ItemPathSet(chosen).moved(by: map)
            moved.checkInvariants()
            #expect(moved == ItemPathSet(chosen.compactMap { map.newPath(ofOld: $0) }), "seed \(seed), step \(step)")
            let place = ItemPath(section: step % 4, item: 2 * step)
            #expect(ItemPathSet(chosen).last(upTo: place) == chosen.last { $0 <= place }, "seed \(seed), step \(step)")
            old = new
        }
    }

    @Test("keep neighbours as one run, and never join those of two sections")
    func runs() {
        var set = ItemPathSet((0..<1000).map { ItemPath(section: 0, item: $0) })
        set.insert(ItemPath(section: 1, item: 1000))
        #expect(set.runs.count == 2)
        set.remove(ItemPath(section: 0, item: 500))
        #expect(set.runs.count == 3)
    }
}
