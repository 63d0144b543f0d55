/// Finds among many tags those that are among some others, and now and then another one.
@usableFromInline
struct TagFilter {
    @usableFromInline let bits: UnsafeMutablePointer<UInt64>
    @usableFromInline let shift: UInt32
    /// The tags themselves when they are so few that comparing with each is the quickest way.
    @usableFromInline let few: [UInt32]

    /// Makes a filter of the tags at some places. It must be destroyed.
    @usableFromInline
    init(places: [Int32], tags: UnsafePointer<UInt32>) {
        self.init(capacity: places.count, few: places.count > 4 ? [] : places.map { tags[Int($0)] })
        for place in places { _ = insert(tags[Int(place)]) }
    }

    private init(capacity: Int, few: [UInt32]) {
        self.few = few
        var bitCount: UInt32 = 10
        while bitCount < 32, 1 &<< Int(bitCount) < capacity &* 16 { bitCount &+= 1 }
        shift = 32 &- bitCount
        bits = .allocate(capacity: 1 &<< Int(bitCount &- 6))
        bits.initialize(repeating: 0, count: 1 &<< Int(bitCount &- 6))
    }

    @usableFromInline
    func destroy() { bits.deallocate() }

    @inline(__always)
    private func bit(of tag: UInt32) -> Int { Int(truncatingIfNeeded: UInt64(tag) &>> UInt64(shift)) }

    /// - Returns: Whether no tag that was inserted before could be this one.
    @inline(__always)
    private func insert(_ tag: UInt32) -> Bool {
        let bit = bit(of: tag)
        let word = bits[bit &>> 6]
        bits[bit &>> 6] = word | 1 &<< UInt64(bit & 63)
        return word &>> UInt64(bit & 63) & 1 == 0
    }

    @inline(__always)
    private func mayContain(_ tag: UInt32) -> Bool {
        let bit = bit(of: tag)
        return bits[bit &>> 6] &>> UInt64(bit & 63) & 1 != 0
    }

    /// Adds those places of a range whose tags may be in the filter.
    @usableFromInline
    func addHits(_ range: Range<Int>, _ tags: UnsafePointer<UInt32>, to hits: inout [Int32]) {
        if few.isEmpty {
            for place in range where mayContain(tags[place]) { hits.append(Int32(truncatingIfNeeded: place)) }
            return
        }
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(range.upperBound, start &+ 64)
            // Without branches, which the compiler turns into vector instructions.
            var isHit = false
            for wanted in few {
                for place in start..<end { isHit = (tags[place] == wanted) || isHit }
            }
            if isHit {
                for place in start..<end where few.contains(tags[place]) {
                    hits.append(Int32(truncatingIfNeeded: place))
                }
            }
            start = end
        }
    }
}

extension TagFilter {
    /// Whether two of some places, in ascending order, hold the same. Most tags are told apart by a bit for each.
    @usableFromInline
    static func isRepeated(
        _ places: [Int32], _ tags: UnsafePointer<UInt32>, isSame: (_ earlier: Int, _ place: Int) -> Bool
    ) -> Bool {
        let filter = TagFilter(capacity: places.count, few: [])
        var suspects: [Int32] = []
        for place in places where !filter.insert(tags[Int(place)]) { suspects.append(place) }
        filter.destroy()
        guard let last = suspects.last else { return false }
        let table = TagTable(bound: Int(last) + 1, capacity: suspects.count, tags: tags)
        defer { table.destroy() }
        for place in suspects where table.insert(Int(place), isSame: { isSame($0, Int(place)) }) >= 0 { return true }
        // Each suspect may be the same as one that came first and raised no suspicion.
        let narrow = TagFilter(places: suspects, tags: tags)
        defer { narrow.destroy() }
        var next = 0
        for place in places {
            if next < suspects.count, suspects[next] == place {
                next += 1
            } else if narrow.mayContain(tags[Int(place)]),
                table.contains(tags[Int(place)], isSame: { isSame(Int(place), $0) })
            {
                return true
            }
        }
        return false
    }

    /// Whether one of some places holds the same as one of others, which have tags of their own.
    @usableFromInline
    static func isShared(
        _ places: [Int32], _ tags: UnsafePointer<UInt32>, _ others: [Int32], _ otherTags: UnsafePointer<UInt32>,
        isSame: (_ place: Int, _ other: Int) -> Bool
    ) -> Bool {
        guard let last = others.last else { return false }
        let table = TagTable(
            bound: Int(others.reduce(last) { max($0, $1) }) + 1, capacity: others.count, tags: otherTags)
        defer { table.destroy() }
        for other in others { table.insert(Int(other)..<Int(other) + 1) }
        let filter = TagFilter(places: others, tags: otherTags)
        defer { filter.destroy() }
        for place in places where filter.mayContain(tags[Int(place)]) {
            if table.contains(tags[Int(place)], isSame: { isSame(Int(place), $0) }) { return true }
        }
        return false
    }
}
