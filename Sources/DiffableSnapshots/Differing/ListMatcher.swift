/// Matches lists of unique elements: first by comparing each list with its counterpart, then by hashing what is open.
///
/// That each element stands once is known of the old side. Of the new side it need not be: a new element that is the
/// partner of an old one is as unique as that, as long as no other claims the same; so only those without a partner are
/// told apart from each other and from what was matched unhashed.
@usableFromInline
struct ListMatcher<Element: Hashable & Sendable> {
    @usableFromInline typealias Lists = [UnsafeBufferPointer<Element>]

    /// Elements that stand side by side in a list, and have no partner yet.
    @usableFromInline
    struct OpenRange: Sendable {
        @usableFromInline var section: Int
        /// The first one's index in the list.
        @usableFromInline var start: Int
        /// The first one's place counted over all lists.
        @usableFromInline var place: Int
        @usableFromInline var count: Int

        @inlinable
        init(section: Int, start: Int, place: Int, count: Int) {
            self.section = section
            self.start = start
            self.place = place
            self.count = count
        }

        @inlinable var places: Range<Int> { place..<(place + count) }
    }

    @usableFromInline let old: Lists
    @usableFromInline let new: Lists
    @usableFromInline let isNewUnique: Bool
    /// The place of the first element of each list, counted over all lists, and the number of all elements.
    @usableFromInline let oldStarts: [Int]
    @usableFromInline let newStarts: [Int]

    /// What was found by comparing, in new order, and what that left open.
    @usableFromInline var compared: [MatchedBlock] = []
    @usableFromInline var openOld: [OpenRange] = []
    @usableFromInline var openNew: [OpenRange] = []

    /// The result, in one of two forms: what the two sides share in new order, or the partner of each new element.
    @usableFromInline var blocks: [MatchedBlock] = []
    @usableFromInline var partners: PartnerList?
    /// How many open new elements have no partner, counted when they are not known to be unique.
    @usableFromInline var unmatchedCount = 0
    /// Their tags, if they were hashed.
    @usableFromInline var unmatchedTags: UnmatchedTags?
    /// False when an element was found to stand twice on the new side. The result is then of no use.
    @usableFromInline var isRight = true

    /// The tags of all elements of either side, once they are known.
    @usableFromInline var oldTags: TagRope?
    @usableFromInline var newTags: TagRope?
    /// Tags by their places; those of open elements only, and of new ones perhaps only those without a partner.
    @usableFromInline var openOldTags: HashTags?
    @usableFromInline var openNewTags: HashTags?
    /// Whether all open new elements have their tags.
    @usableFromInline var isOpenNewTagged = false

    /// Gets ready to match lists.
    ///
    /// - Parameters:
    ///   - old: The old lists, in which each element stands once.
    ///   - new: The new lists.
    ///   - isNewUnique: Whether each element is known to stand once on the new side.
    ///   - oldTags: Tags of all old elements, if there are such.
    ///   - newTags: Tags of all new elements, if there are such.
    @inlinable
    init(old: Lists, new: Lists, isNewUnique: Bool, oldTags: TagRope? = nil, newTags: TagRope? = nil) {
        self.old = old
        self.new = new
        self.isNewUnique = isNewUnique
        self.oldTags = oldTags
        self.newTags = newTags
        oldStarts = Self.starts(of: old)
        newStarts = Self.starts(of: new)
    }

    @inlinable
    static func starts(of lists: Lists) -> [Int] {
        var starts: [Int] = []
        starts.reserveCapacity(lists.count + 1)
        var start = 0
        for list in lists {
            starts.append(start)
            start += list.count
        }
        starts.append(start)
        return starts
    }

    @inlinable var oldCount: Int { oldStarts[old.count] }
    @inlinable var newCount: Int { newStarts[new.count] }

