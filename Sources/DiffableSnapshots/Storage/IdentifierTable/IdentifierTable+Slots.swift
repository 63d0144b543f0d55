extension IdentifierTable {
    /// Empties a slot and closes the gap, so that every probe still ends at the first empty slot.
    @usableFromInline
    mutating func removeSlot(_ wanted: UInt64) {
        let mask = (1 &<< slotBits) &- 1
        var hole = IdentifierHash.home(of: UInt32(truncatingIfNeeded: wanted &>> 32), slotBits: slotBits)
        while slots[hole] != wanted { hole = (hole &+ 1) & mask }
        var next = hole
        while true {
            next = (next &+ 1) & mask
            let slot = slots[next]
            if slot == 0 { break }
            let home = IdentifierHash.home(of: UInt32(truncatingIfNeeded: slot &>> 32), slotBits: slotBits)
            // A slot may fill the hole unless its home lies behind the hole.
            if (next &- home) & mask >= (next &- hole) & mask {
                slots[hole] = slot
                hole = next
            }
        }
        slots[hole] = 0
    }

    /// Spreads the slots over another number of them. No identifier is hashed again: the tags suffice.
    @usableFromInline
    mutating func resize(slotBits newBits: Int) {
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
}

/// Fills the slots of a new table, whose pages nobody shares yet.
@usableFromInline
struct SlotBuilder {
    @usableFromInline let slotBits: Int
    @usableFromInline let slots: PagedArray<UInt64>
    @usableFromInline var pages: [UnsafeMutablePointer<UInt64>]

    @usableFromInline
    init(slotBits: Int) {
        self.slotBits = slotBits
        var pages: [UnsafeMutablePointer<UInt64>] = []
        let count = 1 &<< slotBits
        pages.reserveCapacity(count &>> PagedArray<UInt64>.leafBits + 1)
        slots = PagedArray(count: count) { page, _, length in
            page.initialize(repeating: 0, count: length)
            pages.append(page)
        }
        self.pages = pages
    }

    @inlinable @inline(__always)
    func pointer(to index: Int) -> UnsafeMutablePointer<UInt64> {
        pages.withUnsafeBufferPointer { $0[index &>> PagedArray<UInt64>.leafBits] }
            + (index & (PagedArray<UInt64>.leafCapacity &- 1))
    }

    /// Puts a slot where its tag belongs, without looking for an equal one.
    @usableFromInline
    func insert(_ slot: UInt64) {
        let mask = (1 &<< slotBits) &- 1
        var index = IdentifierHash.home(of: UInt32(truncatingIfNeeded: slot &>> 32), slotBits: slotBits)
        while pointer(to: index).pointee != 0 { index = (index &+ 1) & mask }
        pointer(to: index).pointee = slot
    }
}
