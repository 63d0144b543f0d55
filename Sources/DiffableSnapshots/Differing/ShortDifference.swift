/// The difference of two lists that part in a short stretch only, or not at all. It takes no memory but for its result.
@usableFromInline
struct ShortDifference<Element: Hashable & Sendable> {
    @usableFromInline let old: UnsafeBufferPointer<Element>
    @usableFromInline let new: UnsafeBufferPointer<Element>
    /// How many elements both lists begin and end with.
    @usableFromInline let head: Int
    @usableFromInline let tail: Int

    @inlinable
    init(old: UnsafeBufferPointer<Element>, new: UnsafeBufferPointer<Element>) {
        self.old = old
        self.new = new
        guard let oldBase = old.baseAddress, let newBase = new.baseAddress else {
            head = 0
            tail = 0
            return
        }
        let shorter = min(old.count, new.count)
        head = EqualRun.forward(oldBase, newBase, shorter)
        tail = EqualRun.backward(oldBase + old.count, newBase + new.count, shorter - head)
    }

    @inlinable var oldStretch: Int { old.count &- head &- tail }
    @inlinable var newStretch: Int { new.count &- head &- tail }

    @inlinable var isSame: Bool { oldStretch == 0 && newStretch == 0 }

    /// Whether comparing each with each is the quickest way.
    @inlinable
    func isShort(isNewUnique: Bool) -> Bool {
        if oldStretch > 32 && newStretch != 0 || newStretch > 32 && oldStretch != 0 { return false }
        if oldStretch &* newStretch > 256 { return false }
        return isNewUnique || newStretch &* new.count <= 1024 || newStretch <= ListMatcher<Element>.few
    }

    /// Lists what changed, provided that it is short.
    ///
    /// - Returns: False when an element stands twice on the new side.
    @inlinable
    func list(isNewUnique: Bool, into difference: inout SnapshotDifference) -> Bool {
        if isSame { return true }
        if oldStretch == 0 || newStretch == 0 {
            if !isNewUnique {
                for place in head..<(head + newStretch) where isElsewhere(place) { return false }
            }
            if oldStretch > 0 { difference.deletedItems = ShortStretch.paths(head..<(head + oldStretch)) }
            if newStretch > 0 { difference.insertedItems = ShortStretch.paths(head..<(head + newStretch)) }
            return true
        }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 32) { partners in
            let partners = partners.baseAddress.unsafelyUnwrapped
            let oldBase = old.baseAddress.unsafelyUnwrapped + head
            let newBase = new.baseAddress.unsafelyUnwrapped + head
            var open: UInt64 = 1 &<< UInt64(oldStretch) &- 1
            for index in 0..<newStretch {
                var partner: Int32 = -1
                var rest = open
                while rest != 0 {
                    let candidate = rest.trailingZeroBitCount
                    if oldBase[candidate] == newBase[index] {
                        partner = Int32(truncatingIfNeeded: candidate)
                        open &= ~(1 &<< UInt64(candidate))
                        break
                    }
                    rest &= rest &- 1
                }
                partners[index] = partner
                if partner < 0, !isNewUnique, isElsewhere(head &+ index) { return false }
            }
            ShortStretch(start: head, oldCount: oldStretch, newCount: newStretch, partners: partners, open: open)
                .list(into: &difference)
            return true
        }
    }

    /// Two elements that both lists begin or end with and that hash differently, or `nil`.
    @inlinable
    func pairHashingDifferently() -> (Element, Element)? {
        for place in 0..<head where old[place].hashValue != new[place].hashValue { return (old[place], new[place]) }
        for place in 1..<(tail + 1)
        where old[old.count - place].hashValue != new[new.count - place].hashValue {
            return (old[old.count - place], new[new.count - place])
        }
        return nil
    }

    /// Whether a new element stands on the new side once more.
    @inlinable
    func isElsewhere(_ place: Int) -> Bool {
        for other in new.indices where other != place && new[other] == new[place] { return true }
        return false
    }
}

/// A short stretch of two lists with the partners of its new elements.
@usableFromInline
struct ShortStretch {
    let start: Int
    let oldCount: Int
    let newCount: Int
    let partners: UnsafePointer<Int32>
    let open: UInt64

    /// - Parameters:
    ///   - start: Where the stretch begins in both lists.
    ///   - partners: For each new element the old one that is equal, counted from `start`, or -1.
    ///   - open: A bit for each old element that is nobody's partner.
    @usableFromInline
    init(start: Int, oldCount: Int, newCount: Int, partners: UnsafePointer<Int32>, open: UInt64) {
        self.start = start
        self.oldCount = oldCount
        self.newCount = newCount
        self.partners = partners
        self.open = open
    }

    /// The paths of some items of the only section.
    @usableFromInline
    static func paths(_ range: Range<Int>) -> [ItemPath] {
        [ItemPath](unsafeUninitializedCapacity: range.count) { buffer, count in
            for place in range {
                (buffer.baseAddress! + count).initialize(
                    to: ItemPath(storedSection: 0, storedItem: Int32(truncatingIfNeeded: place)))
                count += 1
            }
        }
    }

    @inline(__always)
    private func path(_ offset: Int) -> ItemPath {
        ItemPath(storedSection: 0, storedItem: Int32(truncatingIfNeeded: start &+ offset))
    }

    @usableFromInline
    func list(into difference: inout SnapshotDifference) {
        if open != 0 {
            difference.deletedItems.reserveCapacity(open.nonzeroBitCount)
            var rest = open
            while rest != 0 {
                difference.deletedItems.append(path(rest.trailingZeroBitCount))
                rest &= rest &- 1
            }
        }
        var inserted = 0
        var isAscending = true
        var last: Int32 = -1
        for index in 0..<newCount {
            if partners[index] < 0 {
                inserted += 1
            } else {
                if partners[index] < last { isAscending = false }
                last = partners[index]
            }
        }
        if inserted > 0 {
            difference.insertedItems.reserveCapacity(inserted)
            for index in 0..<newCount where partners[index] < 0 { difference.insertedItems.append(path(index)) }
        }
        if !isAscending { listMoves(newCount - inserted, into: &difference) }
    }

    private func listMoves(_ survivors: Int, into difference: inout SnapshotDifference) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: survivors * 2) { memory in
            withUnsafeTemporaryAllocation(of: Bool.self, capacity: survivors) { staying in
                let starts = memory.baseAddress!
                let lengths = starts + survivors
                var blocks = 0
                for index in 0..<newCount where partners[index] >= 0 {
                    if index > 0, partners[index - 1] >= 0, partners[index - 1] + 1 == partners[index] {
                        lengths[blocks - 1] += 1
                    } else {
                        starts[blocks] = partners[index]
                        lengths[blocks] = 1
                        blocks += 1
                    }
                }
                LongestIncreasingSubsequence.mark(
                    UnsafeBufferPointer(start: starts, count: blocks), lengths, staying: staying.baseAddress!)
                var moving = 0
                for block in 0..<blocks where !staying[block] { moving += Int(lengths[block]) }
                difference.movedItems.reserveCapacity(moving)
                var block = 0
                var end: Int32 = 0
                for index in 0..<newCount where partners[index] >= 0 {
                    if end == 0 { end = lengths[block] }
                    if !staying[block] {
                        difference.movedItems.append(.init(from: path(Int(partners[index])), to: path(index)))
                    }
                    end -= 1
                    if end == 0 { block += 1 }
                }
            }
        }
    }
}
