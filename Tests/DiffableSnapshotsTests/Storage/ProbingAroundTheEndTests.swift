import Testing

@testable import DiffableSnapshots

@Suite("Slots that are on the move when others are probed around the end")
struct ProbingAroundTheEndTests {
    /// An identifier whose hash value leads to a slot of one's choice.
    struct Aimed: Hashable, Sendable {
        var number: Int
        var hash: Int

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
        func _rawHashValue(seed: Int) -> Int { hash }
    }

    /// Hash values that lead to each of 2048 slots.
    static let hashes: [Int] = {
        var hashes = [Int](repeating: -1, count: 2_048)
        var missing = hashes.count
        var hash = 0
        while missing > 0 {
            let home = IdentifierHash.home(of: IdentifierHash.tag(hashValue: hash), slotBits: 11)
            if hashes[home] < 0 {
                hashes[home] = hash
                missing -= 1
            }
            hash += 1
        }
        return hashes
    }()

    @Test("What comes to lie in a page whose slots are being moved is kept when its last slot is moved")
    func pageBehindTheEnd() {
        var table = IdentifierTable<Aimed>()
        var all: [Aimed] = []
        func add(_ home: Int) {
            all.append(Aimed(number: all.count, hash: Self.hashes[home]))
            _ = table.insert(all[all.count - 1])
        }
        // The first empty slot is the last one of a page, so that the moves begin with a whole page.
        for home in 0..<511 { add(home) }
        for home in 1_023..<2_048 { add(home) }
        #expect(table.slotBits == 11 && table.outgoing.isEmpty)
        add(1_000)
        #expect(table.outgoing.first == 512 && table.outgoing.movedCount < 512)
        // One fits into the empty slot; the others come to lie in the page behind it.
        for _ in 0..<3 { add(511) }
        for number in 0..<40 {
            add(number * 3)
            table.checkInvariants()
        }
        #expect(table.outgoing.isEmpty && table.count == all.count)
        for (handle, identifier) in all.enumerated() { #expect(table.handle(of: identifier) == Int32(handle)) }
    }

    @Test("Items that all share a hash value stay known while the table grows", arguments: 1_524..<1_536)
    func oneHashValue(home: Int) {
        var snapshot = DiffableDataSourceSnapshot<Int, Aimed>()
        snapshot.appendSections([0])
        let items = (0..<800).map { Aimed(number: $0, hash: Self.hashes[home]) }
        snapshot.appendItems(Array(items[..<768]))
        #expect(snapshot.indexOfItem(items[0]) == 0)
        for item in items[768...] { snapshot.appendItems([item]) }
        #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 })
        snapshot.checkInvariants()
        snapshot.deleteSections([0])
        #expect(snapshot.numberOfItems == 0)
    }
}
