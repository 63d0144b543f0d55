import Testing

@testable import DiffableSnapshots

@Suite("Chains of buckets that are split and joined")
struct ChainTests {
    /// An identifier whose hash value leads to a bucket of one's choice.
    struct Aimed: Hashable, Sendable {
        var number: Int
        var hash: Int

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
        func _rawHashValue(seed: Int) -> Int { hash }
    }

    /// Hash values that lead to each of 2048 buckets.
    static let hashes: [Int] = {
        var hashes = [Int](repeating: -1, count: 2_048)
        var missing = hashes.count
        var hash = 0
        while missing > 0 {
            let bucket = IdentifierHash.bucket(of: IdentifierHash.tag(hashValue: hash), count: 2_048)
            if hashes[bucket] < 0 {
                hashes[bucket] = hash
                missing -= 1
            }
            hash += 1
        }
        return hashes
    }()

    @Test("What shares a bucket is known still when the bucket is split, and when the two are joined again")
    func splitAndJoined() {
        var table = IdentifierTable<Aimed>()
        var model: [Aimed: Int32] = [:]
        // All lead to 8 of the buckets, as long as there are at most 64.
        let all = (0..<600).map { Aimed(number: $0, hash: Self.hashes[$0 % 8 * 8 + $0 % 3 * 64 + $0 % 5 * 256]) }
        for identifier in all {
            model[identifier] = table.insert(identifier).handle
            table.checkInvariants()
        }
        #expect(table.buckets.count == 600 && all.allSatisfy { table.handle(of: $0) == model[$0] })
        for identifier in all.dropLast() {
            #expect(table.remove(identifier) == model.removeValue(forKey: identifier))
            table.checkInvariants()
            #expect(model.allSatisfy { table.handle(of: $0.key) == $0.value })
        }
        #expect(table.buckets.count <= 4)
    }

    @Test("Items that all share a hash value stay known while the table grows", arguments: 1_524..<1_536)
    func oneHashValue(bucket: Int) {
        var snapshot = DiffableDataSourceSnapshot<Int, Aimed>()
        snapshot.appendSections([0])
        let items = (0..<800).map { Aimed(number: $0, hash: Self.hashes[bucket]) }
        snapshot.appendItems(Array(items[..<768]))
        #expect(snapshot.indexOfItem(items[0]) == 0)
        for item in items[768...] { snapshot.appendItems([item]) }
        #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 })
        snapshot.checkInvariants()
        snapshot.deleteSections([0])
        #expect(snapshot.numberOfItems == 0)
    }
}
