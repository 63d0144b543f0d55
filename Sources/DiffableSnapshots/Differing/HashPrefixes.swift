/// 32 bits of the hash of each item, in the order of a snapshot's items, section by section.
///
/// What was hashed for one difference need not be hashed for the next: a snapshot keeps these, and one built anew takes
/// over those of all items that were matched.
@usableFromInline
final class HashPrefixes: @unchecked Sendable {
    // Written to only by the one who makes it, before it is shared; only the pages that are touched take room.
    @usableFromInline let memory: UnsafeMutablePointer<UInt32>
    @usableFromInline let count: Int

    /// Makes room for prefixes, with no value yet.
    @usableFromInline
    init(count: Int) {
        memory = .allocate(capacity: max(1, count))
        self.count = count
    }

    /// Hashes all elements of a list.
    @inlinable
    convenience init<ID: Hashable>(of list: UnsafeBufferPointer<ID>) {
        self.init(count: list.count)
        hash(list, list.count) { $0 }
    }

    deinit { memory.deallocate() }

    /// Whether an element has this prefix. All are looked at, for a loop that does so is made of vector instructions.
    @usableFromInline
    func contains(_ prefix: UInt32) -> Bool {
        var hits: UInt32 = 0
        for index in 0..<count { hits |= memory[index] == prefix ? 1 : 0 }
        return hits != 0
    }

    /// Hashes some of the elements of a list, each at its index.
    @inlinable @inline(__always)
    func hash<ID: Hashable>(_ list: UnsafeBufferPointer<ID>, _ count: Int, at index: (Int) -> Int) {
        var done = 0
        // To make a hasher for each would take longer than to copy one. Of four at a time none waits for another.
        let fresh = Hasher()
        let (secret, isUUID) = (IdentifierHash.secret, IdentifierHash.isUUID(ID.self))
        while !IdentifierHash.isHashedByItself(ID.self), !isUUID, count &- done >= 4 {
            let indexes = (index(done), index(done &+ 1), index(done &+ 2), index(done &+ 3))
            var hashers = (fresh, fresh, fresh, fresh)
            list.lend(indexes.0) { $0.hash(into: &hashers.0) }
            list.lend(indexes.1) { $0.hash(into: &hashers.1) }
            list.lend(indexes.2) { $0.hash(into: &hashers.2) }
            list.lend(indexes.3) { $0.hash(into: &hashers.3) }
            memory[indexes.0] = IdentifierHash.prefix(of: hashers.0)
            memory[indexes.1] = IdentifierHash.prefix(of: hashers.1)
            memory[indexes.2] = IdentifierHash.prefix(of: hashers.2)
            memory[indexes.3] = IdentifierHash.prefix(of: hashers.3)
            done &+= 4
        }
        while done < count {
            memory[index(done)] = list.lend(index(done)) { $0.prefix(secret: secret, isUUID: isUUID) }
            done &+= 1
        }
    }
}
