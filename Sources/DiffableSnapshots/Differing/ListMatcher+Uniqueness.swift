extension ListMatcher {
    /// The numbers of new elements without a partner up to which comparing them with all others is quicker than hashing.
    @inlinable static var few: Int { 4 }

    /// Tells new elements without a partner apart from each other, and from old ones that were matched by comparing.
    @inlinable
    mutating func verifyUnmatched(isInOld: ((Element) -> Bool)?) {
        if unmatched.isEmpty { return }
        if !isOldTagged, unmatched.count <= Self.few {
            verifyFew()
            return
        }
        let tags = newTags ?? HashTags(count: newCount)
        if newTags == nil {
            for place in unmatched { tags.hash(newElement(Int(place)), 1, at: Int(place)) }
            newTags = tags
        }
        let isRepeated = TagFilter.isRepeated(unmatched, tags.memory) {
            newElement($0).pointee == newElement($1).pointee
        }
        if isRepeated {
            isRight = false
            return
        }
        if compared.isEmpty { return }
        if !isOldTagged, let isInOld, unmatched.count &* 16 < newCount {
            isRight = !unmatched.contains { isInOld(newElement(Int($0)).pointee) }
            return
        }
        tagMatched()
        guard let oldTags else { return }
        let filter = TagFilter(places: unmatched, tags: tags.memory)
        defer { filter.destroy() }
        var hits: [Int32] = []
        for block in compared {
            let start = oldStarts[Int(block.oldSection)] + Int(block.oldStart)
            filter.addHits(start..<(start + Int(block.count)), oldTags.memory, to: &hits)
        }
        if hits.isEmpty { return }
        let finder = PlaceFinder(starts: oldStarts)
        isRight = !TagFilter.isShared(unmatched, tags.memory, hits, oldTags.memory) {
            let path = finder.path(at: $1)
            return newElement($0).pointee == old[path.section][path.item]
        }
    }

    /// Where a new element lies by its place counted over all lists.
    @inlinable
    func newElement(_ place: Int) -> UnsafePointer<Element> {
        let path = PlaceFinder(starts: newStarts).path(at: place)
        return new[path.section].baseAddress.unsafelyUnwrapped + path.item
    }

    @inlinable
    mutating func verifyFew() {
        for place in unmatched {
            let element = newElement(Int(place))
            for list in new {
                let start = list.baseAddress
                for index in list.indices
                where list[index] == element.pointee && start.unsafelyUnwrapped + index != element {
                    isRight = false
                    return
                }
            }
        }
    }

    /// Hashes what was matched by comparing, unless it was hashed before.
    @inlinable
    mutating func tagMatched() {
        if isOldTagged { return }
        let tags = oldTags ?? HashTags(count: oldCount)
        if oldTags == nil {
            for range in openOld { tags.hash(element(range), range.count, at: range.place) }
        }
        for block in compared {
            tags.hash(
                old[Int(block.oldSection)].baseAddress.unsafelyUnwrapped + Int(block.oldStart), Int(block.count),
                at: oldStarts[Int(block.oldSection)] + Int(block.oldStart))
        }
        oldTags = tags
        isOldTagged = true
    }

    /// Gives the new side the tags of its partners, as long as those without a partner have theirs.
    @inlinable
    mutating func takeTagsOfMatched(found: PartnerList?) {
        guard !isNewTagged, isOldTagged, let oldTags else { return }
        if openNew.isEmpty, isSame {
            newTags = oldTags
            isNewTagged = true
            return
        }
        if newTags == nil, isNewUnique { return }
        let tags = newTags ?? HashTags(count: newCount)
        if let found, !isOpenNewTagged {
            for range in openNew {
                for place in range.places where found.memory[place] >= 0 {
                    tags.memory[place] = oldTags.memory[Int(found.memory[place])]
                }
            }
        }
        for block in compared {
            let start = oldStarts[Int(block.oldSection)] + Int(block.oldStart)
            tags.copy(
                oldTags, from: start, count: Int(block.count),
                at: newStarts[Int(block.newSection)] + Int(block.newStart))
        }
        newTags = tags
        isNewTagged = true
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
