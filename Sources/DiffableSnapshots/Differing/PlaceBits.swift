/// A bit for each place.
@usableFromInline
struct PlaceBits {
    @usableFromInline let words: UnsafeMutablePointer<UInt64>
    @usableFromInline let wordCount: Int

    /// Makes bits that are all clear. They must be destroyed.
    @usableFromInline
    init(count: Int) {
        wordCount = count &>> 6 &+ 1
        words = .allocate(capacity: wordCount)
        words.initialize(repeating: 0, count: wordCount)
    }

    @usableFromInline
    func destroy() { words.deallocate() }

    /// Sets bits.
    ///
    /// - Returns: Whether all of them were clear.
    @usableFromInline
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
    @usableFromInline
    func firstClear(from start: Int, below end: Int) -> Int { first(from: start, below: end, flipping: ~0) }

    /// The first bit of a range that is set, or its end.
    @usableFromInline
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

    /// How many bits of a range are clear.
    func clearCount(in range: Range<Int>) -> Int {
        var count = range.count
        var bit = range.lowerBound
        while bit < range.upperBound {
            let length = min(64 &- (bit & 63), range.upperBound &- bit)
            let mask = (~0 &>> UInt64(64 &- length)) &<< UInt64(bit & 63)
            count &-= (words[bit &>> 6] & mask).nonzeroBitCount
            bit &+= length
        }
        return count
    }
}

/// Finds the section and item that a place counted over all lists stands for.
@usableFromInline
struct PlaceFinder {
    @usableFromInline let starts: [Int]

    /// - Parameter starts: The place of the first element of each list, and the number of all.
    @usableFromInline
    init(starts: [Int]) { self.starts = starts }

    @usableFromInline
    func section(at place: Int) -> Int {
        var low = 0
        var high = starts.count &- 1
        // The last list that begins there or before: empty ones begin where the next one does.
        while high &- low > 1 {
            let middle = (low &+ high) &>> 1
            if starts[middle] <= place { low = middle } else { high = middle }
        }
        return low
    }

    @usableFromInline
    func path(at place: Int) -> (section: Int, item: Int) {
        if starts.count == 2 { return (0, place) }
        let section = section(at: place)
        return (section, place - starts[section])
    }
}
