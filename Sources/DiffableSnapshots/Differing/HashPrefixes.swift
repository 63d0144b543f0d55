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

    /// The prefix of a single element.
    @inlinable
    static func prefix<ID: Hashable>(of element: ID) -> UInt32 {
        if isHashedByItself(ID.self) { return IdentifierHash.tag(of: element) }
        var hasher = Hasher()
        element.hash(into: &hasher)
        return IdentifierHash.tag(hashValue: hasher.finalize())
    }

    /// Hashes some of the elements of a list, each at its index.
    @inlinable @inline(__always)
    func hash<ID: Hashable>(_ list: UnsafeBufferPointer<ID>, _ count: Int, at index: (Int) -> Int) {
        var done = 0
        // To make a hasher for each would take longer than to copy one. Of four at a time none waits for another.
        let fresh = Hasher()
        while !Self.isHashedByItself(ID.self), count &- done >= 4 {
            let indexes = (index(done), index(done &+ 1), index(done &+ 2), index(done &+ 3))
            var hashers = (fresh, fresh, fresh, fresh)
            list[indexes.0].hash(into: &hashers.0)
            list[indexes.1].hash(into: &hashers.1)
            list[indexes.2].hash(into: &hashers.2)
            list[indexes.3].hash(into: &hashers.3)
            memory[indexes.0] = IdentifierHash.tag(hashValue: hashers.0.finalize())
            memory[indexes.1] = IdentifierHash.tag(hashValue: hashers.1.finalize())
            memory[indexes.2] = IdentifierHash.tag(hashValue: hashers.2.finalize())
            memory[indexes.3] = IdentifierHash.tag(hashValue: hashers.3.finalize())
            done &+= 4
        }
        while done < count {
            memory[index(done)] = Self.prefix(of: list[index(done)])
            done &+= 1
        }
    }

    /// Whether a type is likely to have a quicker way to a hash value than a hasher, as integers do.
    @inlinable @inline(__always)
    static func isHashedByItself<ID>(_ type: ID.Type) -> Bool { MemoryLayout<ID>.size <= 8 && _isPOD(ID.self) }
}

extension SnapshotStorage {
    /// The hash prefixes of all items in the order of `arrays`, if they were made.
    @inlinable
    var prefixes: HashPrefixes? { cells[Self.prefixesCell].map { unsafeDowncast($0, to: HashPrefixes.self) } }

    /// Keeps the hash prefixes of all items.
    @inlinable
    func keep(_ prefixes: HashPrefixes) { _ = cells.publish(prefixes, at: Self.prefixesCell) }

    /// Finds out whether each item stands here once, unless that is known.
    ///
    /// - Returns: The table of all items, if it took one. It must be destroyed.
    @inlinable
    func verify() -> PrefixTable? {
        if isKnownToBeUnique { return nil }
        if !flat.known.isEmpty, flat.known.count == flat.itemCount {
            prove()
            return nil
        }
        return flat.items.concatenated().withUnsafeBufferPointer { items in
            if items.count <= 16 {
                // A handful is compared, each with each.
                if !items.indices.contains(where: { items[..<$0].contains(items[$0]) }) { prove() }
                return nil
            }
            let prefixes = HashPrefixes(of: items)
            let table = PrefixTable(bound: items.count, capacity: items.count, prefixes: prefixes)
            if table.insertUnique(items.indices, isSame: { items[$0] == items[$1] }) {
                prove()
                keep(prefixes)
                return table
            }
            table.destroy()
            return nil
        }
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
