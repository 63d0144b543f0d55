/// Numbers below a bound, of which the last before another is found in a few steps, in memory that is lent. 0 is always
/// one of them.
///
/// There is a bit for each number; one for each word of these that is not 0; and one for each word of those. Numbers out
/// of order come as by chance, and a processor would guess half of the branches on them wrong: so there are few.
struct NeighborSet {
    private let words: UnsafeMutablePointer<UInt64>
    private let groups: UnsafeMutablePointer<UInt64>
    private let tops: UnsafeMutablePointer<UInt64>

    /// Lends a set of 0 alone.
    static func lend(bound: Int, _ body: (Self) -> Void) {
        let (wordCount, groupCount, topCount) = (bound &>> 6 &+ 1, bound &>> 12 &+ 1, bound &>> 18 &+ 1)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount + groupCount + topCount) { memory in
            memory.initialize(repeating: 0)
            let words = memory.baseAddress!
            let groups = words + wordCount
            let set = Self(words: words, groups: groups, tops: groups + groupCount)
            set.insert(0)
            body(set)
        }
    }

    /// Inserts a number, and removes those right behind it, which are given one after the other.
    @inline(__always)
    func insert(_ number: Int, removing next: () -> Int? = { nil }) {
        let index = number &>> 6
        let word = words[index]
        let bit: UInt64 = 1 &<< UInt64(number & 63)
        var behind = word & (0 &- bit)
        while let next = next() {
            if behind != 0 { behind &= behind &- 1 } else { remove(next) }
        }
        words[index] = word & (bit &- 1) | bit | behind
        if word != 0 { return }
        groups[number &>> 12] |= 1 &<< UInt64(index & 63)
        tops[number &>> 18] |= 1 &<< UInt64((index &>> 6) & 63)
    }

    @inline(__always)
    private func remove(_ number: Int) {
        let word = words[number &>> 6] & ~(1 &<< UInt64(number & 63))
        words[number &>> 6] = word
        let group = groups[number &>> 12] & ~((word == 0 ? 1 : 0) &<< UInt64((number &>> 6) & 63))
        groups[number &>> 12] = group
        if group == 0 { tops[number &>> 18] &= ~(1 &<< UInt64((number &>> 12) & 63)) }
    }

    /// The last number before another that is greater than 0.
    @inline(__always)
    func last(before number: Int) -> Int {
        let index = number &>> 6
        let rest = words[index] & (1 &<< UInt64(number & 63) &- 1)
        if rest != 0 { return (number | 63) &- rest.leadingZeroBitCount }
        let group = index &>> 6
        let groupRest = groups[group] & (1 &<< UInt64(index & 63) &- 1)
        if groupRest == 0 { return last(beforeGroup: group) }
        let word = (index | 63) &- groupRest.leadingZeroBitCount
        return (word &<< 6 | 63) &- words[word].leadingZeroBitCount
    }

    private func last(beforeGroup index: Int) -> Int {
        var top = index &>> 6
        var rest = tops[top] & (1 &<< UInt64(index & 63) &- 1)
        while rest == 0 {
            top &-= 1
            rest = tops[top]
        }
        let group = (top &<< 6 | 63) &- rest.leadingZeroBitCount
        let word = (group &<< 6 | 63) &- groups[group].leadingZeroBitCount
        return (word &<< 6 | 63) &- words[word].leadingZeroBitCount
    }
}
