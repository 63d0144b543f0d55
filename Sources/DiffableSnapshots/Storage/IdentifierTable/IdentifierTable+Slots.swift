// The slots of a table, which know nothing of identifiers and are compiled once.
extension PagedArray<UInt64> {
    /// The slot that holds this, or `nil` when there is none between its home and the next empty slot.
    @usableFromInline
    func slot(of content: UInt64, slotBits: Int) -> Int? {
        let mask = (1 &<< slotBits) &- 1
        var index = IdentifierHash.home(of: IdentifierHash.tag(in: content), slotBits: slotBits)
        while self[index] != content {
            if self[index] == 0 { return nil }
            index = (index &+ 1) & mask
        }
        return index
    }

    /// Fills the first empty slot from its home on.
    @usableFromInline
    mutating func insertSlot(_ content: UInt64, slotBits: Int) {
        let mask = (1 &<< slotBits) &- 1
        var index = IdentifierHash.home(of: IdentifierHash.tag(in: content), slotBits: slotBits)
        while self[index] != 0 { index = (index &+ 1) & mask }
        self[index] = content
    }

    /// Empties a slot and closes the gap, so that every probe still ends at the first empty slot.
    @usableFromInline
    mutating func removeSlot(_ slot: Int, slotBits: Int) {
        let mask = (1 &<< slotBits) &- 1
        let offsetMask = Self.leafCapacity &- 1
        var hole = slot
        var holePage = uniquePage(at: hole)
        var next = hole
        var page = holePage
        while true {
            next = (next &+ 1) & mask
            if next & offsetMask == 0 { page = self.page(at: next) }
            let content = page[next & offsetMask]
            if content == 0 { break }
            let home = IdentifierHash.home(of: IdentifierHash.tag(in: content), slotBits: slotBits)
            // A slot may fill the hole unless its home lies behind the hole.
            if (next &- home) & mask >= (next &- hole) & mask {
                holePage[hole & offsetMask] = content
                hole = next
                holePage = uniquePage(at: hole)
                page = holePage
            }
        }
        holePage[hole & offsetMask] = 0
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
        var index = IdentifierHash.home(of: IdentifierHash.tag(in: slot), slotBits: slotBits)
        while pointer(to: index).pointee != 0 { index = (index &+ 1) & mask }
        pointer(to: index).pointee = slot
    }
}
