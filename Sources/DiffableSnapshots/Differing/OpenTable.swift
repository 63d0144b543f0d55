/// Matches what a comparison left open on both sides by their hashes.
///
/// The old elements go into one table, whatever their section, then the new ones are looked up in it; those that are
/// not found go in as well when it is not known yet that each new element stands once.
@usableFromInline
struct OpenTable<Element: Hashable & Sendable> {
    /// Something open, and its place.
    @usableFromInline
    struct Range: Sendable {
        @usableFromInline var section: Int
        @usableFromInline var start: Int
        @usableFromInline var count: Int

        @inlinable
        init(section: Int, start: Int, count: Int) {
            self.section = section
            self.start = start
            self.count = count
        }
    }

    /// The elements that are open on the old side and on the new one.
    @usableFromInline let old: [Range]
    @usableFromInline let new: [Range]
    @usableFromInline let oldLists: [UnsafePointer<Element>?]
    @usableFromInline let newLists: [UnsafePointer<Element>?]

    @inlinable
    init(
        old: [Range], new: [Range], oldLists: [UnsafePointer<Element>?], newLists: [UnsafePointer<Element>?]
    ) {
        self.old = old
        self.new = new
        self.oldLists = oldLists
        self.newLists = newLists
    }

    /// Calls `body` with the index of a new range, an index in it, and the place of the old element that is equal, for
    /// each new element in order; the place is `nil` when there is none.
    ///
    /// - Returns: Two new places that hold equal elements, if that is found when `isNewUnique` is false.
    @inlinable
    func match(
        isNewUnique: Bool, _ body: (_ range: Int, _ offset: Int, _ place: ItemPath?) -> Void
    ) -> Bool {
        var oldCount = 0
        for range in old { oldCount += range.count }
        var newCount = 0
        for range in new { newCount += range.count }
        if oldCount * newCount <= 64, isNewUnique || newCount <= 16 {
            return matchFew(isNewUnique: isNewUnique, body)
        }
        // At most four fifths full: what is left of the cache counts for more than a shorter way in the table.
        let bits = IdentifierHash.slotBits(forCount: (isNewUnique ? oldCount : oldCount + newCount) * 15 / 16)
        let mask = (1 &<< bits) &- 1
        var isRight = true
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1 &<< bits) { slots in
            slots.initialize(repeating: 0)
            // With a single list an entry is a place in it, and needs no list of places.
            let places = oldLists.count == 1 ? 0 : oldCount
            withUnsafeTemporaryAllocation(of: ItemPath.self, capacity: places) { places in
                withUnsafeTemporaryAllocation(of: ItemPath.self, capacity: isNewUnique ? 0 : newCount) { newPlaces in
                    insertOld(slots, mask, bits, places)
                    isRight = lookUpNew(slots, mask, bits, places, newPlaces, isNewUnique: isNewUnique, body)
                }
            }
        }
        return isRight
    }

    @inlinable
    func insertOld(
        _ slots: UnsafeMutableBufferPointer<UInt64>, _ mask: Int, _ bits: Int,
        _ places: UnsafeMutableBufferPointer<ItemPath>
    ) {
        var entry = 0
        let isSingle = oldLists.count == 1
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { tags in
            for range in old {
                let list = oldLists[range.section].unsafelyUnwrapped + range.start
                var start = 0
                while start < range.count {
                    let length = min(256, range.count &- start)
                    for index in 0..<length { tags[index] = IdentifierHash.tag(of: list[start &+ index]) }
                    for index in 0..<length {
                        var slot = IdentifierHash.home(of: tags[index], slotBits: bits)
                        while slots[slot] != 0 { slot = (slot &+ 1) & mask }
                        if isSingle {
                            entry = range.start &+ start &+ index
                        } else {
                            (places.baseAddress.unsafelyUnwrapped + entry).initialize(
                                to: ItemPath(section: range.section, item: range.start &+ start &+ index))
                        }
                        slots[slot] = IdentifierHash.slot(tag: tags[index], handle: Int32(truncatingIfNeeded: entry))
                        entry &+= 1
                    }
                    start &+= length
                }
            }
        }
    }

    @inlinable
    func lookUpNew(
        _ slots: UnsafeMutableBufferPointer<UInt64>, _ mask: Int, _ bits: Int,
        _ places: UnsafeMutableBufferPointer<ItemPath>, _ newPlaces: UnsafeMutableBufferPointer<ItemPath>,
        isNewUnique: Bool, _ body: (_ range: Int, _ offset: Int, _ place: ItemPath?) -> Void
    ) -> Bool {
        var newEntry = 0
        let isSingle = oldLists.count == 1
        var firstNewEntry = places.count
        if isSingle { for range in old { firstNewEntry = max(firstNewEntry, range.start &+ range.count) } }
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { tags in
            for (rangeIndex, range) in new.enumerated() {
                let list = newLists[range.section].unsafelyUnwrapped + range.start
                var start = 0
                while start < range.count {
                    let length = min(256, range.count &- start)
                    for index in 0..<length { tags[index] = IdentifierHash.tag(of: list[start &+ index]) }
                    for index in 0..<length {
                        let element = list + start + index
                        let tag = tags[index]
                        var slot = IdentifierHash.home(of: tag, slotBits: bits)
                        var match: ItemPath?
                        while slots[slot] != 0 {
                            let content = slots[slot]
                            if UInt32(truncatingIfNeeded: content &>> 32) == tag {
                                let entry = Int(IdentifierHash.handle(in: content))
                                if entry < firstNewEntry {
                                    let place = isSingle ? ItemPath(section: 0, item: entry) : places[entry]
                                    if oldLists[place.section].unsafelyUnwrapped[place.item] == element.pointee {
                                        match = place
                                        break
                                    }
                                } else {
                                    let place = newPlaces[entry &- firstNewEntry]
                                    if newLists[place.section].unsafelyUnwrapped[place.item] == element.pointee {
                                        return false
                                    }
                                }
                            }
                            slot = (slot &+ 1) & mask
                        }
                        if match == nil, !isNewUnique {
                            let entry = firstNewEntry &+ newEntry
                            slots[slot] = IdentifierHash.slot(tag: tag, handle: Int32(truncatingIfNeeded: entry))
                            (newPlaces.baseAddress.unsafelyUnwrapped + newEntry).initialize(
                                to: ItemPath(section: range.section, item: range.start &+ start &+ index))
                            newEntry &+= 1
                        }
                        body(rangeIndex, start &+ index, match)
                    }
                    start &+= length
                }
            }
            return true
        }
    }

    /// Compares each with each, which for a handful is quicker than hashing them.
    @inlinable
    func matchFew(
        isNewUnique: Bool, _ body: (_ range: Int, _ offset: Int, _ place: ItemPath?) -> Void
    ) -> Bool {
        for (rangeIndex, range) in new.enumerated() {
            let list = newLists[range.section].unsafelyUnwrapped + range.start
            for offset in 0..<range.count {
                var match: ItemPath?
                search: for oldRange in old {
                    let oldList = oldLists[oldRange.section].unsafelyUnwrapped + oldRange.start
                    for oldOffset in 0..<oldRange.count where oldList[oldOffset] == list[offset] {
                        match = ItemPath(section: oldRange.section, item: oldRange.start + oldOffset)
                        break search
                    }
                }
                if !isNewUnique, isRepeated(list[offset], before: offset, inRange: rangeIndex) { return false }
                body(rangeIndex, offset, match)
            }
        }
        return true
    }

    @inlinable
    func isRepeated(_ element: Element, before offset: Int, inRange rangeIndex: Int) -> Bool {
        for (index, range) in new.enumerated() where index <= rangeIndex {
            let list = newLists[range.section].unsafelyUnwrapped + range.start
            for earlier in 0..<(index == rangeIndex ? offset : range.count) where list[earlier] == element {
                return true
            }
        }
        return false
    }
}
