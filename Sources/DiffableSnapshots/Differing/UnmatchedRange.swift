/// Elements that stand side by side in one list, and that no block holds.
@usableFromInline
struct UnmatchedRange: Sendable {
    @usableFromInline var section: Int32
    @usableFromInline var start: Int32
    @usableFromInline var count: Int32

    @inlinable @inline(__always)
    init(section: Int32, start: Int32, end: Int32) {
        self.section = section
        self.start = start
        count = end &- start
    }
}

extension Array where Element == MatchedBlock {
    /// What these blocks, which are in new order, leave of some new sections, in order.
    @usableFromInline
    func unmatchedNew(_ sections: [DifferenceAssembler.Section]) -> [UnmatchedRange] {
        // New items are matched one after the other: no two blocks overlap there.
        gaps(in: sections) { ($0.newSection, $0.newStart) }.ranges
    }

    /// What these blocks leave of some old sections, in order.
    ///
    /// - Returns: `nil` when two blocks overlap there, which shows that an element stands twice on the new side.
    @usableFromInline
    func unmatchedOld(_ sections: [DifferenceAssembler.Section]) -> [UnmatchedRange]? {
        var isAscending = true
        for index in indices.dropFirst() where !self[index - 1].isBeforeInOld(self[index]) {
            isAscending = false
            break
        }
        if isAscending { return unmatchedOldInOrder(sections) }
        var total = 0
        for section in sections { total += Int(section.count) }
        if count > total &>> 8 { return unmatchedOldByBits(sections, total: total) }
        return sorted { $0.isBeforeInOld($1) }.unmatchedOldInOrder(sections)
    }

    private func unmatchedOldInOrder(_ sections: [DifferenceAssembler.Section]) -> [UnmatchedRange]? {
        let gaps = gaps(in: sections) { ($0.oldSection, $0.oldStart) }
        return gaps.isOverlapping ? nil : gaps.ranges
    }

    /// What lies between these blocks, which are in order on the side that `place` names, and whether two overlap there.
    @inline(__always)
    private func gaps(
        in sections: [DifferenceAssembler.Section], at place: (MatchedBlock) -> (section: Int32, start: Int32)
    ) -> (ranges: [UnmatchedRange], isOverlapping: Bool) {
        var ranges: [UnmatchedRange] = []
        var isOverlapping = false
        var next = 0
        for section in sections {
            var end: Int32 = 0
            while next < count, place(self[next]).section == section.index {
                let start = place(self[next]).start
                if start < end { isOverlapping = true }
                if start > end { ranges.append(UnmatchedRange(section: section.index, start: end, end: start)) }
                end = start &+ self[next].count
                next += 1
            }
            if end < section.count {
                ranges.append(UnmatchedRange(section: section.index, start: end, end: section.count))
            }
        }
        return (ranges, isOverlapping)
    }

    /// The same with a bit for each element: to sort many small blocks would take longer.
    private func unmatchedOldByBits(
        _ sections: [DifferenceAssembler.Section], total: Int
    ) -> [UnmatchedRange]? {
        var starts = [Int](repeating: 0, count: Int(sections.last?.index ?? -1) + 1)
        var start = 0
        for section in sections {
            starts[Int(section.index)] = start
            start += Int(section.count)
        }
        var bits = BitSet(count: total)
        for block in self {
            let start = starts[Int(block.oldSection)] + Int(block.oldStart)
            if !bits.insert(start..<(start + Int(block.count))) { return nil }
        }
        var ranges: [UnmatchedRange] = []
        for section in sections {
            let base = starts[Int(section.index)]
            let end = base + Int(section.count)
            var start = bits.firstClear(from: base, below: end)
            while start < end {
                let next = bits.firstSet(from: start, below: end)
                ranges.append(
                    UnmatchedRange(section: section.index, start: Int32(start - base), end: Int32(next - base)))
                start = bits.firstClear(from: next, below: end)
            }
        }
        return ranges
    }
}
