/// A bit for each of many numbers, in memory that is lent.
struct BitSet {
    private let words: UnsafeMutableBufferPointer<UInt64>

    /// Makes bits that are all clear.
    init(_ words: UnsafeMutableBufferPointer<UInt64>) {
        words.initialize(repeating: 0)
        self.words = words
    }

    /// Sets bits.
    ///
    /// - Returns: Whether all of them were clear.
    func insert(_ range: Range<Int>) -> Bool {
        var bit = range.lowerBound
        var isClear = true
        while bit < range.upperBound {
            let length = min(64 &- (bit & 63), range.upperBound &- bit)
            let mask = (~0 &>> UInt64(64 &- length)) &<< UInt64(bit & 63)
            if words[bit &>> 6] & mask != 0 { isClear = false }
            words[bit &>> 6] |= mask
            bit &+= length
        }
        return isClear
    }

    /// The first clear bit of a range, or its end.
    func firstClear(from start: Int, below end: Int) -> Int { first(from: start, below: end, flipping: ~0) }

    /// The first bit of a range that is set, or its end.
    func firstSet(from start: Int, below end: Int) -> Int { first(from: start, below: end, flipping: 0) }

    @inline(__always)
    private func first(from start: Int, below end: Int, flipping mask: UInt64) -> Int {
        var bit = start
        while bit < end {
            let rest = (words[bit &>> 6] ^ mask) &>> UInt64(bit & 63)
            if rest != 0 { return min(end, bit &+ rest.trailingZeroBitCount) }
            bit = (bit | 63) &+ 1
        }
        return end
    }
}