    /// Matches everything.
    ///
    /// - Parameters:
    ///   - counterparts: For each new list the index of its old one, or -1.
    ///   - ends: How much of both sides is equal at either end, if that is known of the only lists.
    ///   - isInOld: Looks an element up in an index of the old side, where there is one.
    @inlinable
    mutating func match(
        counterparts: [Int32], ends: (head: Int, tail: Int)? = nil, isInOld: ((Element) -> Bool)? = nil
    ) {
        compare(counterparts: counterparts, ends: ends)
        if openNew.isEmpty {
            takeTagsOfMatched(found: nil)
            finish(found: nil)
            return
        }
        findOpenOld()
        if !isRight { return }
        let found = PartnerList(count: newCount)
        matchOpen(into: found)
        if !isNewUnique { verifyUnmatched(found, isInOld: isInOld) }
        if isRight { takeTagsOfMatched(found: found) }
        finish(found: found)
    }

    /// Matches everything by hashes alone, so that nothing is matched twice even where the law of `Hashable` is broken.
    @inlinable
    mutating func matchEachOnce() {
        for (section, list) in old.enumerated() where !list.isEmpty {
            openOld.append(OpenRange(section: section, start: 0, place: oldStarts[section], count: list.count))
        }
        for (section, list) in new.enumerated() where !list.isEmpty {
            openNew.append(OpenRange(section: section, start: 0, place: newStarts[section], count: list.count))
        }
        let found = PartnerList(count: newCount)
        matchOpen(into: found)
        var taken = [Bool](repeating: false, count: oldCount)
        for place in 0..<newCount where found.memory[place] >= 0 {
            let partner = Int(found.memory[place])
            if taken[partner] { found.memory[place] = -1 }
            taken[partner] = true
        }
        finish(found: found)
    }
}

extension ListMatcher {
    /// Compares each new list with its counterpart.
    @inlinable
    mutating func compare(counterparts: [Int32], ends: (head: Int, tail: Int)? = nil) {
        var compared: [MatchedBlock] = []
        var openNew: [OpenRange] = []
        for index in new.indices {
            let list = new[index]
            let partner = Int(counterparts[index])
            let place = newStarts[index]
            var end = 0
            if partner >= 0 {
                var walk = SequenceWalk(
                    old: old[partner], new: list, isSampling: true,
                    oldTags: oldTags?.single.map { UnsafePointer($0.memory + oldStarts[partner]) },
                    newTags: newTags?.single.map { UnsafePointer($0.memory + place) })
                walk.forEachRun(ends: ends) { oldStart, newStart, count in
                    compared.add(
                        MatchedBlock(
                            oldSection: partner, oldStart: oldStart, newSection: index, newStart: newStart, count: count
                        ))
                    if newStart > end {
                        openNew.append(
                            OpenRange(section: index, start: end, place: place + end, count: newStart - end))
                    }
                    end = newStart + count
                }
            }
            if end < list.count {
                openNew.append(OpenRange(section: index, start: end, place: place + end, count: list.count - end))
            }
        }
        self.compared = compared
        self.openNew = openNew
    }

    /// What no block holds on the old side. Blocks that overlap there show that an element stands twice.
    @inlinable
    mutating func findOpenOld() {
        if compared.count > oldCount &>> 6 {
            findOpenOldByBits()
            return
        }
        var sorted = compared
        for index in sorted.indices.dropFirst() where !Self.isBeforeInOld(sorted[index - 1], sorted[index]) {
            sorted.sort(by: Self.isBeforeInOld)
            break
        }
        var next = 0
        for (section, list) in old.enumerated() {
            var end = 0
            let place = oldStarts[section]
            while next < sorted.count, Int(sorted[next].oldSection) == section {
                let start = Int(sorted[next].oldStart)
                if start < end {
                    isRight = false
                    return
                }
                if start > end {
                    openOld.append(OpenRange(section: section, start: end, place: place + end, count: start - end))
                }
                end = start + Int(sorted[next].count)
                next += 1
            }
            if end < list.count {
                openOld.append(OpenRange(section: section, start: end, place: place + end, count: list.count - end))
            }
        }
    }

