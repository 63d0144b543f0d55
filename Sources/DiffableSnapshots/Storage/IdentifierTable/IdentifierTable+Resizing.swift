// The number of slots follows that of the identifiers. Small tables change at once, large ones a few slots at each
// edit.
extension IdentifierTable {
    /// Tables of up to two to this power slots are moved at once.
    @inlinable static var smallBits: Int { 9 }

    /// Makes the table larger or smaller after an edit that left it too full or too empty, or goes on with that.
    ///
    /// - Complexity: O(1).
    @inlinable @inline(__always)
    mutating func adjustSlots() {
        if !outgoing.isEmpty {
            moveSlots(atLeast: 64)
        } else if count &* 4 > (1 &<< slotBits) &* 3 {
            changeSlots(slotBits + 1)
        } else if slotBits > 3, count &* 8 < 1 &<< slotBits {
            changeSlots(slotBits - 1)
        }
    }

    /// Starts to move the slots to another number of them.
    @usableFromInline @inline(never)
    mutating func changeSlots(_ newBits: Int) {
        if slotBits <= Self.smallBits || newBits <= Self.smallBits { return resize(slotBits: newBits) }
        finishMoving()
        let emptyPage = PagedArray<UInt64>(repeating: 0, count: PagedArray<UInt64>.leafCapacity)
        outgoing = OutgoingSlots(slots, slotBits: slotBits, emptyPage: emptyPage)
        slots = PagedArray(repeatingPage: emptyPage, count: 1 &<< newBits)
        slotBits = newBits
        moveSlots(atLeast: 64)
    }

    @usableFromInline @inline(never)
    mutating func moveSlots(atLeast least: Int) {
        outgoing.move(atLeast: least, into: &slots, slotBits: slotBits)
    }

    @usableFromInline
    mutating func finishMoving() {
        if !outgoing.isEmpty { outgoing.moveAll(into: &slots, slotBits: slotBits) }
    }

    /// Spreads the slots over another number of them at once. No identifier is hashed again: the tags suffice.
    ///
    /// - Complexity: O(*n*).
    @usableFromInline
    mutating func resize(slotBits newBits: Int) {
        finishMoving()
        let old = slots
        let oldCount = slotBits == 0 ? 0 : 1 &<< slotBits
        let builder = SlotBuilder(slotBits: newBits)
        var index = 0
        while index < oldCount {
            let page = old.page(at: index)
            let end = min(PagedArray<UInt64>.leafCapacity, oldCount &- index)
            for offset in 0..<end where page[offset] != 0 { builder.insert(page[offset]) }
            index &+= PagedArray<UInt64>.leafCapacity
        }
        slots = builder.slots
        slotBits = newBits
    }

    /// Makes room for a run of identifiers to come.
    @usableFromInline
    mutating func reserveSlots(forNew newCount: Int) {
        let bits = IdentifierHash.slotBits(forCount: count + newCount)
        if bits > slotBits {
            // One step takes as long as the run, more than that as long as the table.
            bits == slotBits + 1 && newCount &* 16 < 1 &<< slotBits ? changeSlots(bits) : resize(slotBits: bits)
        }
        if !outgoing.isEmpty { moveSlots(atLeast: 64 &* newCount) }
    }

    /// Gives room back after a run of identifiers was removed.
    @usableFromInline
    mutating func releaseSlots(forRemoved removedCount: Int) {
        if !outgoing.isEmpty { moveSlots(atLeast: 64 &* removedCount) }
        var bits = slotBits
        while bits > 3, count &* 8 < 1 &<< bits { bits -= 1 }
        if bits == slotBits { return }
        bits == slotBits - 1 && removedCount &* 16 < 1 &<< slotBits ? changeSlots(bits) : resize(slotBits: bits)
    }
}
