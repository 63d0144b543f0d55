/// For each new place, counted over all lists, the old place of the same element, or -1. Made where what two snapshots
/// share lies so scattered that blocks would take more room.
@usableFromInline
final class PartnerList: @unchecked Sendable {
    // Written to only by the one who makes it, before others see it.
    @usableFromInline let memory: UnsafeMutablePointer<Int32>
    @usableFromInline let count: Int

    /// Makes room, with no value yet.
    @usableFromInline
    init(count: Int) {
        memory = .allocate(capacity: max(1, count))
        self.count = count
    }

    deinit { memory.deallocate() }

    @usableFromInline
    func fill(_ range: Range<Int>, ascendingFrom partner: Int) {
        var partner = Int32(truncatingIfNeeded: partner)
        for place in range {
            memory[place] = partner
            partner &+= 1
        }
    }

    /// Where in this range a partner does not follow the one before it, counting the first.
    @usableFromInline
    func breaks(in range: Range<Int>) -> Int {
        var count = 0
        var expected: Int32 = -2
        for place in range {
            let partner = memory[place]
            if partner != expected, partner >= 0 { count &+= 1 }
            expected = partner >= 0 ? partner &+ 1 : -2
        }
        return count
    }
}
