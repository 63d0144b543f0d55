// One page of slots more, or less.
extension HashSlots {
    /// Splits pages until there are enough for a number of handles.
    @inlinable
    mutating func split(for count: Int) {
        if slots.count == 0 {
            slots = PagedArray(repeating: 0, count: (count &+ Self.load &- 1) / Self.load &* Self.pageSize)
        }
        while pageCount &* Self.load < count { split() }
    }

    /// Joins pages until there are not many more than a number of handles needs.
    @inlinable @inline(__always)
    mutating func join(for count: Int) {
        while pageCount > 1, pageCount &* (Self.load / 4) > count { join() }
    }

    /// Adds a page, which takes what belongs there from the one it is split from.
    @usableFromInline
    mutating func split() {
        let new = pageCount
        slots.append(count: Self.pageSize) { page, length in page.initialize(repeating: 0, count: length) }
        spread(takeAll(from: Self.origin(of: new)))
    }

    /// Puts what is in the last page back into the one it was split from.
    @usableFromInline
    mutating func join() {
        let all = takeAll(from: pageCount - 1)
        slots.removeLast(Self.pageSize)
        spread(all)
    }

    /// The page that the one with this number is split from: it lacks the highest bit.
    private static func origin(of page: Int) -> Int {
        page ^ (1 &<< (Int.bitWidth &- 1 &- page.leadingZeroBitCount))
    }

    private mutating func takeAll(from page: Int) -> [UInt64] {
        var writer = PageWriter<UInt64>()
        return writer.withPage(of: page &<< PagedArray<UInt64>.leafBits, in: &slots) { page in
            let page = UnsafeMutableBufferPointer(start: page, count: Self.pageSize)
            defer { page.update(repeating: 0) }
            return page.filter { $0 != 0 }
        }
    }

    private mutating func spread(_ all: [UInt64]) {
        var all = all + overflow
        overflow = []
        // Page by page: each is made sure of once.
        _ = all.partition { page(of: Self.prefix(in: $0)) == pageCount - 1 }
        var writer = PageWriter<UInt64>()
        for slot in all { _ = insert(slot, &writer) }
    }

    /// Stops the program when a slot contradicts the others. For tests.
    ///
    /// - Returns: The number of handles.
    func checkInvariants() -> Int {
        slots.checkInvariants()
        precondition(slots.count % Self.pageSize == 0, "a page of slots is not whole")
        var filled = overflow.count
        for index in 0..<slots.count where slots[index] != 0 {
            let prefix = Self.prefix(in: slots[index])
            precondition(
                start(of: prefix) == index & ~(Self.pageSize - 1), "a slot is in another page than its prefix's")
            precondition(handle(prefix) { $0 == Self.handle(in: slots[index]) } >= 0, "a slot is out of reach")
            filled += 1
        }
        for slot in overflow {
            precondition(
                handle(Self.prefix(in: slot)) { $0 == Self.handle(in: slot) } >= 0, "what overflowed is not found")
        }
        return filled
    }
}
