import Testing

@testable import DiffableSnapshots

@Suite("Slots that are searched around the end of a page, and those that overflow")
struct HashSlotsTests {
    /// An identifier whose hash value leads to a slot of one's choice: what is no larger than an `Int` is asked for it,
    /// and no hasher of this process takes part.
    struct Aimed: Hashable, Sendable {
        var number: Int32
        var hash: Int32

        init(number: Int, hash: Int) { (self.number, self.hash) = (Int32(number), Int32(hash)) }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
        func _rawHashValue(seed: Int) -> Int { Int(hash) }
    }

    /// Hash values for each of the slots in which the search may begin in a page, and for both pages of two.
    static let hashes: [[Int]] = {
        var hashes = [[Int]](repeating: [Int](repeating: -1, count: HashSlots.pageSize), count: 2)
        var missing = 2 * HashSlots.pageSize
        var hash = 0
        while missing > 0 {
            let prefix = IdentifierHash.prefix(hashValue: hash)
            if hashes[Int(prefix & 1)][HashSlots.home(of: prefix)] < 0 {
                hashes[Int(prefix & 1)][HashSlots.home(of: prefix)] = hash
                missing -= 1
            }
            hash += 1
        }
        return hashes
    }()

    @Test("are where the tests below aim at")
    func aimed() {
        for (page, hashes) in Self.hashes.enumerated() {
            for (home, hash) in hashes.enumerated() {
                let prefix = IdentifierHash.prefix(of: Aimed(number: 0, hash: hash))
                #expect(Int(prefix & 1) == page && HashSlots.home(of: prefix) == home)
            }
        }
    }

    @Test("are known still when their page is split, and when the two are joined again")
    func splitAndJoined() {
        var generator = SeededGenerator(seed: 5)
        var table = IdentifierTable<Aimed>()
        var model: [Aimed: Int32] = [:]
        // Most searches begin near the end of a page; there is no room for all of them within reach.
        let all = (0..<600).map {
            Aimed(number: $0, hash: Self.hashes[$0 % 2][$0 % 3 == 0 ? $0 % 512 : 480 + $0 % 7 * 5])
        }
        var overflowed = false
        for identifier in all {
            model[identifier] = table.insert(identifier).handle
            overflowed = overflowed || !table.slots.overflow.isEmpty
            if model.count.isMultiple(of: examples(5, of: 1)) { table.checkInvariants() }
        }
        #expect(overflowed)
        #expect(table.slots.pageCount == 3)
        #expect(all.allSatisfy { table.handle(of: $0) == model[$0] })
        for identifier in all.shuffled(using: &generator).dropLast() {
            #expect(table.remove(identifier) == model.removeValue(forKey: identifier))
            guard model.count.isMultiple(of: examples(8, of: 1)) else { continue }
            table.checkInvariants()
            #expect(model.allSatisfy { table.handle(of: $0.key) == $0.value })
        }
        #expect(table.slots.pageCount == 1 && table.slots.overflow.isEmpty)
    }

    @Test(
        "Items that all share a hash value stay known while the table grows",
        arguments: [511, 508, 500].prefix(examples(1, of: 3)))
    func oneHashValue(home: Int) {
        var snapshot = DiffableDataSourceSnapshot<Int, Aimed>()
        snapshot.appendSections([0])
        let items = (0..<800).map { Aimed(number: $0, hash: Self.hashes[0][home]) }
        snapshot.appendItems(Array(items[..<768]))
        #expect(snapshot.indexOfItem(items[0]) == 0)
        for item in items[768...] { snapshot.appendItems([item]) }
        #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 })
        snapshot.checkInvariants()
        snapshot.deleteSections([0])
        #expect(snapshot.numberOfItems == 0)
    }

    @Test(
        "are spread for Ints of any pattern", arguments: [1, 2, 1_000, 4_096, 1 << 20, 1 << 32, 1 << 48, 1 << 51, -7])
    func integers(step: Int) {
        var counts = [Int](repeating: 0, count: 4_096)
        for number in 0..<4_096 { counts[Int(IdentifierHash.prefix(of: number &* step) >> 20)] += 1 }
        // Numbers drawn by lot leave 1,507 empty, and put more than 12 in one place once in a million times.
        #expect(counts.filter { $0 == 0 }.count < 1_800)
        #expect(counts.max()! <= 12)
    }
}
