/// Many identifiers at once.
///
/// One by one each of them would wait for the memory of its slot, and make sure anew that nobody shares the page. In a
/// run the hashes come first, and the slots are then visited in the order in which they lie. Most of what is done is
/// done to numbers, so it takes hardly longer where the type of the identifiers is known only at run time.
extension IdentifierTable {
    /// Hashes identifiers.
    ///
    /// - Parameter entries: Set to a slot for each, in the order in which the slots lie; in place of the handle it has
    ///   the index of the identifier.
    @inlinable
    static func hash(_ run: UnsafeBufferPointer<ID>, entries: UnsafeMutableBufferPointer<UInt64>) {
        for index in 0..<run.count {
            let tag = IdentifierHash.tag(of: run[index])
            entries.initializeElement(
                at: index, to: IdentifierHash.slot(tag: tag, handle: Int32(truncatingIfNeeded: index)))
        }
        IdentifierHash.sort(entries)
    }

    /// Hashes the identifiers that handles stand for.
    ///
    /// - Parameter entries: Set to a slot for each, in the order in which the slots lie; in place of the handle it has
    ///   the index in `handles`.
    @inlinable
    func hash(_ handles: UnsafeBufferPointer<Int32>, entries: UnsafeMutableBufferPointer<UInt64>) {
        let identifiers = self.identifiers.view
        for index in 0..<handles.count {
            let tag = IdentifierHash.tag(of: identifiers[Int(handles[index])].unsafelyUnwrapped)
            entries.initializeElement(
                at: index, to: IdentifierHash.slot(tag: tag, handle: Int32(truncatingIfNeeded: index)))
        }
        IdentifierHash.sort(entries)
    }

    /// Finds the handles of hashed identifiers.
    ///
    /// - Parameter handles: Set to the handles in the order of the identifiers, -1 for each that is not in the table.
    @inlinable
    func find(
        _ run: UnsafeBufferPointer<ID>, entries: UnsafeMutableBufferPointer<UInt64>,
        handles: UnsafeMutableBufferPointer<Int32>
    ) {
        handles.initialize(repeating: -1)
        if slotBits == 0 { return }
        let identifiers = self.identifiers.view
        forEachCandidate(for: UnsafeBufferPointer(entries)) { index, handle in
            if identifiers[Int(handle)].unsafelyUnwrapped != run[Int(index)] { return false }
            handles[Int(index)] = handle
            return true
        }
    }

    /// The identifiers that handles stand for, which must be in use.
    @inlinable
    func identifiers(of handles: [Int32]) -> [ID] {
        // An array made so writes its count even when that is 0, to the storage that all empty arrays share.
        if handles.isEmpty { return [] }
        let identifiers = self.identifiers.view
        return [ID](unsafeUninitializedCapacity: handles.count) { buffer, count in
            for index in handles.indices {
                buffer.initializeElement(at: index, to: identifiers[Int(handles[index])].unsafelyUnwrapped)
            }
            count = handles.count
        }
    }

    /// Adds those of hashed identifiers whose handle is -1, which must not be in the table, and sets the handles they
    /// get.
    ///
    /// - Returns: The index of an identifier that was added before, if there is one. The table is then of no use.
    @inlinable
    mutating func insert(
        _ run: UnsafeBufferPointer<ID>, entries: UnsafeMutableBufferPointer<UInt64>,
        handles: UnsafeMutableBufferPointer<Int32>
    ) -> Int? {
        var newCount = 0
        for place in 0..<entries.count where handles[Int(IdentifierHash.handle(in: entries[place]))] < 0 {
            entries[newCount] = entries[place]
            newCount += 1
        }
        if newCount == 0 { return nil }
        reserveSlots(forNew: newCount)
        store(run, newCount: newCount, handles: handles)
        return insertSlots(UnsafeMutableBufferPointer(rebasing: entries.prefix(newCount)), handles: handles)
    }

