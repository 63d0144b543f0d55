import Testing

@testable import DiffableSnapshots

@Suite("Where both lists are new, and the old one is in a table once it is known to have no duplicates")
struct FirstDifferenceTests {
    /// How many hashes of new items it takes to match two lists.
    static func hashes(from old: [Int], to new: [Int]) -> Int {
        let base = CollisionTests.snapshot(old, rawHash: { $0 }).storage
        let table = base.proveUnique()
        defer { table?.destroy() }
        return MatchedSections.lend([old.count], [new.count], arePaired: true) { sections in
            base.flat.items[0].withUnsafeBufferPointer { oldItems in
                new.map { CountedIdentifier(number: $0, rawHash: $0) }.withUnsafeBufferPointer { newItems in
                    var matcher = ListMatcher(
                        old: oldItems, new: newItems, sections: sections, isNewUnique: false,
                        oldPrefixes: base.prefixes, oldTable: table)
                    let counts = CountedIdentifier.counting { matcher.match() }
                    let (isValid, matched) = (matcher.isValid, matcher.blocks.reduce(0) { $0 + Int($1.count) })
                    #expect(isValid && matched == Set(old).intersection(new).count)
                    return counts.hashes
                }
            }
        }
    }

    @Test("scattered items are given up after a few look-ups, and hashed once each", arguments: 0..<8 as Range<UInt64>)
    func scattered(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let shuffled = (0..<1_050).shuffled(using: &generator)
        #expect(Self.hashes(from: Array(0..<1_000), to: shuffled) <= 1_050 + 40)
    }

    @Test("a block that moved takes one hash, however many items it has", arguments: 0..<8 as Range<UInt64>)
    func blocks(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let blocks = (0..<40).shuffled(using: &generator).flatMap { $0 * 25..<$0 * 25 + 25 }
        #expect(Self.hashes(from: Array(0..<1_000), to: blocks) <= 80)
    }

    @Test("new items amid others are hashed, and no others for their sake", arguments: [10, 40, 60])
    func inserted(count: Int) {
        let new = Array(0..<500) + (5_000..<5_000 + count) + [2_000] + (500..<1_000)
        #expect(Self.hashes(from: Array(0..<1_000), to: new) <= 2 * count + 20)
    }
}
