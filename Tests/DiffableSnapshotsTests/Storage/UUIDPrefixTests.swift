import Foundation
import Testing

@testable import DiffableSnapshots

@Suite("Hash prefixes of UUIDs")
struct UUIDPrefixTests {
    @Test("Foundation's UUID is known, and no other type of its size taken for it")
    func onlyUUIDIsKnown() {
        #expect(IdentifierHash.isUUID(UUID.self))
        #expect(!IdentifierHash.isUUID(Pair.self))
    }

    @Test("Each bit counts")
    func everyBitCounts() {
        var prefixes: Set<UInt32> = [IdentifierHash.prefix(of: UUID(uuid: unsafeBitCast(Pair(), to: uuid_t.self)))]
        for bit in 0..<128 {
            let half = UInt64(1) << UInt64(bit % 64)
            let pair = bit < 64 ? Pair(first: half) : Pair(last: half)
            prefixes.insert(IdentifierHash.prefix(of: UUID(uuid: unsafeBitCast(pair, to: uuid_t.self))))
        }
        #expect(prefixes.count == 129)
    }

    @Test("One by one or in a list, a UUID has one prefix")
    func listsHaveTheSamePrefixes() {
        let list = (0..<9).map { _ in UUID() }
        let prefixes = list.withUnsafeBufferPointer { HashPrefixes(of: $0) }
        for (index, identifier) in list.enumerated() {
            #expect(prefixes.memory[index] == IdentifierHash.prefix(of: identifier))
        }
    }

    private struct Pair: Hashable {
        var first: UInt64 = 0
        var last: UInt64 = 0
    }
}
