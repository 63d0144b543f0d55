import Testing

@testable import DiffableSnapshots

@Suite("A table whose pages of slots are split and joined one by one")
struct ResizingTests {
    /// Grows and shrinks a table beside a dictionary, and copies that go their own way.
    ///
    /// - Returns: The most pages there were, and how many there are at last.
    func agree<ID: TestIdentifier>(
        _ type: ID.Type, universe: Int, steps: Int, checkEvery: Int
    ) -> (most: Int, last: Int) {
        var generator = SeededGenerator(seed: 21)
        var pairs = (0..<2).map { _ in (table: IdentifierTable<ID>(), model: [ID: Int32]()) }
        var most = 0
        for step in 0..<steps {
            let which = step % 5 == 0 ? 1 : 0
            let isGrowing = step % (steps / 2) < steps / 6
            let identifier = ID(number: Int.random(in: 0..<universe, using: &generator))
            if Int.random(in: 0..<10, using: &generator) < (isGrowing ? 9 : 1) {
                pairs[which].model[identifier] = pairs[which].table.insert(identifier).handle
            } else {
                let handle = pairs[which].model.removeValue(forKey: identifier)
                #expect(pairs[which].table.remove(identifier) == handle)
            }
            most = max(most, pairs[which].table.slots.pageCount)
            if step % checkEvery == 0 {
                for (table, model) in pairs {
                    table.checkInvariants()
                    #expect(table.count == model.count)
                    #expect(model.allSatisfy { table.handle(of: $0.key) == $0.value })
                }
                pairs[1] = pairs[0]
            }
        }
        return (most, pairs[0].table.slots.pageCount)
    }

    @Test("agrees with a dictionary")
    func numbers() {
        let pages = agree(Int.self, universe: 5_000, steps: 48_000, checkEvery: examples(5_999, of: 1_999))
        #expect(pages.most > 15 && pages.last < pages.most)
    }

    @Test("agrees with a dictionary when many hash values are equal")
    func crowded() { #expect(agree(Crowded.self, universe: 2_000, steps: 12_000, checkEvery: 1_499).most >= 6) }

    @Test("One more item in a copy, or one less, writes to three pages at most, whatever the number of pages")
    func copies() {
        for count in [200, 12_799, 12_800, 12_801, 25_600, 49_152] {
            let base = ShrinkingTests.snapshot(count).storage.content.itemTable
            var (larger, smaller) = (base, base)
            _ = larger.insert(count)
            smaller.remove(count / 2)
            for copy in [larger, smaller] {
                copy.checkInvariants()
                var unshared = 0
                copy.slots.slots.forEachUnsharedRange(with: base.slots.slots) { unshared += $0.count }
                #expect(unshared <= 3 * HashSlots.pageSize, "\(count): \(unshared) slots")
            }
        }
    }

    @Test("Many at once split pages by their number, and the table agrees with a dictionary")
    func bulk() {
        var generator = SeededGenerator(seed: 22)
        var table = ShrinkingTests.snapshot(12_280).storage.content.itemTable
        var next = 12_280
        for _ in 0..<examples(12, of: 30) {
            let length = Int.random(in: 8..<40, using: &generator)
            let before = table.slots.pageCount
            #expect(IdentifierTableBulkTests.insert(Array(next..<next + length), into: &table) == nil)
            #expect(table.slots.pageCount <= before + 1)
            IdentifierTableBulkTests.remove(Array(next..<next + length / 2), from: &table)
            table.checkInvariants()
            #expect((next..<next + length).allSatisfy { (table.handle(of: $0) != nil) == ($0 >= next + length / 2) })
            next += length
        }
    }
}

/// Half of all have one hash value, for which the search begins at the last slot of a page.
struct Crowded: TestIdentifier, CustomStringConvertible {
    var number: Int

    init(number: Int) { self.number = number }

    var description: String { "\(number)" }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    func _rawHashValue(seed: Int) -> Int { number < 1_000 ? Self.crowdedHash : number.hashValue }

    static let crowdedHash = (0...).first { HashSlots.home(of: IdentifierHash.prefix(hashValue: $0)) == 511 }!
}
