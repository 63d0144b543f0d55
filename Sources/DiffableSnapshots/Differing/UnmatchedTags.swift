/// What new elements without a partner have for tags, as far as it takes to find one that stands twice.
@usableFromInline
struct UnmatchedTags {
    @usableFromInline let filter: TagFilter
    @usableFromInline var count = 0
    /// Places whose tag may be that of one before.
    @usableFromInline var suspects = TagHits()

    /// Gets ready for at most `capacity` tags. It must be destroyed.
    @usableFromInline
    init(capacity: Int) { filter = TagFilter(capacity: capacity) }

    @usableFromInline
    func destroy() { filter.destroy() }

    @inlinable @inline(__always)
    mutating func add(_ tag: UInt32, at place: Int) {
        count &+= 1
        if !filter.insert(tag) { suspects.add(place, tag) }
    }

    /// Adds all places of a range.
    @usableFromInline
    mutating func add(_ range: Range<Int>, _ tags: UnsafePointer<UInt32>) {
        for place in range { add(tags[place], at: place) }
    }
}
