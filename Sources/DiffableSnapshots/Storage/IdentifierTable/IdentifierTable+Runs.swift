/// Many identifiers at once.
///
/// One by one each of them would wait for the memory of its slot, and make sure anew that nobody shares the page. In a
/// run the hashes come first, and the pages of slots are then visited in their order.
extension IdentifierTable {
    /// Hashes identifiers.
    ///
    /// - Parameter run: Set to the prefix and the index of each, in the order of the pages where they are many.
    @inlinable
    func hash(_ identifiers: UnsafeBufferPointer<ID>, into run: UnsafeMutableBufferPointer<HashedIndex>) {
        for index in 0..<identifiers.count {
            run.initializeElement(
                at: index, to: HashedIndex(prefix: IdentifierHash.prefix(of: identifiers[index]), index: index))
        }
        slots.sort(run)
    }

    /// Finds the handles of hashed identifiers.
    ///
    /// - Parameter handles: Set to the handles in the order of the identifiers, -1 for each that is not in the table.
    @inlinable
    func find(
        _ identifiers: UnsafeBufferPointer<ID>, _ run: UnsafeMutableBufferPointer<HashedIndex>,
        handles: UnsafeMutableBufferPointer<Int32>
    ) {
        handles.initialize(repeating: -1)
        for entry in run { handles[Int(entry.index)] = find(identifiers[Int(entry.index)], prefix: entry.prefix) }
    }

    /// Finds the handles of identifiers, -1 for each that is not in the table.
    @inlinable
    func find(_ identifiers: UnsafeBufferPointer<ID>, handles: UnsafeMutableBufferPointer<Int32>) {
        withUnsafeTemporaryAllocation(of: HashedIndex.self, capacity: identifiers.count) { run in
            hash(identifiers, into: run)
            find(identifiers, run, handles: handles)
        }
    }

    /// Adds identifiers that must not be in the table, and sets the handles they get.
    ///
    /// - Returns: The index of an identifier that was added before, if there is one. The table is then of no use.
    @inlinable
    mutating func insert(_ new: UnsafeBufferPointer<ID>, handles: UnsafeMutableBufferPointer<Int32>) -> Int? {
        handles.initialize(repeating: -1)
        return withUnsafeTemporaryAllocation(of: HashedIndex.self, capacity: new.count) { run in
            hash(new, into: run)
            return insert(new, run, handles: handles)
        }
    }

    /// The identifiers that handles stand for, which must be in use.
    @inlinable
    func identifiers(of handles: [Int32]) -> [ID] {
        let identifiers = self.identifiers.view
        return handles.map { identifiers[Int($0)].unsafelyUnwrapped }
    }

    /// Adds those of hashed identifiers whose handle is -1, which must not be in the table, and sets the handles they
    /// get.
    ///
    /// - Returns: The index of an identifier that was added before, if there is one. The table is then of no use.
    @inlinable
    mutating func insert(
        _ new: UnsafeBufferPointer<ID>, _ run: UnsafeMutableBufferPointer<HashedIndex>,
        handles: UnsafeMutableBufferPointer<Int32>
    ) -> Int? {
        // What has a handle is left out before the others get theirs.
        var run = run
        let newCount = run.partition { handles[Int($0.index)] >= 0 }
        if newCount == 0 { return nil }
        store(new, newCount, handles: handles)
        slots.split(for: count)
        let identifiers = self.identifiers.view
        var writer = PageWriter<UInt64>()
        for entry in run.prefix(newCount) {
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
    mutating func store(
        _ new: UnsafeBufferPointer<ID>, _ newCount: Int, handles: UnsafeMutableBufferPointer<Int32>
    ) {
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
    mutating func remove(_ handles: UnsafeBufferPointer<Int32>, _ call: StaticString) {
        if handles.count == count {
            self = Self()
            return
        }
        withUnsafeTemporaryAllocation(of: HashedIndex.self, capacity: handles.count) { run in
            let identifiers = self.identifiers.view
            for index in 0..<handles.count {
                let prefix = IdentifierHash.prefix(of: identifiers[Int(handles[index])].unsafelyUnwrapped)
                run.initializeElement(at: index, to: HashedIndex(prefix: prefix, index: index))
            }
            slots.sort(run)
            var writer = PageWriter<UInt64>()
            for entry in run {
                let handle = handles[Int(entry.index)]
                if !slots.remove(HashSlots.slot(entry.prefix, handle), &writer) {
                    Misuse.changedHash(call, identifier(of: handle))
                }
            }
        }
        identifiers.set(nil, at: handles)
        freeHandles.append(contentsOf: handles)
        slots.join(for: count)
    }
}

extension HashSlots {
    /// Puts a run into the order of the pages, roughly where these are more. A few stay as they are.
    @usableFromInline
    func sort(_ run: UnsafeMutableBufferPointer<HashedIndex>) {
        if run.count < 8 || pageCount < 2 { return }
        let shift = max(0, run.count.leadingZeroBitCount - pageCount.leadingZeroBitCount)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: pageCount &>> shift &+ 1) { starts in
            starts.initialize(repeating: 0)
            for entry in run { starts[page(of: entry.prefix) &>> shift] &+= 1 }
            var sum: Int32 = 0
            for part in starts.indices { (starts[part], sum) = (sum, sum &+ starts[part]) }
            // The copy comes first: Swift 6.3 loses the error register where such a closure ends with one (a tail call
            // of memmove), and optimised programs then go on as if it had thrown.
            withUnsafeTemporaryAllocation(of: HashedIndex.self, capacity: run.count) { copy in
                _ = copy.initialize(fromContentsOf: run)
                for entry in copy {
                    let part = page(of: entry.prefix) &>> shift
                    run[Int(starts[part])] = entry
                    starts[part] &+= 1
                }
            }
        }
    }
}

/// One of a run of identifiers: its prefix, and its index in the run as it was given.
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
