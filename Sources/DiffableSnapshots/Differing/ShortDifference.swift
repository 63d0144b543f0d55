/// The difference of two lists that part in a short stretch only, or not at all. It hashes nothing.
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

    /// How many elements may have no partner on either side, so that comparing each with each is the quickest way.
    @inlinable static var mostOpen: Int { 32 }

    /// Lists what changed, provided that it is little.
    ///
    /// - Returns: False when an element stands twice on the new side, and `nil` when hashing is quicker.
    @inlinable
    func list(isNewUnique: Bool, into difference: inout SnapshotDifference) -> Bool? {
        if isSame { return true }
        if oldStretch == 0 || newStretch == 0 {
            if !isNewUnique {
                if newStretch &* new.count > 1_024, newStretch > ListMatcher<Element>.few { return nil }
                for place in head..<(head + newStretch) where isElsewhere(place) { return false }
            }
            if oldStretch > 0 { difference.deletedItems = ShortStretch.paths(head..<(head + oldStretch)) }
            if newStretch > 0 { difference.insertedItems = ShortStretch.paths(head..<(head + newStretch)) }
            return true
        }
        if oldStretch > 512 || newStretch > 512 { return nil }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: newStretch &+ oldStretch) { memory in
            let stretch = ShortStretch(
                start: head, oldCount: oldStretch, newCount: newStretch, memory: memory.baseAddress.unsafelyUnwrapped)
            guard let isRight = match(stretch, isNewUnique: isNewUnique) else { return nil }
            if isRight { stretch.list(into: &difference) }
            return isRight
        }
    }

    /// Finds partners by comparing, first what stands near, then each with each.
    ///
    /// - Returns: False when an element stands twice on the new side, and `nil` when hashing is quicker.
    @inlinable
    func match(_ stretch: ShortStretch, isNewUnique: Bool) -> Bool? {
        let oldBase = old.baseAddress.unsafelyUnwrapped + head
        let newBase = new.baseAddress.unsafelyUnwrapped + head
        // To compare what refers to memory takes several times as long.
        let isCheap = _isPOD(Element.self)
        var budget = isCheap ? 1_024 : 128
        if max(oldStretch, newStretch) > Self.mostOpen, !walk(stretch, oldBase, newBase, &budget) { return nil }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.mostOpen) { openOld in
            let openOld = openOld.baseAddress.unsafelyUnwrapped
            let openCount = stretch.listOpenOld(openOld, most: Self.mostOpen)
            if openCount < 0 { return nil }
            var open: UInt64 = 1 &<< UInt64(openCount) &- 1
            var unmatched = 0
            var behindLast: UInt64 = ~0
            for index in 0..<newStretch where stretch.partners[index] < 0 {
                // What stood behind the last one is likely to do so still.
                var partner = Self.first(of: open & behindLast, openOld, oldBase, newBase + index, &budget)
                if partner < 0 {
                    partner = Self.first(of: open & ~behindLast, openOld, oldBase, newBase + index, &budget)
                }
                if partner >= 0 {
                    stretch.match(Int(openOld[partner]), index, count: 1)
                    open &= ~(1 &<< UInt64(partner))
                    behindLast = ~0 &<< UInt64(partner)
                    continue
                }
                if budget < 0 { return nil }
                unmatched &+= 1
            }
            if isNewUnique || unmatched == 0 { return true }
            if unmatched > ListMatcher<Element>.few, unmatched &* new.count > (isCheap ? 2_048 : 512) { return nil }
            for index in 0..<newStretch where stretch.partners[index] < 0 {
                if isElsewhere(head &+ index) { return false }
            }
            return true
        }
    }

    /// The first of some open elements that is equal to another one, or -1.
    @inlinable @inline(__always)
    static func first(
        of candidates: UInt64, _ open: UnsafePointer<Int32>, _ base: UnsafePointer<Element>,
        _ element: UnsafePointer<Element>, _ budget: inout Int
    ) -> Int {
        var rest = candidates
        while rest != 0 {
            let candidate = rest.trailingZeroBitCount
            if base[Int(open[candidate])] == element.pointee { return candidate }
            rest &= rest &- 1
        }
        budget &-= candidates.nonzeroBitCount
        return -1
    }

    /// Goes through both stretches side by side, and a few places further on one side or both where they part.
    ///
    /// - Returns: False when they part too often.
    @inlinable
    func walk(
        _ stretch: ShortStretch, _ oldBase: UnsafePointer<Element>, _ newBase: UnsafePointer<Element>,
        _ budget: inout Int
    ) -> Bool {
        var oldIndex = 0
        var newIndex = 0
        var matched = 0
        var missed = 0
        while oldIndex < oldStretch, newIndex < newStretch {
            let length = EqualRun.forward(
                oldBase + oldIndex, newBase + newIndex, min(oldStretch &- oldIndex, newStretch &- newIndex))
            stretch.match(oldIndex, newIndex, count: length)
            matched &+= length
            oldIndex &+= length
            newIndex &+= length
            if oldIndex == oldStretch || newIndex == newStretch { break }
            var step = 1
            var found = (old: 1, new: 1)
            while step <= 16 {
                let isOld = oldIndex &+ step < oldStretch
                let isNew = newIndex &+ step < newStretch
                if isOld, oldBase[oldIndex &+ step] == newBase[newIndex] {
                    found = (step, 0)
                    break
                }
                if isNew, newBase[newIndex &+ step] == oldBase[oldIndex] {
                    found = (0, step)
                    break
                }
                if isOld, isNew, oldBase[oldIndex &+ step] == newBase[newIndex &+ step] {
                    found = (step, step)
                    break
                }
                if !isOld, !isNew { break }
                step &+= 1
            }
            budget &-= 3 &* step
            missed &+= max(found.old, found.new)
            if budget < 0 || missed > 2 && missed > matched { return false }
            oldIndex &+= found.old
            newIndex &+= found.new
        }
        return true
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

/// A short stretch of two lists with what its elements have for partners.
@usableFromInline
struct ShortStretch {
    let start: Int
    let oldCount: Int
    let newCount: Int
    /// For each new element the old one that is equal, counted from `start`, or -1.
    @usableFromInline let partners: UnsafeMutablePointer<Int32>
    /// For each old element whether it is somebody's partner.
    let isMatched: UnsafeMutablePointer<Int32>

    /// Makes a stretch without partners that begins at `start` in both lists, in memory for a word for each element.
    @usableFromInline
    init(start: Int, oldCount: Int, newCount: Int, memory: UnsafeMutablePointer<Int32>) {
        self.start = start
        self.oldCount = oldCount
        self.newCount = newCount
        partners = memory
        isMatched = memory + newCount
        partners.initialize(repeating: -1, count: newCount)
        isMatched.initialize(repeating: 0, count: oldCount)
    }

    /// Notes that some elements in a row are equal.
    @usableFromInline
    func match(_ oldIndex: Int, _ newIndex: Int, count: Int) {
        for offset in 0..<count {
            isMatched[oldIndex &+ offset] = 1
            partners[newIndex &+ offset] = Int32(truncatingIfNeeded: oldIndex &+ offset)
        }
    }

    /// Lists the old elements without a partner.
    ///
    /// - Returns: How many there are, or -1 when there is no room for them.
    @usableFromInline
    func listOpenOld(_ list: UnsafeMutablePointer<Int32>, most: Int) -> Int {
        var count = 0
        for index in 0..<oldCount where isMatched[index] == 0 {
            if count == most { return -1 }
            list[count] = Int32(truncatingIfNeeded: index)
            count &+= 1
        }
        return count
    }

    /// The paths of some items of the only section.
    @usableFromInline
    static func paths(_ range: Range<Int>) -> [ItemPath] {
        if range.isEmpty { return [] }
        return [ItemPath](unsafeUninitializedCapacity: range.count) { buffer, count in
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
        var deleted = 0
        for index in 0..<oldCount where isMatched[index] == 0 { deleted += 1 }
        if deleted > 0 {
            difference.deletedItems.reserveCapacity(deleted)
            for index in 0..<oldCount where isMatched[index] == 0 { difference.deletedItems.append(path(index)) }
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
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: survivors * 3) { memory in
            withUnsafeTemporaryAllocation(of: Bool.self, capacity: survivors) { staying in
                let starts = memory.baseAddress!
                let targets = starts + survivors
                let lengths = targets + survivors
                var blocks = 0
                for index in 0..<newCount where partners[index] >= 0 {
                    if index > 0, partners[index - 1] >= 0, partners[index - 1] + 1 == partners[index] {
                        lengths[blocks - 1] += 1
                    } else {
                        starts[blocks] = partners[index]
                        targets[blocks] = Int32(truncatingIfNeeded: index)
                        lengths[blocks] = 1
                        blocks += 1
                    }
                }
                LongestIncreasingSubsequence.mark(
                    UnsafeBufferPointer(start: starts, count: blocks), targets, lengths,
                    staying: staying.baseAddress!)
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
