/// The slots that a table had before it became larger or smaller, as far as they are not moved yet.
///
/// To move all at once would take long, and as long again in every copy that is edited at that size. So each edit moves
/// a few, in the order in which they lie, and until the last one is moved there are two sets of slots: where an
/// identifier belongs follows from its home here. Moves begin behind an empty slot and end at one, so that no probing
/// is cut in two.
@usableFromInline
struct OutgoingSlots: Sendable {
    @usableFromInline var slots = PagedArray<UInt64>()
    /// Two to this power is the number of slots; 0 when there are none to be moved.
    @usableFromInline var slotBits = 0
    /// The slot that was the first to be moved.
    @usableFromInline var first = 0
    /// How many were moved, counted from the first one on and around the end.
    @usableFromInline var movedCount = 0
    /// One page, which stands in for those of which all slots were moved.
    @usableFromInline var emptyPage = PagedArray<UInt64>()

    @inlinable
    init() {}

    /// Takes all slots of a table, of which one at least must be empty.
    init(_ slots: PagedArray<UInt64>, slotBits: Int, emptyPage: PagedArray<UInt64>) {
        self.slots = slots
        self.slotBits = slotBits
        self.emptyPage = emptyPage
        var empty = 0
        while slots[empty] != 0 { empty += 1 }
        first = (empty + 1) & (1 &<< slotBits &- 1)
    }

    @inlinable var isEmpty: Bool { slotBits == 0 }

    /// Whether an identifier with this tag belongs here still.
    @inlinable @inline(__always)
    func holds(_ tag: UInt32) -> Bool {
        if isEmpty { return false }
        let home = IdentifierHash.home(of: tag, slotBits: slotBits)
        return (home &- first) & (1 &<< slotBits &- 1) >= movedCount
    }

    /// Moves some slots, or all that are left if they are fewer.
    mutating func move(atLeast least: Int, into target: inout PagedArray<UInt64>, slotBits targetBits: Int) {
        let count = 1 &<< slotBits
        let offsetMask = PagedArray<UInt64>.leafCapacity &- 1
        let end = min(movedCount &+ least, count)
        while true {
            let index = (first &+ movedCount) & (count &- 1)
            let content = slots[index]
            if content == 0, movedCount >= end { break }
            if content != 0 {
                if isProbedFromTheEnd(content) { return moveAll(into: &target, slotBits: targetBits) }
                target.insertSlot(content, slotBits: targetBits)
                slots[index] = 0
            }
            movedCount &+= 1
            if index & offsetMask == offsetMask, movedCount > offsetMask, isEmptyPage(at: index) {
                slots.replacePage(at: index, with: emptyPage)
            }
        }
        if movedCount >= count { self = Self() }
    }

    /// Whether all slots of a page are empty. Of one that was moved they mostly are, unless since then others were probed
    /// from the end on, around to it.
    private func isEmptyPage(at index: Int) -> Bool {
        let page = slots.page(at: index)
        var all: UInt64 = 0
        for offset in 0..<PagedArray<UInt64>.leafCapacity { all |= page[offset] }
        return all == 0
    }

    /// Whether a slot next to be moved was reached by probing from homes before the first one: around, over all that
    /// was moved. It takes many equal hash values to get that far.
    private func isProbedFromTheEnd(_ content: UInt64) -> Bool {
        let mask = 1 &<< slotBits &- 1
        let home = IdentifierHash.home(of: IdentifierHash.tag(in: content), slotBits: slotBits)
        return movedCount <= mask && (home &- first) & mask > movedCount
    }

    mutating func moveAll(into target: inout PagedArray<UInt64>, slotBits targetBits: Int) {
        for index in 0..<slots.count where slots[index] != 0 {
            target.insertSlot(slots[index], slotBits: targetBits)
        }
        self = Self()
    }

    /// Stops the program when a slot is here that should have been moved. For tests.
    ///
    /// - Returns: The number of slots that are filled.
    func checkInvariants() -> Int {
        if isEmpty { return 0 }
        slots.checkInvariants()
        precondition(slots.count == 1 &<< slotBits && movedCount < slots.count, "slots that are moved are still kept")
        var filled = 0
        for index in 0..<slots.count where slots[index] != 0 {
            precondition(holds(IdentifierHash.tag(in: slots[index])), "a slot should have been moved")
            filled += 1
        }
        return filled
    }
}
