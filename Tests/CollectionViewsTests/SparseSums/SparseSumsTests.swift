import DiffableSnapshots
import Testing

@testable import CollectionViews

@Suite("Sparse sums")
struct SparseSumsTests {
    @Test("agree with a dictionary", arguments: 0..<5)
    func model(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var sums = SparseSums()
        var model: [Int: Double] = [:]
        for step in 0..<3000 {
            let place = Int.random(in: 0..<5000, using: &generator)
            let value = Double(Int.random(in: 1..<100, using: &generator))
            sums.set(value, at: place)
            model[place] = value
            if step % 200 != 0 { continue }
            sums.checkInvariants()
            let probe = Int.random(in: -1...5001, using: &generator)
            #expect(sums[probe] == model[probe], "seed \(seed), step \(step)")
            let before = model.filter { $0.key < probe }
            #expect(sums.before(probe).count == before.count, "seed \(seed), step \(step)")
            #expect(abs(sums.before(probe).sum - before.values.reduce(0, +)) < 0.001, "seed \(seed), step \(step)")
        }
        #expect(sums.count == model.count)
        #expect(sums.total == model.values.reduce(0, +))
        #expect(sums.greatest == model.values.max())
    }

    @Test("Measured heights follow their items through any update", arguments: seeds(2, of: 20))
    func heights(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var next = 100_000
        var snapshot = SnapshotSource.Snapshot.filled(sections: 2, items: 1500)
        var heights = MeasuredHeights()
        var model: [Int: Double] = [:]
        for item in snapshot.itemIdentifiers where Int.random(in: 0..<3, using: &generator) > 0 {
            model[item] = Double(item)
            heights.set(Double(item), for: .item(snapshot.itemPath(of: item)!))
        }
        for step in 0..<5 {
            let new = snapshot.edited(by: &generator, next: &next).detached
            heights.update(by: IndexMap(new.difference(from: snapshot.detached)))
            snapshot = new
            for (_, sums) in heights.sections { sums.checkInvariants() }
            let lost = snapshot.itemIdentifiers.first {
                heights[.item(snapshot.itemPath(of: $0)!)] != model[$0]
            }
            #expect(lost == nil, "seed \(seed), step \(step)")
            let count = heights.sections.values.reduce(0) { $0 + $1.count }
            #expect(count == snapshot.itemIdentifiers.filter { model[$0] != nil }.count, "seed \(seed), step \(step)")
        }
    }
}
