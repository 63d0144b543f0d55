/// Finds among many tags those that are among some others, and now and then another one.
@usableFromInline
struct TagFilter {
    @usableFromInline let bits: UnsafeMutablePointer<UInt64>
    @usableFromInline let shift: UInt64

    /// Makes an empty filter for some tags. It must be destroyed.
    @usableFromInline
    init(capacity: Int) {
        var bitCount: UInt64 = 10
        while bitCount < 32, 1 &<< Int(bitCount) < capacity &* 16 { bitCount &+= 1 }
        shift = 32 &- bitCount
        bits = .allocate(capacity: 1 &<< Int(bitCount &- 6))
        bits.initialize(repeating: 0, count: 1 &<< Int(bitCount &- 6))
    }

    @usableFromInline
    func destroy() { bits.deallocate() }

    @inlinable @inline(__always)
    func bit(of tag: UInt32) -> Int { Int(truncatingIfNeeded: UInt64(tag) &>> shift) }

    /// - Returns: Whether no tag that was inserted before could be this one.
    @inlinable @inline(__always)
    func insert(_ tag: UInt32) -> Bool {
        let bit = bit(of: tag)
        let word = bits[bit &>> 6]
        bits[bit &>> 6] = word | 1 &<< UInt64(bit & 63)
        return word &>> UInt64(bit & 63) & 1 == 0
    }

    @inline(__always)
    func mayContain(_ tag: UInt32) -> Bool {
        let bit = bit(of: tag)
        return bits[bit &>> 6] &>> UInt64(bit & 63) & 1 != 0
    }

    /// Adds those places of a range whose tags may be in the filter.
    @usableFromInline
    func addHits(_ range: Range<Int>, _ tags: UnsafePointer<UInt32>, to hits: inout TagHits) {
        for place in range where mayContain(tags[place]) { hits.add(place, tags[place]) }
    }
}
