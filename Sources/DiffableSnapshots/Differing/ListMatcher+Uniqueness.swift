extension ListMatcher {
    /// The numbers of new elements without a partner up to which comparing them with all others is quicker than
    /// hashing.
    @inlinable static var few: Int { 4 }

    /// Tells new elements without a partner apart from each other, and from old ones that were matched by comparing.
    @inlinable
    mutating func verifyUnmatched(_ found: PartnerList, isInOld: ((Element) -> Bool)?) {
        if unmatchedCount == 0 {
            unmatchedTags?.destroy()
            return
        }
        if unmatchedTags == nil, oldTags == nil, unmatchedCount <= Self.few {
            verifyFew(found)
            return
        }
        let tags = openNewTags ?? HashTags(count: newCount)
        let unmatched = unmatchedTags ?? tagUnmatched(found, in: tags)
        defer { unmatched.destroy() }
        if unmatched.suspects.contain(
            openNew.map { $0.places }, tags.memory,
            isSame: { $0 != $1 && found.memory[$0] < 0 && newElement($0).pointee == newElement($1).pointee })
        {
            isRight = false
            return
        }
        if compared.isEmpty { return }
        if oldTags == nil, let isInOld, unmatchedCount &* 16 < newCount {
            isRight = !isAnyUnmatched(found) { isInOld(newElement($0).pointee) }
            return
        }
        let oldTags = tagsOfOld()
        var few: [UInt32] = []
        if unmatchedCount <= Self.few {
            _ = isAnyUnmatched(found) {
                few.append(tags.memory[$0])
                return false
            }
        }
        var hits = TagHits()
        for block in compared {
            oldTags.forEachStretch(of: oldPlaces(block)) { places, memory in
                if few.isEmpty {
                    unmatched.filter.addHits(places, memory, to: &hits)
                } else {
                    hits.add(few, in: places, memory)
                }
            }
        }
        let finder = PlaceFinder(starts: oldStarts)
        isRight = !hits.contain(openNew.map { $0.places }, tags.memory) {
            if found.memory[$0] >= 0 { return false }
            let path = finder.path(at: $1)
            return newElement($0).pointee == old[path.section][path.item]
        }
    }

    /// The old places of a block, counted over all lists.
    @inlinable @inline(__always)
    func oldPlaces(_ block: MatchedBlock) -> Range<Int> {
        let start = oldStarts[Int(block.oldSection)] &+ Int(block.oldStart)
        return start..<(start &+ Int(block.count))
    }

    /// Hashes new elements without a partner, which were not hashed to find one.
    @inlinable
    mutating func tagUnmatched(_ found: PartnerList, in tags: HashTags) -> UnmatchedTags {
        var unmatched = UnmatchedTags(capacity: unmatchedCount)
        for range in openNew {
            var start = 0
            while start < range.count {
                var end = start
                while end < range.count, found.memory[range.place + end] < 0 { end += 1 }
                if end > start {
                    tags.hash(element(range, isNew: true) + start, end - start, at: range.place + start)
                    unmatched.add((range.place + start)..<(range.place + end), tags.memory)
                }
                start = end + 1
            }
        }
        openNewTags = tags
        if unmatchedCount == newCount { newTags = TagRope(tags) }
        return unmatched
    }

    /// Whether something is true of the place of a new element without a partner.
    @inlinable
    func isAnyUnmatched(_ found: PartnerList, _ condition: (Int) -> Bool) -> Bool {
        for range in openNew {
            for place in range.places where found.memory[place] < 0 && condition(place) { return true }
        }
        return false
    }

    /// Where a new element lies by its place counted over all lists.
    @inlinable
    func newElement(_ place: Int) -> UnsafePointer<Element> {
        let path = PlaceFinder(starts: newStarts).path(at: place)
        return new[path.section].baseAddress.unsafelyUnwrapped + path.item
    }

    @inlinable
    mutating func verifyFew(_ found: PartnerList) {
        isRight = !isAnyUnmatched(found) { place in
            let element = newElement(place)
            return new.contains { list in
                guard let start = list.baseAddress else { return false }
                return list.indices.contains { start + $0 != element && start[$0] == element.pointee }
            }
        }
    }

    /// The tags of all old elements, for which what was matched by comparing is hashed now unless it was before.
    @inlinable
    mutating func tagsOfOld() -> TagRope {
        if let oldTags { return oldTags }
        let tags = openOldTags ?? tagsOfOpenOld()
        for block in compared {
            tags.hash(
                old[Int(block.oldSection)].baseAddress.unsafelyUnwrapped + Int(block.oldStart), Int(block.count),
                at: oldPlaces(block).lowerBound)
        }
        let rope = TagRope(tags)
        oldTags = rope
        return rope
    }

    /// Gives the new side the tags of its partners, as long as those without a partner have theirs.
    @inlinable
    mutating func takeTagsOfMatched(found: PartnerList?) {
        guard newTags == nil, let oldTags else { return }
        if openNew.isEmpty, isSame {
            newTags = oldTags
            return
        }
        if openNewTags == nil, isNewUnique { return }
        let tags = openNewTags ?? HashTags(count: newCount)
        if let found, !isOpenNewTagged {
            for range in openNew {
                for place in range.places where found.memory[place] >= 0 {
                    tags.memory[place] = oldTags.tag(at: Int(found.memory[place]))
                }
            }
        }
        newTags = ropeOfNew(oldTags, tags) ?? copyOfNew(oldTags, tags)
    }

    /// The tags of the new side in pieces of the old ones, if they are few and long.
    @inlinable
    func ropeOfNew(_ oldTags: TagRope, _ openTags: HashTags) -> TagRope? {
        if compared.count + openNew.count > 32 || newCount < 4_096 { return nil }
        var openCount = 0
        for range in openNew { openCount += range.count }
        let copies = HashTags(count: openCount)
        var copied = 0
        var builder = TagRope.Builder()
        var next = 0
        for range in openNew {
            while next < compared.count, Self.isBefore(compared[next], range) {
                builder.add(oldTags, oldPlaces(compared[next]))
                next += 1
            }
            (copies.memory + copied).update(from: openTags.memory + range.place, count: range.count)
            builder.add(copies, copied..<(copied + range.count))
            copied += range.count
        }
        while next < compared.count {
            builder.add(oldTags, oldPlaces(compared[next]))
            next += 1
        }
        return builder.rope()
    }

    /// The tags of the new side in one piece.
    @inlinable
    func copyOfNew(_ oldTags: TagRope, _ tags: HashTags) -> TagRope {
        let single = oldTags.single
        for block in compared {
            let place = newStarts[Int(block.newSection)] + Int(block.newStart)
            if let single, block.count <= 4 {
                let start = oldPlaces(block).lowerBound
                for offset in 0..<Int(block.count) { tags.memory[place &+ offset] = single.memory[start &+ offset] }
            } else {
                oldTags.copy(oldPlaces(block), to: tags, at: place)
            }
        }
        return TagRope(tags)
    }

    /// Whether everything stands where it stood, given that nothing is open.
    @inlinable
    var isSame: Bool {
        if oldCount != newCount { return false }
        for block in compared
        where oldStarts[Int(block.oldSection)] + Int(block.oldStart)
            != newStarts[Int(block.newSection)] + Int(block.newStart)
        {
            return false
        }
        return true
    }
}
