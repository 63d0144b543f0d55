/// Finds places by the tags of what stands there; whether it is equal is for others to find out.
///
/// What a look-up waits for is one word of memory, mostly, so many are made at a time: the waits overlap. Places of
/// one slot are chained in ascending order. To add one costs the same whatever else is in its slot, so that hash values
/// that collide on purpose cost nothing but the comparisons nobody can save.
@usableFromInline
struct TagTable {
    /// For each slot its first place plus one, or 0; above it a bit that tells whether others follow, and above that as
    /// many bits of the first one's tag as there is room for.
    @usableFromInline let slots: UnsafeMutablePointer<UInt32>
    /// For each place the next one in its slot plus one, or 0.
    @usableFromInline let followers: UnsafeMutablePointer<UInt32>
    @usableFromInline let tags: UnsafePointer<UInt32>
    @usableFromInline let slotBits: UInt32
    @usableFromInline let placeBits: UInt32

    /// Makes an empty table. It must be destroyed.
    ///
    /// - Parameters:
    ///   - bound: All places are below this number.
    ///   - capacity: How many of them will be added, about.
    ///   - tags: The tags by their places; they must outlive the table.
    @usableFromInline
    init(bound: Int, capacity: Int, tags: UnsafePointer<UInt32>) {
        var bits: UInt32 = 3
        // Half of the slots stay empty as long as all of them fit into a fast cache.
        let wanted = capacity &* (capacity <= 16_384 ? 2 : 1)
        while bits < 31, 1 &<< Int(bits) < wanted { bits &+= 1 }
        slotBits = bits
        placeBits = UInt32(truncatingIfNeeded: Int.bitWidth &- bound.leadingZeroBitCount)
        slots = .allocate(capacity: 1 &<< Int(bits))
        slots.initialize(repeating: 0, count: 1 &<< Int(bits))
        followers = .allocate(capacity: max(1, bound))
        self.tags = tags
    }

    @usableFromInline
    func destroy() {
        slots.deallocate()
        followers.deallocate()
    }

    @usableFromInline @inline(__always)
    func slot(of tag: UInt32) -> Int { Int(truncatingIfNeeded: tag &>> (32 &- slotBits)) }

    @usableFromInline @inline(__always)
    func first(inSlot slot: Int) -> UInt32 { slots[slot] & ((1 &<< placeBits) &- 1) }

    /// Adds places. Those added before must lie behind them.
    @usableFromInline
    func insert(_ places: Range<Int>) {
        let manyBit: UInt32 = 1 &<< placeBits
        var place = places.upperBound
        while place > places.lowerBound {
            place &-= 1
            let tag = tags[place]
            let slot = slot(of: tag)
            let content = slots[slot]
            followers[place] = content & (manyBit &- 1)
            slots[slot] =
                UInt32(truncatingIfNeeded: UInt64(tag) &<< UInt64(placeBits &+ 1)) | (content == 0 ? 0 : manyBit)
                | UInt32(truncatingIfNeeded: place &+ 1)
        }
    }

    /// For each tag the first place that is likely to have it plus one, or 0 when no place has it.
    @usableFromInline
    func look(for wanted: UnsafePointer<UInt32>, count: Int, candidates: UnsafeMutablePointer<UInt32>) {
        for index in 0..<count { candidates[index] = slots[slot(of: wanted[index])] }
        let manyBit: UInt32 = 1 &<< placeBits
        let tagShift = UInt64(placeBits &+ 1)
        for index in 0..<count {
            let content = candidates[index]
            let tag = wanted[index]
            let isFirst =
                UInt64(content) &>> tagShift == UInt64(UInt32(truncatingIfNeeded: UInt64(tag) &<< tagShift))
                &>> tagShift
            var place = isFirst ? content & (manyBit &- 1) : 0
            // Seldom, as there are as many slots as places.
            if !isFirst, content & manyBit != 0 {
                place = content & (manyBit &- 1)
                repeat { place = followers[Int(place &- 1)] } while place != 0 && tags[Int(place &- 1)] != tag
            }
            candidates[index] = place
        }
    }

    /// The next place with a tag in the slot of the one at `place`, or -1.
    @usableFromInline
    func place(after place: Int, tag: UInt32) -> Int {
        var next = Int(followers[place])
        while next != 0, tags[next &- 1] != tag { next = Int(followers[next &- 1]) }
        return next &- 1
    }

    /// Whether a place with a tag is found to be the same as something.
    @usableFromInline
    func contains(_ tag: UInt32, isSame: (Int) -> Bool) -> Bool {
        var next = Int(first(inSlot: slot(of: tag)))
        while next != 0 {
            if tags[next &- 1] == tag, isSame(next &- 1) { return true }
            next = Int(followers[next &- 1])
        }
        return false
    }
}
