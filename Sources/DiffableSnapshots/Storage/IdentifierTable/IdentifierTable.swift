/// Names identifiers by small numbers, their handles, and finds the handle of an identifier.
///
/// Identifiers whose hash values lead to the same bucket are linked in a chain. There are about as many buckets as
/// identifiers, see `IdentifierTable+Buckets`.
///
/// A table is a value: copying is O(1), and a change copies the few pages it touches while they are shared. Handles of
/// removed identifiers are given to later ones, so deleting and inserting without end needs no more room.
///
/// Finding, inserting and removing cost O(1) hashes and comparisons as long as hash values differ. Of identifiers that
/// share one hash value, each costs a comparison with the others: with nothing but `==` to tell them apart, no table
/// can do better.
@usableFromInline
package struct IdentifierTable<ID: Hashable & Sendable>: Sendable {
    /// The identifiers by their handles; `nil` where a handle is free.
    @usableFromInline var identifiers: PagedArray<ID?>
    /// For each handle where its chain goes on.
    @usableFromInline var links: PagedArray<ChainLink>
    /// The first handle in the chain of each bucket, or -1.
    @usableFromInline var buckets: PagedArray<Int32>
    @usableFromInline var freeHandles: PagedArray<Int32>

    /// Makes a table without identifiers.
    @inlinable
    package init() {
        identifiers = PagedArray()
        links = PagedArray()
        buckets = PagedArray()
        freeHandles = PagedArray()
    }

    /// The number of identifiers.
    @inlinable package var count: Int { identifiers.count &- freeHandles.count }

    /// All handles are below this number.
    @inlinable package var handleBound: Int { identifiers.count }

    /// The identifier that a handle stands for. The handle must be in use.
    @inlinable @inline(__always)
    package func identifier(of handle: Int32) -> ID { identifiers[Int(handle)].unsafelyUnwrapped }

    /// The handle of an identifier, or `nil` when it is not in the table.
    @inlinable @inline(__always)
    package func handle(of identifier: ID) -> Int32? {
        let handle = find(identifier, tag: IdentifierHash.tag(of: identifier))
        return handle < 0 ? nil : handle
    }

    /// The handle of an identifier, or -1.
    @inlinable @inline(__always)
    func find(_ identifier: ID, tag: UInt32) -> Int32 {
        if buckets.count == 0 { return -1 }
        let (identifiers, links) = (self.identifiers.view, self.links.view)
        var handle = buckets.view[bucket(of: tag)]
        while handle >= 0 {
            let link = links[Int(handle)]
            if link.tag == tag, identifiers[Int(handle)].unsafelyUnwrapped == identifier { return handle }
            handle = link.next
        }
        return -1
    }

    /// The handle of an identifier, which is added when it is not in the table.
    @inlinable @inline(__always)
    package mutating func insert(_ identifier: ID) -> (handle: Int32, isNew: Bool) {
        let tag = IdentifierHash.tag(of: identifier)
        let present = find(identifier, tag: tag)
        if present >= 0 { return (present, false) }
        let handle: Int32
        if freeHandles.count > 0 {
            handle = freeHandles.removeLast()
            identifiers[Int(handle)] = identifier
        } else {
            handle = Int32(identifiers.count)
            identifiers.append(identifier)
            links.append(ChainLink(tag: 0, next: -1))
        }
        splitBuckets()
        let bucket = bucket(of: tag)
        links[Int(handle)] = ChainLink(tag: tag, next: buckets[bucket])
        buckets[bucket] = handle
        return (handle, true)
    }

    /// Removes an identifier and gives the handle it had, or `nil` when it is not in the table.
    @inlinable @inline(__always)
    @discardableResult
    package mutating func remove(_ identifier: ID) -> Int32? {
        guard let handle = handle(of: identifier) else { return nil }
        remove(handle: handle)
        return handle
    }

    /// Removes the identifier that a handle stands for.
    @inlinable
    package mutating func remove(handle: Int32) {
        if count == 1 {
            self = Self()
            return
        }
        unlink(handle)
        identifiers[Int(handle)] = nil
        freeHandles.append(handle)
        joinBuckets()
    }

    /// Stops the program where an identifier's hash value is not what it was when it came in.
    @inlinable
    func checkHash(of handle: Int32, _ call: StaticString) {
        let identifier = identifier(of: handle)
        if IdentifierHash.tag(of: identifier) != links[Int(handle)].tag { Misuse.changedHash(call, identifier) }
    }
}

/// An identifier's place in the chain of its bucket.
@usableFromInline
struct ChainLink: Sendable {
    /// 32 bits of the identifier's hash value.
    @usableFromInline var tag: UInt32
    /// The handle that follows, or -1.
    @usableFromInline var next: Int32

    @inlinable @inline(__always)
    init(tag: UInt32, next: Int32) {
        self.tag = tag
        self.next = next
    }
}

/// How hash values become tags, and tags lead to buckets.
@usableFromInline
enum IdentifierHash {
    /// 32 bits of an identifier's hash value, mixed so that each depends on all of them: hash values that count, or
    /// have only a few bits that differ, spread as others do.
    @inlinable @inline(__always)
    static func tag<ID: Hashable>(of identifier: ID) -> UInt32 { tag(hashValue: identifier.hashValue) }

    @inlinable @inline(__always)
    static func tag(hashValue: Int) -> UInt32 {
        let value = UInt64(UInt(bitPattern: hashValue))
        let product = (value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        let folded = (product.high ^ product.low) &* 0xA076_1D64_78BD_642F
        return UInt32(truncatingIfNeeded: folded &>> 32)
    }

    /// The bucket of a tag, of `count` buckets: as many low bits of it as number the buckets, or one bit less where
    /// that bucket is still to come.
    @inlinable @inline(__always)
    static func bucket(of tag: UInt32, count: Int) -> Int {
        let mask = (1 &<< (Int.bitWidth &- (count &- 1).leadingZeroBitCount)) &- 1
        let bucket = Int(truncatingIfNeeded: tag) & mask
        return bucket < count ? bucket : bucket & (mask &>> 1)
    }
}
