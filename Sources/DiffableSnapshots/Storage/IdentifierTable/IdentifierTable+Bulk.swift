/// Many identifiers at once.
///
/// One by one each of them would wait for the memory of its slot, and make sure anew that nobody shares the page. In
/// bulk the hashes come first, and the pages of slots are then visited in their order.
extension IdentifierTable {
    /// The prefix and the index of each identifier, in the order of the pages where they are many.
    @inlinable
    func hashed(_ identifiers: [ID]) -> [HashedIndex] {
        identifiers.withUnsafeBufferPointer { list in
            let prefixes = HashPrefixes(of: list)
            return slots.sorted(list.indices.map { HashedIndex(prefix: prefixes.memory[$0], index: $0) })
        }
    }

    /// The handles of identifiers, -1 for each that is not in the table.
    @inlinable
    func find(_ identifiers: [ID]) -> [Int32] {
        if identifiers.count == 1 { return [handle(of: identifiers[0]) ?? -1] }
        return find(identifiers, hashed(identifiers))
    }

    /// The same for hashed identifiers.
    @inlinable
    func find(_ identifiers: [ID], _ hashed: [HashedIndex]) -> [Int32] {
        var handles = [Int32](repeating: -1, count: identifiers.count)
        for entry in hashed { handles[Int(entry.index)] = find(identifiers[Int(entry.index)], prefix: entry.prefix) }
        return handles
    }

    /// The identifiers that handles stand for, which must be in use. Handles that follow each other mostly stand in one
    /// page, which is looked for once.
    @inlinable
    func identifiers(of handles: [Int32]) -> [ID] {
        let (pages, leafBits) = (identifiers.view, PagedArray<ID?>.leafBits)
        let mask = 1 &<< leafBits &- 1
        var found: [ID] = []
        found.reserveCapacity(handles.count)
        handles.withUnsafeBufferPointer { handles in
            var index = 0
            while index < handles.count {
                let page = Int(handles[index]) &>> leafBits
                pages.withPage(at: Int(handles[index])) { elements in
                    repeat {
                        found.append(elements[Int(handles[index]) & mask].unsafelyUnwrapped)
                        index &+= 1
                    } while index < handles.count && Int(handles[index]) &>> leafBits == page
                }
            }
        }
        return found
    }

    /// Adds identifiers that must not be in the table.
    ///
    /// - Returns: The handles they get, and the index of one that was added before, if there is one: the table is of no
    ///   use then.
    @inlinable
    mutating func insert(_ new: [ID]) -> (handles: [Int32], twice: Int?) {
        if new.count == 1 {
            let (handle, isNew) = insert(new[0])
            return ([handle], isNew ? nil : 0)
        }
        var handles = [Int32](repeating: -1, count: new.count)
        let twice = insert(new, hashed(new), handles: &handles)
        return (handles, twice)
    }

    /// Adds those of hashed identifiers whose handle is -1, which must not be in the table, and sets the handles they
    /// get.
    ///
    /// - Returns: The index of an identifier that was added before, if there is one. The table is then of no use.
    @inlinable
    mutating func insert(_ new: [ID], _ hashed: [HashedIndex], handles: inout [Int32]) -> Int? {
        // What has a handle is left out before the others get theirs.
        var hashed = hashed
        if handles.contains(where: { $0 >= 0 }) { hashed.removeAll { handles[Int($0.index)] >= 0 } }
        store(new, hashed.count, handles: &handles)
        slots.split(for: count)
        let identifiers = self.identifiers.view
        var writer = PageWriter<UInt64>()
        for entry in hashed {
            let handle = handles[Int(entry.index)]
            let other = slots.insert(HashSlots.slot(entry.prefix, handle), &writer) {
                identifiers[Int($0)] == identifiers[Int(handle)]
            }
            if other >= 0 { return max(Int(entry.index), handles.firstIndex(of: other) ?? 0) }
        }
        return nil
    }

    /// Puts the identifiers without a handle where free handles lead to, and behind the last one.
    @inlinable
    mutating func store(_ new: [ID], _ newCount: Int, handles: inout [Int32]) {
        let reused = min(newCount, freeHandles.count)
        let firstFree = freeHandles.count - reused
        var next = -1
        var writer = PageWriter<ID?>()
        for number in 0..<reused {
            repeat { next += 1 } while handles[next] >= 0
            handles[next] = freeHandles[firstFree + number]
            writer.update(Int(handles[next]), of: &identifiers) { $0 = new[next] }
        }
        freeHandles.removeLast(reused)
        var handle = Int32(identifiers.count)
        identifiers.append(count: newCount - reused) { page, length in
            for offset in 0..<length {
                repeat { next += 1 } while handles[next] >= 0
                (page + offset).initialize(to: new[next])
                handles[next] = handle
                handle += 1
            }
        }
    }

    /// Removes the identifiers that handles stand for. One whose hash value is not what it was when it came in stops the
    /// program, and the sentence names the call.
    @inlinable
    mutating func remove(_ handles: [Int32], _ call: StaticString) {
        if handles.count == 1 { return remove(handle: handles[0], call) }
        if handles.count == count {
            self = Self()
            return
        }
        // Without an array of the identifiers: generic code that isn't specialised takes half as long again with one.
        let identifiers = self.identifiers.view
        var hashed: [HashedIndex] = []
        hashed.reserveCapacity(handles.count)
        for index in 0..<handles.count {
            let prefix = IdentifierHash.prefix(of: identifiers[Int(handles[index])].unsafelyUnwrapped)
            hashed.append(HashedIndex(prefix: prefix, index: index))
        }
        var writer = PageWriter<UInt64>()
        for entry in slots.sorted(hashed) {
            let handle = handles[Int(entry.index)]
            if !slots.remove(HashSlots.slot(entry.prefix, handle), &writer) {
                Misuse.changedHash(call, identifier(of: handle))
            }
        }
        self.identifiers.set(nil, at: handles)
        freeHandles.append(contentsOf: handles)
        slots.join(for: count)
    }
}

extension HashSlots {
    /// Identifiers in the order of the pages, roughly where these are more. A few stay as they are.
    @usableFromInline
    func sorted(_ hashed: [HashedIndex]) -> [HashedIndex] {
        if hashed.count < 8 || pageCount < 2 { return hashed }
        let shift = max(0, hashed.count.leadingZeroBitCount - pageCount.leadingZeroBitCount)
        var starts = [Int](repeating: 0, count: pageCount &>> shift &+ 1)
        for entry in hashed { starts[page(of: entry.prefix) &>> shift] &+= 1 }
        var sum = 0
        for part in starts.indices { (starts[part], sum) = (sum, sum &+ starts[part]) }
        return [HashedIndex](unsafeUninitializedCapacity: hashed.count) { sorted, count in
            for entry in hashed {
                let part = page(of: entry.prefix) &>> shift
                sorted.initializeElement(at: starts[part], to: entry)
                starts[part] &+= 1
            }
            count = hashed.count
        }
    }
}

/// One of many identifiers: its prefix, and its index among them as they were given.
@usableFromInline
struct HashedIndex {
    @usableFromInline var prefix: UInt32
    @usableFromInline var index: Int32

    @inlinable @inline(__always)
    init(prefix: UInt32, index: Int) {
        self.prefix = prefix
        self.index = Int32(truncatingIfNeeded: index)
    }
}
