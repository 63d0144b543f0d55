import DiffableSnapshots
import Testing

@testable import CollectionViews

@Suite("The difference of a snapshot and the one it was edited from")
struct EditedSnapshotTests {
    @Test("takes every item where it then is, edit after edit", arguments: seeds(3, of: 16))
    func edits(batch: Int) {
        for seed in batch * 5..<batch * 5 + 5 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var next = 100
            var old = SnapshotSource.Snapshot.filled(sections: 2, items: 14)
            for step in 0..<40 {
                let new = old.edited(by: &generator, next: &next, most: 6)
                let map = IndexMap(new.difference(from: old))
                let lost = old.itemIdentifiers.first {
                    map.newPath(ofOld: old.itemPath(of: $0)!) != new.itemPath(of: $0)
                }
                #expect(lost == nil, "seed \(seed), step \(step)")
                old = new
            }
        }
    }
}
