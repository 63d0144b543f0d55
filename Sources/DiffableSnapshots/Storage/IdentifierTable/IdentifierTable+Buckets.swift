// The number of buckets follows that of the identifiers, one bucket at a time (linear hashing): to spread all
// identifiers anew at once would make one edit take as long as the table, and again in every copy edited at that size.
extension IdentifierTable {
    @inlinable @inline(__always)
    func bucket(of tag: UInt32) -> Int { IdentifierHash.bucket(of: tag, count: buckets.count) }

    /// Splits buckets until there are as many as identifiers.
    @inlinable @inline(__always)
    mutating func splitBuckets() {
        while buckets.count < count { splitBucket() }
    }

    /// Joins buckets until there are at most four for each identifier.
    @inlinable @inline(__always)
    mutating func joinBuckets() {
        while buckets.count > 4 &* count { joinBucket() }
    }

    /// The bucket that the one with this number is split from: it lacks the highest bit.
    private static func origin(of bucket: Int) -> Int {
        bucket ^ (1 &<< (Int.bitWidth &- 1 &- bucket.leadingZeroBitCount))
    }

    /// Adds a bucket, which takes what belongs there from the one it is split from.
    @usableFromInline
    mutating func splitBucket() {
        let new = buckets.count
        buckets.append(-1)
        if new == 0 { return }
        let origin = Self.origin(of: new)
        var handle = buckets[origin]
        var chains: (old: Int32, new: Int32) = (-1, -1)
        while handle >= 0 {
            let link = links[Int(handle)]
            let isNew = bucket(of: link.tag) == new
            let next = isNew ? chains.new : chains.old
            // A link that stays as it is leaves its page shared.
            if link.next != next { links[Int(handle)].next = next }
            if isNew { chains.new = handle } else { chains.old = handle }
            handle = link.next
        }
        if chains.new >= 0 { buckets[new] = chains.new }
        if chains.old != buckets[origin] { buckets[origin] = chains.old }
    }

    /// Puts what is in the last bucket back into the one it was split from.
    @usableFromInline
    mutating func joinBucket() {
        let first = buckets.removeLast()
        if first < 0 { return }
        let origin = Self.origin(of: buckets.count)
        var last = first
        while links[Int(last)].next >= 0 { last = links[Int(last)].next }
        links[Int(last)].next = buckets[origin]
        buckets[origin] = first
    }

    /// Takes a handle out of its chain.
    @usableFromInline
    mutating func unlink(_ handle: Int32) {
        let (tag, next) = (links[Int(handle)].tag, links[Int(handle)].next)
        let bucket = bucket(of: tag)
        var previous = buckets[bucket]
        if previous == handle {
            buckets[bucket] = next
            return
        }
        while links[Int(previous)].next != handle { previous = links[Int(previous)].next }
        links[Int(previous)].next = next
    }
}
