/// Finds places by the tags of what stands there; whether it is equal is for others to find out.
///
/// Half of the memory of one word for each place is what a look-up waits for, so many are made at a time: the waits
/// overlap. Places of one slot are chained in ascending order. To add one costs the same whatever else is in its slot,
/// so that hash values that collide on purpose cost nothing but the comparisons nobody can save.
@usableFromInline
struct TagTable {
    /// For each slot its first place plus one, or 0; above it as many bits of its tag as there is room for.
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
        while bits < 31, 1 &<< Int(bits) < capacity &- capacity &>> 2 { bits &+= 1 }
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

    /// Adds a place before those in its slot.
    @inline(__always)
    private func push(_ place: Int, inSlot slot: Int) {
        followers[place] = first(inSlot: slot)
        slots[slot] = tags[place] &<< placeBits | UInt32(truncatingIfNeeded: place &+ 1)
    }

    /// Adds places. Those added before must lie behind them.
    @usableFromInline
    func insert(_ places: Range<Int>) {
        var place = places.upperBound
        while place > places.lowerBound {
            place &-= 1
            push(place, inSlot: slot(of: tags[place]))
        }
    }

    /// Adds a place unless there is one with its tag that is found to be the same.
    ///
    /// - Returns: The place that is the same, or -1.
    @usableFromInline
    func insert(_ place: Int, isSame: (_ earlier: Int) -> Bool) -> Int {
        let tag = tags[place]
        let slot = slot(of: tag)
        var other = Int(first(inSlot: slot))
        while other > 0 {
            if tags[other &- 1] == tag, isSame(other &- 1) { return other &- 1 }
            other = Int(followers[other &- 1])
        }
        push(place, inSlot: slot)
        return -1
    }

    /// For each tag the first place that is likely to have it plus one, or 0 when no place has it.
    @usableFromInline
    func look(for wanted: UnsafePointer<UInt32>, count: Int, candidates: UnsafeMutablePointer<UInt32>) {
        for index in 0..<count { candidates[index] = slots[slot(of: wanted[index])] }
        let mask: UInt32 = (1 &<< placeBits) &- 1
        for index in 0..<count {
            let content = candidates[index]
            if content == 0 { continue }
            let tag = wanted[index]
            var place = content & mask
            if (content ^ tag &<< placeBits) &>> placeBits != 0 {
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
