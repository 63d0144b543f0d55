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

    /// Puts handles, which count from 0, into empty slots: first those of the lower half of all pages, so that there is
    /// never a second copy of more than that.
    ///
    /// - Returns: The first handle with the prefix of an earlier one of which the same is true, and that one; the slots are
    ///   of no use then.
    @inlinable
    mutating func fill(_ prefixes: [UInt32], isSame: (Int, Int) -> Bool) -> (earlier: Int, later: Int)? {
        let pageCount = (prefixes.count &+ Self.load &- 1) / Self.load
        let half = (pageCount &+ 1) / 2
        var duplicate: (earlier: Int, later: Int)?
        for pages in [0..<half, half..<pageCount] where !pages.isEmpty {
            let count = duplicate?.later ?? prefixes.count
            duplicate = fill(pages, of: pageCount, prefixes, count, isSame: isSame) ?? duplicate
        }
        return duplicate
    }

    /// Fills some of the pages, in one piece of memory, which is cut into pages then. Neither closures nor generic code
    /// stand in the loop, which for a million handles take seconds where nothing is optimised.
    @inlinable
    mutating func fill(
        _ pages: Range<Int>, of pageCount: Int, _ prefixes: [UInt32], _ prefixCount: Int, isSame: (Int, Int) -> Bool
    ) -> (earlier: Int, later: Int)? {
        let count = pages.count &* Self.pageSize
        let (first, end) = (pages.lowerBound, pages.upperBound)
        let mask = (1 &<< (Int.bitWidth &- (pageCount &- 1).leadingZeroBitCount)) &- 1
        let (pageSize, reach, leafBits) = (Self.pageSize, Self.reach, PagedArray<UInt64>.leafBits)
        let all = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
        defer { all.deallocate() }
        all.initialize(repeating: 0, count: count)
        var next = 0
        while next < prefixCount {
            let handle = next
            next &+= 1
            let prefix = prefixes[handle]
            var page = Int(truncatingIfNeeded: prefix) & mask
            if page >= pageCount { page &= mask &>> 1 }
            if page < first || page >= end { continue }
            let start = (page &- first) &<< leafBits
            var offset = Self.home(of: prefix)
            var steps = 0
            while steps < reach {
                let other = all[start &+ offset]
                if other == 0 { break }
                if Self.prefix(in: other) == prefix {
                    let earlier = Int(Self.handle(in: other))
                    if isSame(earlier, handle) { return (earlier, handle) }
                }
                offset = (offset &+ 1) & (pageSize &- 1)
                steps &+= 1
            }
            let slot = Self.slot(prefix, Int32(truncatingIfNeeded: handle))
            if steps < reach {
                all[start &+ offset] = slot
            } else {
                let same = overflown(prefix) { isSame(Int($0), handle) }
                if same >= 0 { return (Int(same), handle) }
                overflow.append(slot)
            }
        }
        var copied = 0
        slots.append(count: count) { page, length in
            page.initialize(from: all + copied, count: length)
            copied &+= length
        }
        return nil
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
