/// Many identifiers at once.
///
/// One by one each of them would wait for the memory of its bucket, and make sure anew that nobody shares the page. In a
/// run the hashes come first, and the buckets are then visited in the order in which they lie.
extension IdentifierTable {
    /// Hashes identifiers.
    ///
    /// - Parameter run: Set to the tag and the index of each, roughly in the order of the buckets.
    @inlinable
    func hash(_ identifiers: UnsafeBufferPointer<ID>, into run: UnsafeMutableBufferPointer<TaggedIndex>) {
        for index in run.indices {
            run.initializeElement(
                at: index, to: TaggedIndex(tag: IdentifierHash.tag(of: identifiers[index]), index: index))
        }
        sort(run)
    }

    /// Takes the tags of handles of this table, or of another one.
    ///
    /// - Parameter run: Set to the tag and the index of each, roughly in the order of the buckets here.
    @usableFromInline
    func readTags(
        of handles: UnsafeBufferPointer<Int32>, in table: IdentifierTable,
        into run: UnsafeMutableBufferPointer<TaggedIndex>
    ) {
        let links = table.links.view
        for index in run.indices {
            run.initializeElement(
                at: index, to: TaggedIndex(tag: links[Int(handles[index])].tag, index: index))
        }
        sort(run)
    }

    /// Puts a run roughly into the order of the buckets, as near to each other as a few pages.
    @usableFromInline
    func sort(_ run: UnsafeMutableBufferPointer<TaggedIndex>) {
        if run.count < 8 { return }
        let bits = min(11, Int.bitWidth - run.count.leadingZeroBitCount)
        let shift = max(0, Int.bitWidth - max(1, buckets.count).leadingZeroBitCount - bits)
        let bound = max(1, buckets.count)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: bound &>> shift &+ 1) { starts in
            starts.initialize(repeating: 0)
            for entry in run { starts[IdentifierHash.bucket(of: entry.tag, count: bound) &>> shift] &+= 1 }
            var sum: Int32 = 0
            for part in starts.indices { (starts[part], sum) = (sum, sum &+ starts[part]) }
            // The copy comes first: Swift 6.3 loses the error register where such a closure ends with one (a tail call
            // of memmove), and optimised programs then go on as if it had thrown.
            withUnsafeTemporaryAllocation(of: TaggedIndex.self, capacity: run.count) { copy in
                _ = copy.initialize(fromContentsOf: run)
                for entry in copy {
                    let part = IdentifierHash.bucket(of: entry.tag, count: bound) &>> shift
                    run[Int(starts[part])] = entry
                    starts[part] &+= 1
                }
            }
        }
    }

    /// Finds the handles of hashed identifiers.
    ///
    /// - Parameter handles: Set to the handles in the order of the identifiers, -1 for each that is not in the table.
    @inlinable
    func find(
        _ identifiers: UnsafeBufferPointer<ID>, _ run: UnsafeMutableBufferPointer<TaggedIndex>,
        handles: UnsafeMutableBufferPointer<Int32>
    ) {
        handles.initialize(repeating: -1)
        for entry in run { handles[Int(entry.index)] = find(identifiers[Int(entry.index)], tag: entry.tag) }
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
    /// - Parameter identifier: Gives the identifier at an index.
    /// - Returns: The index of an identifier that was added before, if there is one. The table is then of no use.
    @inlinable
    mutating func insert(
        _ run: UnsafeMutableBufferPointer<TaggedIndex>, handles: UnsafeMutableBufferPointer<Int32>,
        _ identifier: (Int) -> ID
    ) -> Int? {
        // What has a handle is left out before the others get theirs.
        var run = run
        let newCount = run.partition { handles[Int($0.index)] >= 0 }
        if newCount == 0 { return nil }
        store(newCount, handles: handles, identifier)
        splitBuckets()
        let identifiers = self.identifiers.view
        var (bucketWriter, linkWriter) = (PageWriter<Int32>(), PageWriter<ChainLink>())
        for entry in run.prefix(newCount) {
            let handle = handles[Int(entry.index)]
            let first = bucketWriter.place(of: bucket(of: entry.tag), in: &buckets)
            var other = first.pointee
            while other >= 0 {
                let link = links[Int(other)]
                if link.tag == entry.tag, identifiers[Int(other)] == identifiers[Int(handle)] {
                    return max(Int(entry.index), handles.firstIndex(of: other) ?? 0)
                }
                other = link.next
            }
            linkWriter.place(of: Int(handle), in: &links).pointee = ChainLink(tag: entry.tag, next: first.pointee)
            first.pointee = handle
        }
        return nil
    }

    /// Puts the identifiers without a handle where free handles lead to, and behind the last one.
    @inlinable
    mutating func store(
        _ newCount: Int, handles: UnsafeMutableBufferPointer<Int32>, _ identifier: (Int) -> ID
    ) {
        let reused = min(newCount, freeHandles.count)
        let firstFree = freeHandles.count - reused
        var next = -1
        var writer = PageWriter<ID?>()
        for number in 0..<reused {
            repeat { next += 1 } while handles[next] >= 0
            handles[next] = freeHandles[firstFree + number]
            writer.place(of: Int(handles[next]), in: &identifiers).pointee = identifier(next)
        }
        freeHandles.removeLast(reused)
        var handle = Int32(identifiers.count)
        identifiers.append(count: newCount - reused) { page, length in
            for offset in 0..<length {
                repeat { next += 1 } while handles[next] >= 0
                (page + offset).initialize(to: identifier(next))
                handles[next] = handle
                handle += 1
            }
        }
        links.append(count: newCount - reused) { page, length in
            page.initialize(repeating: ChainLink(tag: 0, next: -1), count: length)
        }
    }

    /// Removes the identifiers that handles stand for.
    ///
    /// - Parameter call: The call that stops the program where the hash value of one is not what it was when it came in;
    ///   `nil` for those that were just found by it.
    @inlinable
    mutating func remove(_ handles: UnsafeBufferPointer<Int32>, checkingHashesFor call: StaticString? = nil) {
        if handles.isEmpty { return }
        if let call { for handle in handles { checkHash(of: handle, call) } }
        if handles.count == count {
            self = Self()
            return
        }
        withUnsafeTemporaryAllocation(of: TaggedIndex.self, capacity: handles.count) { run in
            readTags(of: handles, in: self, into: run)
            for entry in run { unlink(handles[Int(entry.index)]) }
        }
        identifiers.set(nil, at: handles)
        freeHandles.append(contentsOf: handles)
        joinBuckets()
    }
}

/// One of a run of identifiers: its tag, and its index in the run as it was given.
@usableFromInline
struct TaggedIndex {
    @usableFromInline var tag: UInt32
    @usableFromInline var index: Int32

    @inlinable @inline(__always)
    init(tag: UInt32, index: Int) {
        self.tag = tag
        self.index = Int32(truncatingIfNeeded: index)
    }
}
