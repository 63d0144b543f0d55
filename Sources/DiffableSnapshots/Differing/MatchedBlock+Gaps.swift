extension Array where Element == MatchedBlock {
    @usableFromInline typealias Sections = MatchedSections.Side

    /// The indexes of the elements that these blocks, which are in new order, leave of some new sections, in memory that
    /// must be deallocated.
    @usableFromInline
    func unmatchedNew(_ sections: Sections) -> UnsafeMutableBufferPointer<Int32> {
        let count = reduce(sections.itemCount) { $0 &- Int($1.count) }
        if count == 0 { return UnsafeMutableBufferPointer(start: nil, count: 0) }
        let indexes = UnsafeMutableBufferPointer<Int32>.allocate(capacity: count)
        var (position, filled) = (0, 0)
        forEachUnmatchedNew(sections) { range in
            while sections[position].index < range.section { position &+= 1 }
            let start = sections[position].start &+ range.start
            for index in start..<(start &+ range.count) {
                indexes.initializeElement(at: filled, to: index)
                filled &+= 1
            }
        }
        return indexes
    }

    @inline(__always)
    func forEachUnmatchedNew(_ sections: Sections, _ body: (UnmatchedRange) -> Void) {
        // New items are matched one after the other: no two blocks overlap there.
        _ = forEachGap(sections, at: { ($0.newSection, $0.newStart) }, body)
    }

    /// What these blocks leave of some old sections, in order.
    ///
    /// - Returns: `nil` when two blocks overlap there, which shows that an element stands twice on the new side.
    @usableFromInline
    func unmatchedOld(_ sections: Sections) -> [UnmatchedRange]? {
        var ranges: [UnmatchedRange] = []
        let isValid = forEachUnmatchedOld(sections) { ranges.append($0) }
        return isValid ? ranges : nil
    }

    /// - Returns: False when two blocks overlap.
    func forEachUnmatchedOld(_ sections: Sections, _ body: (UnmatchedRange) -> Void) -> Bool {
        if indices.dropFirst().allSatisfy({ self[$0 - 1].isBeforeInOld(self[$0]) }) {
            return forEachGap(sections, at: { ($0.oldSection, $0.oldStart) }, body)
        }
        let total = sections.itemCount
        // To sort many small blocks would take longer than to mark each element. Marks need all sections.
        if count > total &>> 8, Int(sections.last?.index ?? 0) == sections.count - 1 {
            return forEachUnmarkedRange(sections, total, body)
        }
        return sorted { $0.isBeforeInOld($1) }.forEachGap(sections, at: { ($0.oldSection, $0.oldStart) }, body)
    }

    /// What lies between these blocks, which are in order on the side that `place` names.
    ///
    /// - Returns: False when two of them overlap.
    @inline(__always)
    private func forEachGap(
        _ sections: Sections, at place: (MatchedBlock) -> (section: Int32, start: Int32),
        _ body: (UnmatchedRange) -> Void
    ) -> Bool {
        var isValid = true
        var next = 0
        for section in sections {
            var end: Int32 = 0
            while next < count, place(self[next]).section == section.index {
                let start = place(self[next]).start
                if start < end { isValid = false }
                if start > end { body(UnmatchedRange(section: section.index, start: end, end: start)) }
                end = start &+ self[next].count
                next += 1
            }
            if end < section.count { body(UnmatchedRange(section: section.index, start: end, end: section.count)) }
        }
        return isValid
    }

    /// The same for old sections, with a mark for each of their elements.
    private func forEachUnmarkedRange(_ sections: Sections, _ total: Int, _ body: (UnmatchedRange) -> Void) -> Bool {
        withUnsafeTemporaryAllocation(of: Bool.self, capacity: total) { isMatched in
            isMatched.initialize(repeating: false)
            var left = total
            for block in self {
                let start = sections.index(block.oldSection, block.oldStart)
                for index in start..<(start &+ Int(block.count)) {
                    if isMatched[index] { return false }
                    isMatched[index] = true
                }
                left &-= Int(block.count)
            }
            if left == 0 { return true }
            for section in sections {
                let (base, end) = (section.indexes.lowerBound, section.indexes.upperBound)
                var start = base
                while start < end {
                    var next = start
                    while next < end, !isMatched[next] { next &+= 1 }
                    if next > start {
                        body(
                            UnmatchedRange(
                                section: section.index, start: Int32(truncatingIfNeeded: start &- base),
                                end: Int32(truncatingIfNeeded: next &- base)))
                    }
                    start = next &+ 1
                }
            }
            return true
        }
    }
}
