// Slots of many identifiers at once. They are given in the order in which they lie, or nearly so.
extension PagedArray<UInt64> {
    /// Calls `body` with the number that each entry has for a handle, and a handle whose slot has the same tag, until
    /// it says that this is the right one.
    @usableFromInline
    func forEachCandidate(
        for entries: UnsafeBufferPointer<UInt64>, slotBits: Int, _ body: (Int32, Int32) -> Bool
    ) {
        let mask = (1 &<< slotBits) &- 1
        let slots = view
        for entry in entries {
            let tag = IdentifierHash.tag(in: entry)
            var index = IdentifierHash.home(of: tag, slotBits: slotBits)
            while true {
                let slot = slots[index]
                if slot == 0 { break }
                if IdentifierHash.tag(in: slot) == tag,
                    body(IdentifierHash.handle(in: entry), IdentifierHash.handle(in: slot))
                {
                    break
                }
                index = (index &+ 1) & mask
            }
        }
    }

    /// Puts slots where they belong. There must be room for them.
    ///
    /// - Parameter isSame: Whether two handles, whose tags are equal, have equal identifiers.
    /// - Returns: Two such handles, when there are any.
    @usableFromInline
    mutating func insertSlots(
        _ entries: UnsafeBufferPointer<UInt64>, slotBits: Int, isSame: (Int32, Int32) -> Bool
    ) -> (Int32, Int32)? {
        let mask = (1 &<< slotBits) &- 1
        var writer = PageWriter<UInt64>()
        for entry in entries {
            let tag = IdentifierHash.tag(in: entry)
            var index = IdentifierHash.home(of: tag, slotBits: slotBits)
            while true {
                let place = writer.place(of: index, in: &self)
                if place.pointee == 0 {
                    place.pointee = entry
                    break
                }
                if IdentifierHash.tag(in: place.pointee) == tag {
                    let (first, second) = (IdentifierHash.handle(in: place.pointee), IdentifierHash.handle(in: entry))
                    if isSame(first, second) { return (first, second) }
                }
                index = (index &+ 1) & mask
            }
        }
        return nil
    }

    /// Empties slots.
    ///
    /// - Returns: The handle of the first one that isn't there, if there is such. The table is then of no use.
    @usableFromInline
    mutating func removeSlots(_ entries: UnsafeBufferPointer<UInt64>, slotBits: Int) -> Int32? {
        for entry in entries {
            guard let slot = slot(of: entry, slotBits: slotBits) else { return IdentifierHash.handle(in: entry) }
            removeSlot(slot, slotBits: slotBits)
        }
        return nil
    }
}

extension IdentifierHash {
    /// Puts slots roughly into the order in which they lie, however many there are in the table: as near to each other
    /// as a few pages.
    @usableFromInline
    static func sort(_ entries: UnsafeMutableBufferPointer<UInt64>) {
        let bits = min(11, Int.bitWidth - entries.count.leadingZeroBitCount)
        let shift = UInt64(64 &- bits)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1 &<< bits) { starts in
            starts.initialize(repeating: 0)
            for entry in entries { starts[Int(entry &>> shift)] &+= 1 }
            var sum: Int32 = 0
            for bucket in starts.indices {
                let length = starts[bucket]
                starts[bucket] = sum
                sum &+= length
            }
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: entries.count) { sorted in
                for entry in entries {
                    let bucket = Int(entry &>> shift)
                    sorted.initializeElement(at: Int(starts[bucket]), to: entry)
                    starts[bucket] &+= 1
                }
                _ = entries.update(fromContentsOf: sorted)
            }
        }
    }

    /// Lets slots that have numbers in the place of handles have the handles with those numbers.
    @usableFromInline
    static func setHandles(
        of entries: UnsafeMutableBufferPointer<UInt64>, _ handles: UnsafeBufferPointer<Int32>
    ) {
        for place in 0..<entries.count {
            let tag = IdentifierHash.tag(in: entries[place])
            entries[place] = slot(tag: tag, handle: handles[Int(handle(in: entries[place]))])
        }
    }

    /// Leaves out the identifiers whose handle is -1: of the slots, which have indexes in place of handles, and of the
    /// handles.
    @usableFromInline
    static func keepKnown(
        _ entries: UnsafeMutableBufferPointer<UInt64>, _ handles: UnsafeMutableBufferPointer<Int32>
    ) -> (entries: UnsafeMutableBufferPointer<UInt64>, handles: UnsafeBufferPointer<Int32>) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: handles.count) { places in
            var count = 0
            for index in handles.indices {
                places.initializeElement(at: index, to: handles[index] < 0 ? -1 : Int32(count))
                if handles[index] < 0 { continue }
                handles[count] = handles[index]
                count += 1
            }
            var kept = 0
            for entry in entries {
                let place = places[Int(handle(in: entry))]
                if place < 0 { continue }
                entries[kept] = slot(tag: UInt32(truncatingIfNeeded: entry &>> 32), handle: place)
                kept += 1
            }
            return (
                UnsafeMutableBufferPointer(rebasing: entries.prefix(kept)),
                UnsafeBufferPointer(rebasing: handles.prefix(count))
            )
        }
    }
}
