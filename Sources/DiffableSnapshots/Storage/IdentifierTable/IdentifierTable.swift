/// Names identifiers by small numbers, their handles, and finds the handle of an identifier.
///
/// A table is a value: copying is O(1), and a change copies the few pages it touches while they are shared. Handles of
/// removed identifiers are given to later ones, so deleting and inserting without end needs no more room. Slots are
/// probed in line and closed up on removal, so it does not slow down either.
///
/// Finding, inserting and removing cost O(1) hashes and comparisons as long as hash values differ. Of identifiers that
/// share one hash value, each costs a comparison with the others: with nothing but `==` to tell them apart, no table
/// can do better.
@usableFromInline
package struct IdentifierTable<ID: Hashable & Sendable>: Sendable {
    /// The identifiers by their handles; `nil` where a handle is free.
    @usableFromInline var identifiers: PagedArray<ID?>
    /// For each slot the upper half of the mixed hash and the handle plus one, or 0 when the slot is empty.
    @usableFromInline var slots: PagedArray<UInt64>
    /// Two to this power is the number of slots; 0 stands for none.
    @usableFromInline var slotBits: Int
    /// What is left to be moved of slots of another number.
    @usableFromInline var outgoing: OutgoingSlots
    @usableFromInline var freeHandles: PagedArray<Int32>

    /// Makes a table without identifiers.
    @inlinable
    package init() {
        identifiers = PagedArray()
        slots = PagedArray()
        slotBits = 0
        outgoing = OutgoingSlots()
        freeHandles = PagedArray()
    }

    /// The number of identifiers.
    @inlinable package var count: Int { identifiers.count &- freeHandles.count }

    /// All handles are below this number.
    @inlinable package var handleBound: Int { identifiers.count }

    /// The identifier that a handle stands for. The handle must be in use.
    @inlinable @inline(__always)
    package func identifier(of handle: Int32) -> ID { identifiers[Int(handle)].unsafelyUnwrapped }

    /// The handle of an identifier, or `nil` when it is not in the table.
    @inlinable @inline(__always)
    package func handle(of identifier: ID) -> Int32? {
        handle(of: identifier, tag: IdentifierHash.tag(of: identifier))
    }

    @inlinable @inline(__always)
    func handle(of identifier: ID, tag: UInt32) -> Int32? {
        if slotBits == 0 { return nil }
        let handle = find(identifier, tag: tag).handle
        return handle < 0 ? nil : handle
    }

    /// The slot and the handle of an identifier; when it is not in the table, the slot where it belongs and -1. There
    /// must be slots. Those meant are the outgoing ones while they hold the tag.
    @inlinable @inline(__always)
    func find(_ identifier: ID, tag: UInt32) -> (slot: Int, handle: Int32) {
        let identifiers = self.identifiers.view
        var (slots, slotBits) = (self.slots.view, self.slotBits)
        if outgoing.holds(tag) { (slots, slotBits) = (outgoing.slots.view, outgoing.slotBits) }
        let mask = (1 &<< slotBits) &- 1
        var index = IdentifierHash.home(of: tag, slotBits: slotBits)
        while true {
            // Within one page the probing needs no way down the tree.
            let page = slots.page(at: index)
            repeat {
                let slot = page[index & (PagedArray<UInt64>.leafCapacity &- 1)]
                if slot == 0 { return (index, -1) }
                if IdentifierHash.tag(in: slot) == tag {
                    let handle = IdentifierHash.handle(in: slot)
                    if identifiers[Int(handle)].unsafelyUnwrapped == identifier { return (index, handle) }
                }
                index = (index &+ 1) & mask
            } while index & (PagedArray<UInt64>.leafCapacity &- 1) != 0
        }
    }

    /// The handle of an identifier, which is added when it is not in the table.
    @inlinable @inline(__always)
    package mutating func insert(_ identifier: ID) -> (handle: Int32, isNew: Bool) {
        insert(identifier, tag: IdentifierHash.tag(of: identifier))
    }

    @inlinable @inline(__always)
    mutating func insert(_ identifier: ID, tag: UInt32) -> (handle: Int32, isNew: Bool) {
        if slotBits == 0 { resize(slotBits: 3) }
        let (slot, present) = find(identifier, tag: tag)
        if present >= 0 { return (present, false) }
        let handle: Int32
        if freeHandles.count > 0 {
            handle = freeHandles.removeLast()
            identifiers[Int(handle)] = identifier
        } else {
            handle = Int32(identifiers.count)
            identifiers.append(identifier)
        }
        let content = IdentifierHash.slot(tag: tag, handle: handle)
        if outgoing.holds(tag) {
            outgoing.slots[slot] = content
        } else {
            slots[slot] = content
        }
        adjustSlots()
        return (handle, true)
    }

    /// Removes an identifier and gives the handle it had, or `nil` when it is not in the table.
    @inlinable @inline(__always)
    @discardableResult
    package mutating func remove(_ identifier: ID) -> Int32? {
        let tag = IdentifierHash.tag(of: identifier)
        if slotBits == 0 { return nil }
        let (slot, handle) = find(identifier, tag: tag)
        if handle < 0 { return nil }
        remove(handle, slot: slot, tag: tag)
        return handle
    }

    /// Removes the identifier that a handle stands for.
    @inlinable
    package mutating func remove(handle: Int32, _ call: StaticString) {
        let identifier = identifier(of: handle)
        let tag = IdentifierHash.tag(of: identifier)
        let content = IdentifierHash.slot(tag: tag, handle: handle)
        let slot =
            outgoing.holds(tag)
            ? outgoing.slots.slot(of: content, slotBits: outgoing.slotBits)
            : slots.slot(of: content, slotBits: slotBits)
        guard let slot else { Misuse.changedHash(call, identifier) }
        remove(handle, slot: slot, tag: tag)
    }

    @inlinable @inline(__always)
    mutating func remove(_ handle: Int32, slot: Int, tag: UInt32) {
        if count == 1 {
            self = Self()
            return
        }
        if outgoing.holds(tag) {
            outgoing.slots.removeSlot(slot, slotBits: outgoing.slotBits)
        } else {
            slots.removeSlot(slot, slotBits: slotBits)
        }
        identifiers[Int(handle)] = nil
        freeHandles.append(handle)
        adjustSlots()
    }
}

