/// Numbers below a bound, of which the ones beside a number are found in a few steps, in memory that is lent.
///
/// There is a bit for each number; one for each word of these that is not 0; and one for each word of those.
struct NeighborSet {
    private let words: UnsafeMutablePointer<UInt64>
    private let groups: UnsafeMutablePointer<UInt64>
    private let tops: UnsafeMutablePointer<UInt64>
    private let topCount: Int

    /// What becomes of a number behind one that is inserted.
    enum Fate { case stays, goes, goesAsTheLast }

    /// Lends an empty set.
    static func lend(bound: Int, _ body: (Self) -> Void) {
        let (wordCount, groupCount, topCount) = (bound &>> 6 &+ 2, bound &>> 12 &+ 2, bound &>> 18 &+ 1)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount + groupCount + topCount) { memory in
            memory.initialize(repeating: 0)
            let words = memory.baseAddress!
            let groups = words + wordCount
            body(Self(words: words, groups: groups, tops: groups + groupCount, topCount: topCount))
        }
    }

    /// Inserts a number, and asks of those behind it, one after the other, whether they go, until one stays.
    @inline(__always)
    func insert(_ number: Int, _ fate: (Int) -> Fate) {
        let index = number &>> 6
        let word = words[index]
        let bit: UInt64 = 1 &<< UInt64(number & 63)
        var behind = word & (0 &- bit)
        var next = Fate.goes
        while behind != 0, next == .goes {
            next = fate(index &<< 6 &+ behind.trailingZeroBitCount)
            if next != .stays { behind &= behind &- 1 }
        }
        while next == .goes {
            let other = first(behindWord: index)
            if other < 0 { break }
            next = fate(other)
            if next != .stays { removeFirst(ofWord: other &>> 6) }
        }
        words[index] = word & (bit &- 1) | bit | behind
        if word != 0 { return }
        let group = groups[index &>> 6]
        groups[index &>> 6] = group | 1 &<< UInt64(index & 63)
        if group == 0 { tops[index &>> 12] |= 1 &<< UInt64((index &>> 6) & 63) }
    }

    /// The last number before another, or -1.
    @inline(__always)
    func last(before number: Int) -> Int {
        let rest = words[number &>> 6] & (1 &<< UInt64(number & 63) &- 1)
        return rest != 0 ? (number | 63) &- rest.leadingZeroBitCount : last(beforeWord: number &>> 6)
    }

    @inline(__always)
    private func removeFirst(ofWord index: Int) {
        words[index] &= words[index] &- 1
        if words[index] != 0 { return }
        groups[index &>> 6] &= ~(1 &<< UInt64(index & 63))
        if groups[index &>> 6] != 0 { return }
        tops[index &>> 12] &= ~(1 &<< UInt64((index &>> 6) & 63))
    }

    @inline(__always)
    private func first(behindWord index: Int) -> Int {
        var word = index &+ 1
        var rest = groups[word &>> 6] &>> UInt64(word & 63)
        if rest == 0 {
            var group = (word &>> 6) &+ 1
            while rest == 0 {
                if group &>> 6 >= topCount { return -1 }
                rest = tops[group &>> 6] &>> UInt64(group & 63)
                if rest == 0 { group = (group | 63) &+ 1 }
            }
            group &+= rest.trailingZeroBitCount
            word = group &<< 6
            rest = groups[group]
        }
        word &+= rest.trailingZeroBitCount
        return word &<< 6 &+ words[word].trailingZeroBitCount
    }

    @inline(__always)
    private func last(beforeWord index: Int) -> Int {
        var group = index &>> 6
        var rest = groups[group] & (1 &<< UInt64(index & 63) &- 1)
        if rest == 0 {
            var top = group &>> 6
            rest = tops[top] & (1 &<< UInt64(group & 63) &- 1)
            while rest == 0 {
                if top == 0 { return -1 }
                top &-= 1
                rest = tops[top]
            }
            group = (top &<< 6 | 63) &- rest.leadingZeroBitCount
            rest = groups[group]
        }
        let word = (group &<< 6 | 63) &- rest.leadingZeroBitCount
        return (word &<< 6 | 63) &- words[word].leadingZeroBitCount
    }
}
