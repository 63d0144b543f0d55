/// Finds the indexes of elements by the prefixes of their hashes; whether an element is equal is for others to find out.
///
/// What a look-up waits for is one word of memory, mostly, so many are made at a time: the waits overlap. Indexes of
/// one slot are chained in ascending order. To add one costs the same whatever else is in its slot, so that hash values
/// that collide on purpose cost nothing but the comparisons nobody can save.
@usableFromInline
struct PrefixTable {
    /// For each slot its first index plus one, or 0; above it a bit that tells whether others follow, and above that as
    /// many bits of the first one's prefix as there is room for.
    @usableFromInline let slots: UnsafeMutablePointer<UInt32>
    /// For each index the next one in its slot plus one, or 0; behind the slots.
    @usableFromInline let followers: UnsafeMutablePointer<UInt32>
    @usableFromInline let prefixes: HashPrefixes
    @usableFromInline let slotBits: UInt32
    @usableFromInline let indexBits: UInt32

    /// Makes an empty table. It must be destroyed.
    ///
    /// - Parameters:
    ///   - bound: All indexes are below this number.
    ///   - capacity: How many of them will be added, about.
    ///   - prefixes: The prefixes by their indexes.
    @usableFromInline
    init(bound: Int, capacity: Int, prefixes: HashPrefixes) {
        var bits: UInt32 = 3
        // Half of the slots stay empty as long as all of them fit into a fast cache.
        let wanted = capacity &* (capacity <= 16_384 ? 2 : 1)
        while bits < 31, 1 &<< Int(bits) < wanted { bits &+= 1 }
        slotBits = bits
        indexBits = UInt32(truncatingIfNeeded: Int.bitWidth &- bound.leadingZeroBitCount)
        slots = .allocate(capacity: 1 &<< Int(bits) &+ bound)
        slots.initialize(repeating: 0, count: 1 &<< Int(bits))
        followers = slots + 1 &<< Int(bits)
        self.prefixes = prefixes
    }

    @usableFromInline
    func destroy() { slots.deallocate() }

    @inlinable @inline(__always)
    func slot(of prefix: UInt32) -> Int { Int(truncatingIfNeeded: prefix &>> (32 &- slotBits)) }

    @inlinable @inline(__always)
    func first(inSlot slot: Int) -> UInt32 { slots[slot] & ((1 &<< indexBits) &- 1) }

    /// Adds indexes. Those added before must lie behind them.
    @usableFromInline
    func insert(_ indexes: Range<Int>) {
        for index in indexes.reversed() { insert(index) }
    }

    @inlinable @inline(__always)
    func insert(_ index: Int) {
        let manyBit: UInt32 = 1 &<< indexBits
        let prefix = prefixes.memory[index]
        let slot = slot(of: prefix)
        let content = slots[slot]
        followers[index] = content & (manyBit &- 1)
        slots[slot] =
            UInt32(truncatingIfNeeded: UInt64(prefix) &<< UInt64(indexBits &+ 1)) | (content == 0 ? 0 : manyBit)
            | UInt32(truncatingIfNeeded: index &+ 1)
    }

    /// 0 or 1 where the bits of a slot's first prefix are those of another, something greater where they are not.
    @inlinable @inline(__always)
    func difference(_ prefix: UInt32, _ content: UInt32) -> UInt32 {
        let shift = UInt64(indexBits &+ 1)
        return UInt32(truncatingIfNeeded: UInt64(prefix) &<< shift ^ UInt64(content)) &>> indexBits
    }

    /// For the prefix of each element the first index that is likely to have it, or -1 when none has it.
    ///
    /// - Parameters:
    ///   - wanted: The prefixes of a list.
    ///   - indexes: Its elements.
    @usableFromInline
    func look(
        for wanted: UnsafePointer<UInt32>, at indexes: UnsafePointer<Int32>, count: Int,
        candidates: UnsafeMutablePointer<Int32>
    ) {
        for position in 0..<count {
            candidates[position] = Int32(bitPattern: slots[slot(of: wanted[Int(indexes[position])])])
        }
        let manyBit: UInt32 = 1 &<< indexBits
        for position in 0..<count {
            let content = UInt32(bitPattern: candidates[position])
            let prefix = wanted[Int(indexes[position])]
            // Without a branch, which a processor would often guess wrong; but the chain is long seldom.
            let isFirst = (difference(prefix, content) &- 2) &>> 31
            var found = content & (manyBit &- 1) & (0 &- isFirst)
            if content & (manyBit &* (1 &- isFirst)) != 0 {
                let first = Int(content & (manyBit &- 1)) &- 1
                found = UInt32(truncatingIfNeeded: index(after: first, prefix: prefix) &+ 1)
            }
            candidates[position] = Int32(bitPattern: found) &- 1
        }
    }

    /// The next index with a prefix in the slot of `index`, or -1.
    @usableFromInline
    func index(after index: Int, prefix: UInt32) -> Int {
        var next = Int(followers[index])
        while next != 0, prefixes.memory[next &- 1] != prefix { next = Int(followers[next &- 1]) }
        return next &- 1
    }

    /// The first index with a prefix of which something is true, or -1.
    @inlinable @inline(__always)
    func index(of prefix: UInt32, where isRight: (Int) -> Bool) -> Int {
        let content = slots[slot(of: prefix)]
        let manyBit: UInt32 = 1 &<< indexBits
        if content & manyBit == 0, difference(prefix, content) > 1 { return -1 }
        return index(of: prefix, from: Int(content & (manyBit &- 1)), where: isRight)
    }

    @inlinable
    func index(of prefix: UInt32, from first: Int, where isRight: (Int) -> Bool) -> Int {
        var next = first
        while next != 0 {
            if prefixes.memory[next &- 1] == prefix, isRight(next &- 1) { return next &- 1 }
            next = Int(followers[next &- 1])
        }
        return -1
    }

    /// Whether so many indexes share the slot of a prefix that hash values collide on purpose.
    @usableFromInline
    func isCrowded(_ prefix: UInt32) -> Bool {
        var next = first(inSlot: slot(of: prefix))
        var length = 0
        while next != 0, length < 16 {
            next = followers[Int(next &- 1)]
            length &+= 1
        }
        return length == 16
    }

    /// Adds indexes, which are ascending and lie before all others, as long as none is found to be the same as another.
    ///
    /// - Returns: Whether all were added.
    @inlinable
    func insertUnique(_ indexes: some BidirectionalCollection<Int>, isSame: (Int, Int) -> Bool) -> Bool {
        for index in indexes.reversed() {
            if self.index(of: prefixes.memory[index], where: { isSame($0, index) }) >= 0 { return false }
            insert(index)
        }
        return true
    }
}
