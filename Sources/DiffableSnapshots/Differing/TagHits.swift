/// Places whose tags may be those of others, with their tags.
@usableFromInline
struct TagHits {
    @usableFromInline var places: [Int32] = []
    @usableFromInline var tags: [UInt32] = []

    @inlinable
    init() {}

    @inlinable
    mutating func add(_ place: Int, _ tag: UInt32) {
        places.append(Int32(truncatingIfNeeded: place))
        tags.append(tag)
    }

    /// Adds those places of a range whose tags are among a few.
    @usableFromInline
    mutating func add(_ few: [UInt32], in range: Range<Int>, _ tags: UnsafePointer<UInt32>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(range.upperBound, start &+ 64)
            if end &- start == 64, !few.contains(where: { Self.isAmong64($0, tags + start) }) {
                start = end
                continue
            }
            for place in start..<end where few.contains(tags[place]) { add(place, tags[place]) }
            start = end
        }
    }

    /// Without branches, which the compiler turns into vector instructions.
    @inline(__always)
    private static func isAmong64(_ wanted: UInt32, _ tags: UnsafePointer<UInt32>) -> Bool {
        var hits: UInt32 = 0
        var index = 0
        while index < 64 {
            hits |= tags[index] == wanted ? 1 : 0
            index &+= 1
        }
        return hits != 0
    }

    /// Whether something in some ranges of places, which have tags of their own, is found to be the same as something
    /// here. Most tags are told apart by a bit for each.
    @usableFromInline
    func contain(
        _ ranges: [Range<Int>], _ rangeTags: UnsafePointer<UInt32>, isSame: (_ place: Int, _ hit: Int) -> Bool
    ) -> Bool {
        if places.isEmpty { return false }
        return tags.withUnsafeBufferPointer { tags in
            // Four times the bits: what raises a suspicion here is looked up in a table.
            let filter = TagFilter(capacity: tags.count &* 4)
            defer { filter.destroy() }
            for tag in tags { _ = filter.insert(tag) }
            let table = TagTable(bound: tags.count, capacity: tags.count, tags: tags.baseAddress!)
            defer { table.destroy() }
            table.insert(0..<tags.count)
            for range in ranges {
                for place in range where filter.mayContain(rangeTags[place]) {
                    if table.contains(rangeTags[place], isSame: { isSame(place, Int(places[$0])) }) { return true }
                }
            }
            return false
        }
    }
}
