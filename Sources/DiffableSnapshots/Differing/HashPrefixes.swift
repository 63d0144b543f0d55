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

    deinit { memory.deallocate() }

    /// Whether an element has this prefix, looked for in all of them, 64 at a time without a branch: the compiler turns
    /// that into vector instructions.
    @usableFromInline
    func contains(_ prefix: UInt32) -> Bool {
        var index = 0
        while index &+ 64 <= count {
            var hits: UInt32 = 0
            for offset in 0..<64 { hits |= memory[index &+ offset] == prefix ? 1 : 0 }
            if hits != 0 { return true }
            index &+= 64
        }
        while index < count {
            if memory[index] == prefix { return true }
            index &+= 1
        }
        return false
    }

    /// Hashes some of the elements of a list, each at its index.
    @inlinable
    func hash<ID: Hashable>(_ list: UnsafeBufferPointer<ID>, _ range: Range<Int>) {
        // Integers and strings have quicker ways of their own to a hash value. For others one hasher is made and
        // copied: to make one for each takes longer.
        if MemoryLayout<ID>.size <= 8 || !_isPOD(ID.self) {
            for index in range { memory[index] = IdentifierHash.tag(of: list[index]) }
            return
        }
        let fresh = Hasher()
        for index in range {
            var hasher = fresh
            list[index].hash(into: &hasher)
            memory[index] = IdentifierHash.tag(hashValue: hasher.finalize())
        }
    }
}

extension SnapshotStorage {
    /// The hash prefixes of all items in the order of `arrays`, if they were made.
    @inlinable
    var prefixes: HashPrefixes? { cells[Self.prefixesCell].map { unsafeDowncast($0, to: HashPrefixes.self) } }

    /// Keeps the hash prefixes of all items.
    @inlinable
    func keep(_ prefixes: HashPrefixes) { _ = cells.publish(prefixes, at: Self.prefixesCell) }

    /// Finds out whether each item stands here once, unless that is known.
    @inlinable
    func verify() {
        if isKnownToBeUnique { return }
        let items = flat.items.concatenated()
        let prefixes: HashPrefixes? = items.withUnsafeBufferPointer { items in
            // A handful is compared, each with each.
            if items.count <= 16 {
                for index in items.indices where items[..<index].contains(items[index]) { return nil }
                return HashPrefixes(count: 0)
            }
            let prefixes = HashPrefixes(count: items.count)
            prefixes.hash(items, items.indices)
            let table = PrefixTable(bound: items.count, capacity: items.count, prefixes: prefixes.memory)
            defer { table.destroy() }
            return table.insertUnique(items.indices) { items[$0] == items[$1] } ? prefixes : nil
        }
        guard let prefixes else {
            _ = box
            return
        }
        if prefixes.count > 0 { keep(prefixes) }
        prove()
    }
}

extension Array {
    /// The elements of all lists, one list behind the other.
    @inlinable
    func concatenated<Item>() -> [Item] where Element == [Item] {
        if count == 1 { return self[0] }
        var result: [Item] = []
        result.reserveCapacity(reduce(0) { $0 + $1.count })
        for list in self { result.append(contentsOf: list) }
        return result
    }
}