/// How hash values become slots.
@usableFromInline
enum IdentifierHash {
    /// 32 bits of an identifier's hash value, mixed so that each depends on all of them: hash values that count, or
    /// have only a few bits that differ, spread as others do.
    @inlinable @inline(__always)
    static func tag<ID: Hashable>(of identifier: ID) -> UInt32 { tag(hashValue: identifier.hashValue) }

    @inlinable @inline(__always)
    static func tag(hashValue: Int) -> UInt32 {
        let value = UInt64(UInt(bitPattern: hashValue))
        let product = (value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        let folded = (product.high ^ product.low) &* 0xA076_1D64_78BD_642F
        return UInt32(truncatingIfNeeded: folded &>> 32)
    }

    @inlinable @inline(__always)
    static func home(of tag: UInt32, slotBits: Int) -> Int {
        Int(truncatingIfNeeded: UInt64(tag) &>> UInt64(32 &- slotBits))
    }

    @inlinable @inline(__always)
    static func slot(tag: UInt32, handle: Int32) -> UInt64 {
        UInt64(tag) &<< 32 | UInt64(UInt32(bitPattern: handle &+ 1))
    }

    @inlinable @inline(__always)
    static func tag(in slot: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: slot &>> 32) }

    @inlinable @inline(__always)
    static func handle(in slot: UInt64) -> Int32 { Int32(truncatingIfNeeded: slot) &- 1 }

    /// As many slots as leave a quarter of them empty.
    @inlinable
    static func slotBits(forCount count: Int) -> Int {
        var bits = 3
        while (1 &<< bits) &* 3 < count &* 4 { bits += 1 }
        return bits
    }
}
