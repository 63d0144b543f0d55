/// Finds among many tags those that are among a few, and now and then another one.
@usableFromInline
struct TagFilter {
    @usableFromInline let bits: UnsafeMutablePointer<UInt64>
    @usableFromInline let shift: UInt32
    /// The tags themselves when they are so few that comparing with each is the quickest way.
    @usableFromInline let few: [UInt32]

    /// Makes a filter of the tags at some places. It must be destroyed.
    @usableFromInline
    init(places: [Int], tags: HashTags) {
        few = places.count > 4 ? [] : places.map { tags.memory[$0] }
        var bitCount: UInt32 = 10
        while bitCount < 32, 1 &<< Int(bitCount) < places.count &* 16 { bitCount &+= 1 }
        shift = 32 &- bitCount
        bits = .allocate(capacity: 1 &<< Int(bitCount &- 6))
        bits.initialize(repeating: 0, count: 1 &<< Int(bitCount &- 6))
        for place in places {
            let bit = bit(of: tags.memory[place])
            bits[bit &>> 6] |= 1 &<< UInt64(bit & 63)
        }
    }

    @usableFromInline
    func destroy() { bits.deallocate() }

    @inline(__always)
    private func bit(of tag: UInt32) -> Int { Int(truncatingIfNeeded: UInt64(tag) &>> UInt64(shift)) }

    /// Calls `body` with the index of each tag that may be one of the few, until it answers false.
    ///
    /// - Returns: False when `body` answered so.
    @usableFromInline
    func forEachHit(_ tags: UnsafePointer<UInt32>, count: Int, _ body: (Int) -> Bool) -> Bool {
        if !few.isEmpty { return few.allSatisfy { Self.forEachEqual($0, tags, count: count, body) } }
        for index in 0..<count {
            let bit = bit(of: tags[index])
            if bits[bit &>> 6] &>> UInt64(bit & 63) & 1 != 0, !body(index) { return false }
        }
        return true
    }

    private static func forEachEqual(
        _ wanted: UInt32, _ tags: UnsafePointer<UInt32>, count: Int, _ body: (Int) -> Bool
    ) -> Bool {
        var index = 0
        while index < count {
            let end = min(count, index &+ 64)
            // Without branches, which the compiler turns into vector instructions.
            var isHit = false
            for place in index..<end { isHit = (tags[place] == wanted) || isHit }
            if isHit {
                for place in index..<end where tags[place] == wanted && !body(place) { return false }
            }
            index = end
        }
        return true
    }
}
