// What an edit of a large table will need lies far apart in memory. Read before it is needed, all of it is waited for at
// once. What is read must be used in some way, or it would not be read: so it is compared with what it never is.
extension IdentifierTable {
    /// Reads the slots that two look-ups will begin with.
    @inlinable @inline(__always)
    func fetchSlots(of tag: UInt32, _ other: UInt32) {
        if slotBits == 0 { return }
        let slots = self.slots.view
        let index = IdentifierHash.home(of: tag, slotBits: slotBits)
        let both = slots[index] | slots[IdentifierHash.home(of: other, slotBits: slotBits)]
        precondition(both != .max && slots.head(at: index) >= 0)
    }

    /// Reads what it will take to remove an identifier.
    @inlinable @inline(__always)
    func fetchForRemoving(_ handle: Int32, slot: Int) {
        if !outgoing.isEmpty { return }
        precondition(slots.view.head(at: slot) | identifiers.view.head(at: Int(handle)) >= 0)
    }

    /// The handle that the next identifier gets whose handle is not a new one, and reads its place.
    @inlinable @inline(__always)
    func fetchFreeHandle() -> Int32? {
        let free = freeHandles.count
        if free == 0 { return nil }
        let handle = freeHandles.view[free &- 1]
        let identifiers = self.identifiers.view
        let place = UnsafeRawPointer(
            identifiers.page(at: Int(handle)) + Int(handle) & (PagedArray<ID?>.leafCapacity &- 1))
        precondition(Int(place.load(as: UInt8.self)) != free &+ 256 && identifiers.head(at: Int(handle)) >= 0)
        return handle
    }
}