    @inlinable @inline(__always)
    static func isBeforeInOld(_ left: MatchedBlock, _ right: MatchedBlock) -> Bool {
        left.oldSection < right.oldSection || left.oldSection == right.oldSection && left.oldStart < right.oldStart
    }

    /// One bit for each old element: to sort many small blocks would take longer.
    @inlinable
    mutating func findOpenOldByBits() {
        let bits = PlaceBits(count: oldCount)
        defer { bits.destroy() }
        for block in compared {
            let start = oldStarts[Int(block.oldSection)] + Int(block.oldStart)
            if !bits.insert(start..<(start + Int(block.count))) {
                isRight = false
                return
            }
        }
        for (section, list) in old.enumerated() {
            let base = oldStarts[section]
            var start = bits.firstClear(from: base, below: base + list.count)
            while start < base + list.count {
                let end = bits.firstSet(from: start, below: base + list.count)
                openOld.append(OpenRange(section: section, start: start - base, place: start, count: end - start))
                start = bits.firstClear(from: end, below: base + list.count)
            }
        }
    }

    /// Brings the result into the form that suits it.
    @inlinable
    mutating func finish(found: PartnerList?) {
        if !isRight { return }
        var count = compared.count
        if let found {
            for range in openNew { count += found.breaks(in: range.places) }
        }
        if count > 16, count &* 4 > newCount {
            let found = found ?? PartnerList(count: newCount)
            for block in compared {
                let place = newStarts[Int(block.newSection)] + Int(block.newStart)
                found.fill(
                    place..<(place + Int(block.count)),
                    ascendingFrom: oldStarts[Int(block.oldSection)] + Int(block.oldStart))
            }
            partners = found
            return
        }
        guard let found else {
            blocks = compared
            return
        }
        let places = PlaceFinder(starts: oldStarts)
        var merged: [MatchedBlock] = []
        merged.reserveCapacity(count)
        var next = 0
        for range in openNew {
            while next < compared.count, Self.isBefore(compared[next], range) {
                merged.add(compared[next])
                next += 1
            }
            for offset in 0..<range.count {
                let partner = Int(found.memory[range.place + offset])
                if partner < 0 { continue }
                let path = places.path(at: partner)
                merged.add(
                    MatchedBlock(
                        oldSection: path.section, oldStart: path.item, newSection: range.section,
                        newStart: range.start + offset, count: 1))
            }
        }
        while next < compared.count {
            merged.add(compared[next])
            next += 1
        }
        blocks = merged
    }

    @inlinable @inline(__always)
    static func isBefore(_ block: MatchedBlock, _ range: OpenRange) -> Bool {
        Int(block.newSection) < range.section
            || Int(block.newSection) == range.section && Int(block.newStart) < range.start
    }
}

extension ListMatcher {
    /// Lists deletions, insertions and moves.
    ///
    /// - Returns: False when two new elements have the same partner.
    @inlinable
    func list(_ counterparts: [Int32], into difference: inout SnapshotDifference) -> Bool {
        var oldSections = old.indices.map { DifferenceAssembler.Section(index: $0, other: -1, count: old[$0].count) }
        var newSections: [DifferenceAssembler.Section] = []
        newSections.reserveCapacity(new.count)
        for (index, counterpart) in counterparts.enumerated() {
            newSections.append(.init(index: index, other: Int(counterpart), count: new[index].count))
            if counterpart >= 0 { oldSections[Int(counterpart)].other = Int32(index) }
        }
        let assembler = DifferenceAssembler(
            oldSections: oldSections, newSections: newSections, blocks: blocks, partners: partners)
        return assembler.assemble(into: &difference)
    }

    /// Two elements that were found to be equal by comparing and yet hash differently, or `nil`.
    @inlinable
    func pairHashingDifferently() -> (Element, Element)? {
        for block in compared {
            for offset in 0..<Int(block.count) {
                let left = old[Int(block.oldSection)][Int(block.oldStart) + offset]
                let right = new[Int(block.newSection)][Int(block.newStart) + offset]
                if left.hashValue != right.hashValue { return (left, right) }
            }
        }
        return nil
    }
}
