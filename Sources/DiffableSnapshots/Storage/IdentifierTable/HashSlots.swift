/// Where handles lie by the hash values of their identifiers.
///
/// Some bits of a *prefix*, 32 bits of the hash value, choose a page of slots, others where in the page the search begins;
/// it goes on from slot to slot, around the page. Where there are many handles for the pages, one page is split in two
/// (linear hashing): to spread all handles anew at once would make one edit take as long as the table, and again in
/// every copy that is edited at that size.
@usableFromInline
struct HashSlots: Sendable {
    /// Prefixes in the upper halves, handles plus one in the lower ones; 0 where a slot is empty.
    @usableFromInline var slots = PagedArray<UInt64>()
    /// What found no room within reach, which takes many equal hash values.
    @usableFromInline var overflow: [UInt64] = []

    @inlinable
    init() {}

    @inlinable static var pageSize: Int { PagedArray<UInt64>.leafCapacity }
    /// How many handles a page has at most, on the average. Pages that are still to be split have up to twice as many.
    @inlinable static var load: Int { 200 }
    /// A handle lies less than this behind where its search begins.
    @inlinable static var reach: Int { 64 }

    @inlinable var pageCount: Int { slots.count &>> PagedArray<UInt64>.leafBits }

    /// The page of a prefix: as many low bits of it as number the pages, or one bit less where that page is still to come.
    @inlinable @inline(__always)
    func page(of prefix: UInt32) -> Int {
        let mask = (1 &<< (Int.bitWidth &- (pageCount &- 1).leadingZeroBitCount)) &- 1
        let page = Int(truncatingIfNeeded: prefix) & mask
        return page < pageCount ? page : page & (mask &>> 1)
    }

    /// The first slot of the page of a prefix.
    @inlinable @inline(__always)
    func start(of prefix: UInt32) -> Int { page(of: prefix) &<< PagedArray<UInt64>.leafBits }

    /// Where in its page the search for a prefix begins.
    @inlinable @inline(__always)
    static func home(of prefix: UInt32) -> Int {
        Int(truncatingIfNeeded: prefix &>> (32 &- UInt32(PagedArray<UInt64>.leafBits)))
    }

    @inlinable @inline(__always)
    static func next(after offset: Int) -> Int { (offset &+ 1) & (pageSize &- 1) }

    @inlinable @inline(__always)
    static func slot(_ prefix: UInt32, _ handle: Int32) -> UInt64 {
        UInt64(prefix) &<< 32 | UInt64(UInt32(bitPattern: handle &+ 1))
    }

    @inlinable @inline(__always)
    static func prefix(in slot: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: slot &>> 32) }

    @inlinable @inline(__always)
    static func handle(in slot: UInt64) -> Int32 { Int32(truncatingIfNeeded: slot) &- 1 }

    /// The handle with a prefix of which something is true, or -1.
    @inlinable @inline(__always)
    func handle(_ prefix: UInt32, where isRight: (Int32) -> Bool) -> Int32 {
        if slots.count == 0 { return -1 }
        let found: Int32 = slots.view.withPage(at: start(of: prefix)) { page in
            var offset = Self.home(of: prefix)
            for _ in 0..<Self.reach {
                let slot = page[offset]
                if slot == 0 { return -1 }
                if Self.prefix(in: slot) == prefix, isRight(Self.handle(in: slot)) { return Self.handle(in: slot) }
                offset = Self.next(after: offset)
            }
            return -1
        }
        if found >= 0 { return found }
        return overflown(prefix, where: isRight)
    }

    @inlinable @inline(__always)
    func overflown(_ prefix: UInt32, where isRight: (Int32) -> Bool) -> Int32 {
        if overflow.isEmpty { return -1 }
        return overflow.first { Self.prefix(in: $0) == prefix && isRight(Self.handle(in: $0)) }.map(Self.handle(in:))
            ?? -1
    }

    /// Adds a handle, unless there is one with the same prefix of which something is true.
    ///
    /// - Parameter writer: One for these slots, which remembers the page for the next handle.
    /// - Returns: The other handle, or -1.
    @inlinable @inline(__always)
    mutating func insert(
        _ slot: UInt64, _ writer: inout PageWriter<UInt64>, unless isSame: (Int32) -> Bool = { _ in false }
    ) -> Int32 {
        let prefix = Self.prefix(in: slot)
        let same = overflown(prefix, where: isSame)
        if same >= 0 { return same }
        let found: Int32? = writer.withPage(of: start(of: prefix), in: &slots) { page in
            var offset = Self.home(of: prefix)
            for _ in 0..<Self.reach {
                let other = page[offset]
                if other == 0 {
                    page[offset] = slot
                    return -1
                }
                if Self.prefix(in: other) == prefix, isSame(Self.handle(in: other)) { return Self.handle(in: other) }
                offset = Self.next(after: offset)
            }
            return nil
        }
        if found == nil { overflow.append(slot) }
        return found ?? -1
    }

    /// - Parameter writer: One for these slots, which remembers the page for the next handle.
    /// - Returns: Whether the handle was here.
    @usableFromInline
    mutating func remove(_ slot: UInt64, _ writer: inout PageWriter<UInt64>) -> Bool {
        let isRemoved = writer.withPage(of: start(of: Self.prefix(in: slot)), in: &slots) { page in
            var hole = Self.home(of: Self.prefix(in: slot))
            var steps = 1
            while page[hole] != slot, steps < Self.reach {
                hole = Self.next(after: hole)
                steps &+= 1
            }
            if page[hole] != slot { return false }
            // What lies behind moves up, unless its search begins behind the hole.
            var offset = hole
            for _ in 1..<Self.pageSize {
                offset = Self.next(after: offset)
                if page[offset] == 0 { break }
                let home = Self.home(of: Self.prefix(in: page[offset]))
                if (offset &- home) & (Self.pageSize &- 1) < (offset &- hole) & (Self.pageSize &- 1) { continue }
                page[hole] = page[offset]
                hole = offset
            }
            page[hole] = 0
            return true
        }
        if isRemoved { return true }
        guard let index = overflow.firstIndex(of: slot) else { return false }
        overflow.remove(at: index)
        return true
    }
}
