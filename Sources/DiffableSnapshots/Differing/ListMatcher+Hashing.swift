extension ListMatcher {
    /// Finds the partners of open new elements by their hashes.
    @inlinable
    mutating func matchOpen(into found: PartnerList) {
        var oldOpen = 0
        for range in openOld { oldOpen += range.count }
        var newOpen = 0
        for range in openNew { newOpen += range.count }
        if oldOpen == 0 {
            for range in openNew {
                (found.memory + range.place).initialize(repeating: -1, count: range.count)
            }
            unmatchedCount = newOpen
            return
        }
        if oldOpen * newOpen <= 64 {
            matchFew(into: found)
            return
        }
        let tags = tagsOfOpenOld()
        let table = TagTable(bound: oldCount, capacity: oldOpen, tags: tags.memory)
        defer { table.destroy() }
        for range in openOld.reversed() { table.insert(range.places) }
        lookUp(newOpen, in: table, elements: OpenElements(old, openOld, oldCount), into: found)
    }

    @inlinable
    mutating func tagsOfOpenOld() -> HashTags {
        if let tags = oldTags?.single { return tags }
        let tags = HashTags(count: oldCount)
        for range in openOld {
            if let oldTags {
                oldTags.copy(range.places, to: tags, at: range.place)
            } else {
                tags.hash(element(range), range.count, at: range.place)
            }
        }
        openOldTags = tags
        if compared.isEmpty, oldTags == nil { oldTags = TagRope(tags) }
        return tags
    }

    @inlinable @inline(__always)
    func element(_ range: OpenRange, isNew: Bool = false) -> UnsafePointer<Element> {
        (isNew ? new : old)[range.section].baseAddress.unsafelyUnwrapped + range.start
    }

    @inlinable
    mutating func lookUp(
        _ newOpen: Int, in table: TagTable, elements: OpenElements<Element>, into found: PartnerList
    ) {
        defer { elements.destroy() }
        let isTagging = newTags == nil
        let tags = newTags?.single ?? HashTags(count: newCount)
        if let newTags, newTags.single == nil {
            for range in openNew { newTags.copy(range.places, to: tags, at: range.place) }
        }
        var search = ChainSearch(table: table, open: openOld)
        let isVerifying = !isNewUnique
        var unmatched = UnmatchedTags(capacity: isVerifying ? newOpen : 0)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { candidates in
            let candidates = candidates.baseAddress.unsafelyUnwrapped
            for range in openNew {
                let list = element(range, isNew: true)
                var start = 0
                while start < range.count {
                    let length = min(256, range.count &- start)
                    let place = range.place &+ start
                    if isTagging { tags.hash(list + start, length, at: place) }
                    table.look(for: tags.memory + place, count: length, candidates: candidates)
                    // With nothing between them the comparisons wait for memory together.
                    for index in 0..<length {
                        let candidate = Int(candidates[index]) &- 1
                        var partner = candidate
                        if candidate >= 0, elements[candidate] != list[start &+ index] {
                            partner = search.place(
                                of: list[start &+ index], tag: tags.memory[place &+ index], after: candidate, elements)
                        }
                        found.memory[place &+ index] = Int32(truncatingIfNeeded: partner)
                        if partner >= 0 {
                            search.last = partner
                        } else if isVerifying {
                            unmatched.add(tags.memory[place &+ index], at: place &+ index)
                        }
                    }
                    start &+= length
                }
            }
        }
        if isVerifying {
            unmatchedCount = unmatched.count
            unmatchedTags = unmatched
        } else {
            unmatched.destroy()
        }
        isOpenNewTagged = true
        openNewTags = tags
        if isTagging, compared.isEmpty { newTags = TagRope(tags) }
    }

    /// Compares each with each, which for a handful is quicker than hashing them.
    @inlinable
    mutating func matchFew(into found: PartnerList) {
        for range in openNew {
            let list = element(range, isNew: true)
            for offset in 0..<range.count {
                var partner = -1
                search: for oldRange in openOld {
                    let oldList = element(oldRange)
                    for oldOffset in 0..<oldRange.count where oldList[oldOffset] == list[offset] {
                        partner = oldRange.place + oldOffset
                        break search
                    }
                }
                found.memory[range.place + offset] = Int32(truncatingIfNeeded: partner)
                if partner < 0 { unmatchedCount &+= 1 }
            }
        }
    }
}

/// The open elements of the old side by their places counted over all lists.
@usableFromInline
struct OpenElements<Element> {
    @usableFromInline let list: UnsafePointer<Element>?
    @usableFromInline let pointers: UnsafeMutablePointer<UnsafePointer<Element>>?

    @inlinable
    init(
        _ lists: [UnsafeBufferPointer<Element>], _ open: [ListMatcher<Element>.OpenRange], _ count: Int
    ) where Element: Hashable & Sendable {
        if lists.count == 1 {
            list = lists[0].baseAddress
            pointers = nil
            return
        }
        list = nil
        let pointers = UnsafeMutablePointer<UnsafePointer<Element>>.allocate(capacity: max(1, count))
        for range in open {
            let start = lists[range.section].baseAddress.unsafelyUnwrapped + range.start
            for offset in 0..<range.count { (pointers + range.place + offset).initialize(to: start + offset) }
        }
        self.pointers = pointers
    }

    @inlinable
    func destroy() { pointers?.deallocate() }

    @inlinable @inline(__always)
    subscript(place: Int) -> Element {
        unsafeAddress {
            if let list { return list + place }
            return pointers.unsafelyUnwrapped[place]
        }
    }
}

/// Searches on where the first place with a tag holds another element, which happens by chance or on purpose.
@usableFromInline
struct ChainSearch<Element: Hashable & Sendable> {
    @usableFromInline let table: TagTable
    @usableFromInline let open: [ListMatcher<Element>.OpenRange]
    /// The place that was found last.
    @usableFromInline var last = -1

    @inlinable
    init(table: TagTable, open: [ListMatcher<Element>.OpenRange]) {
        self.table = table
        self.open = open
    }

    /// The place of an element, or -1.
    ///
    /// When nothing but `==` tells elements apart, those beside the last one that was found come first, then those
    /// behind it, then the others: whole blocks, reversed ones, and what is left of a list cost little so.
    @inlinable @inline(never)
    func place(of element: Element, tag: UInt32, after first: Int, _ elements: OpenElements<Element>) -> Int {
        var place = first
        for _ in 0..<4 {
            place = table.place(after: place, tag: tag)
            if place < 0 { return -1 }
            if elements[place] == element { return place }
        }
        if last >= 0, table.tags[last] == tag {
            if isOpen(last + 1), table.tags[last + 1] == tag, elements[last + 1] == element { return last + 1 }
            if isOpen(last - 1), table.tags[last - 1] == tag, elements[last - 1] == element { return last - 1 }
            var behind = table.place(after: last, tag: tag)
            while behind >= 0 {
                if elements[behind] == element { return behind }
                behind = table.place(after: behind, tag: tag)
            }
        }
        let end = last >= 0 && table.tags[last] == tag ? last : -1
        while place != end {
            place = table.place(after: place, tag: tag)
            if place < 0 { return -1 }
            if elements[place] == element { return place }
        }
        return -1
    }

    @inlinable
    func isOpen(_ place: Int) -> Bool {
        var low = 0
        var high = open.count
        while low < high {
            let middle = (low + high) / 2
            if open[middle].place + open[middle].count <= place { low = middle + 1 } else { high = middle }
        }
        return low < open.count && open[low].place <= place
    }
}