    /// Adds identifiers of another table, which must not be in this one.
    ///
    /// - Parameters:
    ///   - run: Their handles there, hashed into `entries`.
    ///   - handles: Set to their handles here.
    /// - Returns: The index of an identifier that was added before, if there is one. The table is then of no use.
    @inlinable
    mutating func insert(
        _ run: UnsafeBufferPointer<Int32>, of other: IdentifierTable,
        entries: UnsafeMutableBufferPointer<UInt64>, handles: UnsafeMutableBufferPointer<Int32>
    ) -> Int? {
        reserveSlots(forNew: run.count)
        let reused = min(run.count, freeHandles.count)
        for index in 0..<reused { handles[index] = freeHandles[freeHandles.count - reused + index] }
        freeHandles.removeLast(reused)
        for index in reused..<run.count { handles[index] = Int32(identifiers.count + index - reused) }
        let source = other.identifiers.view
        var writer = PageWriter<ID?>()
        for index in 0..<reused {
            writer.place(of: Int(handles[index]), in: &identifiers).pointee = source[Int(run[index])]
        }
        var next = reused
        identifiers.append(count: run.count - reused) { page, length in
            var filled = 0
            while filled < length {
                // As many as lie side by side there.
                let (part, count) = source.sideBySide(run, from: next, atMost: length - filled)
                (page + filled).initialize(from: part, count: count)
                filled += count
                next += count
            }
        }
        return insertSlots(entries, handles: handles)
    }

    /// Puts slots where they belong, whose identifiers are stored already. In place of the handles they have indexes.
    ///
    /// - Returns: The index of an identifier that was added before, if there is one.
    @inlinable
    mutating func insertSlots(
        _ entries: UnsafeMutableBufferPointer<UInt64>, handles: UnsafeMutableBufferPointer<Int32>
    ) -> Int? {
        IdentifierHash.setHandles(of: entries, UnsafeBufferPointer(handles))
        let identifiers = self.identifiers.view
        let twice = insertSlots(UnsafeBufferPointer(entries)) {
            identifiers[Int($0)].unsafelyUnwrapped == identifiers[Int($1)].unsafelyUnwrapped
        }
        guard let twice else { return nil }
        return max(handles.firstIndex(of: twice.0) ?? 0, handles.firstIndex(of: twice.1) ?? 0)
    }

    /// Puts the identifiers without a handle where free handles lead to, and behind the last one.
    @inlinable
    mutating func store(
        _ run: UnsafeBufferPointer<ID>, newCount: Int, handles: UnsafeMutableBufferPointer<Int32>
    ) {
        let reused = min(newCount, freeHandles.count)
        let firstFree = freeHandles.count - reused
        var next = -1
        for number in 0..<reused {
            repeat { next += 1 } while handles[next] >= 0
            let handle = freeHandles[firstFree + number]
            identifiers[Int(handle)] = run[next]
            handles[next] = handle
        }
        freeHandles.removeLast(reused)
        var handle = Int32(identifiers.count)
        identifiers.append(count: newCount - reused) { page, length in
            for offset in 0..<length {
                repeat { next += 1 } while handles[next] >= 0
                (page + offset).initialize(to: run[next])
                handles[next] = handle
                handle += 1
            }
        }
    }

    /// Removes hashed identifiers.
    ///
    /// - Parameters:
    ///   - entries: A slot for each, in the order in which they lie, with an index in `handles`.
    ///   - handles: Their handles.
    @inlinable
    mutating func remove(
        entries: UnsafeMutableBufferPointer<UInt64>, handles: UnsafeBufferPointer<Int32>, _ call: StaticString
    ) {
        if handles.count == count {
            self = Self()
            return
        }
        IdentifierHash.setHandles(of: entries, handles)
        if let missing = removeSlots(UnsafeBufferPointer(entries)) { Misuse.changedHash(call, identifier(of: missing)) }
        identifiers.set(nil, at: handles)
        freeHandles.append(contentsOf: handles)
        releaseSlots(forRemoved: handles.count)
    }
}
