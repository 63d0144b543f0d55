/// Where handles lie by the hash values of their identifiers.
///
/// Some bits of a *prefix*, 32 bits of the hash value, choose a page of slots, others where in the page the search begins;
/// it goes on from slot to slot, around the page. Where there are many handles for the pages, one page is split in two
/// (linear hashing): to spread all handles anew at once would make one edit take as long as the table, and again in
/// every copy that is edited at that size.
@usableFromInline
struct HashSlots: Sendable {
    /// Prefixes in the upper halves, handles plus one in the lower ones. An empty slot is 0, and its handle so -1.
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

    /// Where in a page the handle with a prefix lies of which something is true, or else the empty slot at which the
    /// search for it ends; `nil` when there is neither within reach.
    @inlinable @inline(__always)
    static func offset(
        of prefix: UInt32, in page: UnsafeMutablePointer<UInt64>, where isRight: (Int32) -> Bool
    ) -> Int? {
        var offset = home(of: prefix)
        for _ in 0..<reach {
            let slot = page[offset]
            if slot == 0 || Self.prefix(in: slot) == prefix && isRight(handle(in: slot)) { return offset }
            offset = next(after: offset)
        }
        return nil
    }

    /// The handle with a prefix of which something is true, or -1.
    @inlinable @inline(__always)
    func handle(_ prefix: UInt32, where isRight: (Int32) -> Bool) -> Int32 {
        if slots.count == 0 { return -1 }
        let found = slots.view.withPage(at: start(of: prefix)) { page in
            Self.offset(of: prefix, in: page, where: isRight).map { Self.handle(in: page[$0]) } ?? -1
        }
        return found >= 0 ? found : overflown(prefix, where: isRight)
    }

    @inlinable @inline(__always)
    func overflown(_ prefix: UInt32, where isRight: (Int32) -> Bool) -> Int32 {
        for slot in overflow where Self.prefix(in: slot) == prefix && isRight(Self.handle(in: slot)) {
            return Self.handle(in: slot)
        }
        return -1
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
        let other: Int32? = writer.withPage(of: start(of: prefix), in: &slots) { page in
            guard let offset = Self.offset(of: prefix, in: page, where: isSame) else { return nil }
            let other = Self.handle(in: page[offset])
            if other < 0 { page[offset] = slot }
            return other
        }
        if other == nil { overflow.append(slot) }
        return other ?? -1
    }

    /// - Parameter writer: One for these slots, which remembers the page for the next handle.
    /// - Returns: Whether the handle was here.
    @usableFromInline
    mutating func remove(_ slot: UInt64, _ writer: inout PageWriter<UInt64>) -> Bool {
        let prefix = Self.prefix(in: slot)
        let isRemoved = writer.withPage(of: start(of: prefix), in: &slots) { page in
            let found = Self.offset(of: prefix, in: page) { $0 == Self.handle(in: slot) }
            guard var hole = found, page[hole] != 0 else { return false }
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
