/// Matches lists of unique elements: first by comparing each list with its counterpart, then by hashing what is open.
@usableFromInline
struct ListMatcher<Element: Hashable & Sendable> {
    /// What the two sides share, in new order.
    @usableFromInline var blocks: [MatchedBlock] = []
    /// New elements without a counterpart, and how many.
    @usableFromInline var unmatched: [ItemPath] = []
    /// False when an element was found to stand twice on the new side.
    @usableFromInline var isRight = true
    /// Whether everything that was matched was matched by hashing.
    @usableFromInline var isAllHashed = true

    /// Matches lists.
    ///
    /// - Parameters:
    ///   - old: The old lists, in which each element stands once.
    ///   - new: The new lists.
    ///   - partners: For each new list the index of its old one, or -1.
    ///   - isNewUnique: Whether each element is known to stand once on the new side.
    @inlinable
    init(
        old: [UnsafeBufferPointer<Element>], new: [UnsafeBufferPointer<Element>], partners: [Int32], isNewUnique: Bool
    ) {
        typealias Range = OpenTable<Element>.Range
        var openNew: [Range] = []
        var compared: [MatchedBlock] = []
        for index in new.indices {
            let list = new[index]
            let partner = Int(partners[index])
            var end = 0
            if partner >= 0 {
                var walk = SequenceWalk(old: old[partner], new: list, isSampling: true)
                walk.forEachRun { oldStart, newStart, count in
                    compared.add(
                        MatchedBlock(
                            oldSection: partner, oldStart: oldStart, newSection: index, newStart: newStart, count: count
                        ))
                    if newStart > end { openNew.append(Range(section: index, start: end, count: newStart - end)) }
                    end = newStart + count
                }
            }
            if end < list.count { openNew.append(Range(section: index, start: end, count: list.count - end)) }
        }
        if openNew.isEmpty {
            blocks = compared
            isAllHashed = compared.isEmpty
            return
        }
        guard var openOld = Self.open(in: old, besides: compared) else {
            isRight = false
            return
        }
        if !isNewUnique {
            // What is inserted must be told apart from what was matched. Where that is the smaller part, hashing it as
            // well is the quickest way.
            var matched = 0
            for block in compared { matched += Int(block.count) }
            var open = 0
            for range in openNew { open += range.count }
            if matched < open, open > 16 {
                compared = []
                openOld = old.indices.map { Range(section: $0, start: 0, count: old[$0].count) }
                openNew = new.indices.map { Range(section: $0, start: 0, count: new[$0].count) }
            }
        }
        isAllHashed = compared.isEmpty
        if openOld.isEmpty, isNewUnique {
            blocks = compared
            for range in openNew {
                for item in range.start..<(range.start + range.count) {
                    unmatched.append(ItemPath(section: range.section, item: item))
                }
            }
            return
        }
        let table = OpenTable(
            old: openOld, new: openNew, oldLists: old.map { $0.baseAddress }, newLists: new.map { $0.baseAddress })
        var next = 0
        var merged: [MatchedBlock] = []
        merged.reserveCapacity(compared.count)
        var without: [ItemPath] = []
        isRight = table.match(isNewUnique: isNewUnique) { rangeIndex, offset, place in
            let range = openNew[rangeIndex]
            guard let place else {
                without.append(ItemPath(section: range.section, item: range.start + offset))
                return
            }
            let block = MatchedBlock(
                oldSection: place.section, oldStart: place.item, newSection: range.section,
                newStart: range.start + offset, count: 1)
            while next < compared.count, Self.isBefore(compared[next], block) {
                merged.add(compared[next])
                next += 1
            }
            merged.add(block)
        }
        while next < compared.count {
            merged.add(compared[next])
            next += 1
        }
        blocks = merged
        unmatched = without
    }

    @inlinable @inline(__always)
    static func isBefore(_ left: MatchedBlock, _ right: MatchedBlock) -> Bool {
        left.newSection < right.newSection || left.newSection == right.newSection && left.newStart < right.newStart
    }

    /// What no block holds on the old side; `nil` when blocks overlap there.
    @inlinable
    static func open(
        in old: [UnsafeBufferPointer<Element>], besides blocks: [MatchedBlock]
    ) -> [OpenTable<Element>.Range]? {
        var result: [OpenTable<Element>.Range] = []
        var sorted = blocks
        for index in sorted.indices.dropFirst() where !isBeforeInOld(sorted[index - 1], sorted[index]) {
            sorted.sort(by: isBeforeInOld)
            break
        }
        var next = 0
        for (section, list) in old.enumerated() {
            var end = 0
            while next < sorted.count, Int(sorted[next].oldSection) == section {
                let start = Int(sorted[next].oldStart)
                if start < end { return nil }
                if start > end { result.append(.init(section: section, start: end, count: start - end)) }
                end = start + Int(sorted[next].count)
                next += 1
            }
            if end < list.count { result.append(.init(section: section, start: end, count: list.count - end)) }
        }
        return result
    }

    @inlinable @inline(__always)
    static func isBeforeInOld(_ left: MatchedBlock, _ right: MatchedBlock) -> Bool {
        left.oldSection < right.oldSection || left.oldSection == right.oldSection && left.oldStart < right.oldStart
    }
}
