/// Makes the lists of a difference out of the blocks that two snapshots share. No identifier is looked at here.
@usableFromInline
struct DifferenceAssembler {
    /// A section on one side that may have changed, with its index on the other side, or -1.
    @usableFromInline
    struct Section: Sendable {
        @usableFromInline var index: Int32
        @usableFromInline var other: Int32
        @usableFromInline var count: Int32
        /// The index of its first element when those of all sections lie one behind the other.
        @usableFromInline var start: Int32

        @inlinable
        init(index: Int, other: Int, count: Int, start: Int = 0) {
            self.index = Int32(truncatingIfNeeded: index)
            self.other = Int32(truncatingIfNeeded: other)
            self.count = Int32(truncatingIfNeeded: count)
            self.start = Int32(truncatingIfNeeded: start)
        }

        @inlinable @inline(__always)
        var indexes: Range<Int> { Int(start)..<(Int(start) &+ Int(count)) }
    }

    /// The old sections and the new ones that may have changed, in order.
    @usableFromInline var oldSections: [Section]
    @usableFromInline var newSections: [Section]
    /// What they share, in new order.
    @usableFromInline var blocks: [MatchedBlock]

    @inlinable
    init(oldSections: [Section], newSections: [Section], blocks: [MatchedBlock]) {
        self.oldSections = oldSections
        self.newSections = newSections
        self.blocks = blocks
    }

    /// Lists deletions, insertions and moves of items.
    ///
    /// - Returns: False when two blocks hold the same old item, which happens when an identifier stands in the new
    ///   snapshot twice. The lists are then of no use.
    @usableFromInline
    func assemble(into difference: inout SnapshotDifference) -> Bool {
        guard let leaving = blocks.unmatchedOld(oldSections) else { return false }
        difference.deletedItems = Self.items(of: leaving, in: oldSections)
        difference.insertedItems = Self.items(of: blocks.unmatchedNew(newSections), in: newSections)
        var movedItems: [SnapshotDifference.ItemMove] = []
        var next = 0
        for section in newSections {
            let start = next
            while next < blocks.count, blocks[next].newSection == section.index { next += 1 }
            addMoves(of: start..<next, in: section, to: &movedItems)
        }
        difference.movedItems = movedItems
        return true
    }

    /// The items of some ranges, as far as their sections have a counterpart: what comes or goes with its section is not
    /// listed.
    private static func items(of ranges: [UnmatchedRange], in sections: [Section]) -> [ItemPath] {
        var listed = ranges
        if sections.contains(where: { $0.other < 0 }) {
            var next = 0
            listed = ranges.filter { range in
                while sections[next].index < range.section { next += 1 }
                return sections[next].other >= 0
            }
        }
        var items: [ItemPath] = []
        items.reserveCapacity(listed.reduce(0) { $0 + Int($1.count) })
        for range in listed {
            for item in range.start..<(range.start + range.count) {
                items.append(ItemPath(storedSection: range.section, storedItem: item))
            }
        }
        return items
    }

    private func addMoves(
        of range: Range<Int>, in section: Section, to list: inout [SnapshotDifference.ItemMove]
    ) {
        if range.isEmpty { return }
        // The usual case first: nothing came from elsewhere and nothing is out of order.
        var isInOrder = true
        var end: Int32 = 0
        for index in range {
            if blocks[index].oldSection != section.other || blocks[index].oldStart < end {
                isInOrder = false
                break
            }
            end = blocks[index].oldStart
        }
        if isInOrder { return }
        var starts: [Int32] = []
        var targets: [Int32] = []
        var lengths: [Int32] = []
        starts.reserveCapacity(range.count)
        targets.reserveCapacity(range.count)
        lengths.reserveCapacity(range.count)
        for index in range where blocks[index].oldSection == section.other {
            starts.append(blocks[index].oldStart)
            targets.append(blocks[index].newStart)
            lengths.append(blocks[index].count)
        }
        let staying = LongestIncreasingSubsequence.staying(starts: starts, targets: targets, lengths: lengths)
        var moving = 0
        var candidate = 0
        for index in range {
            if blocks[index].oldSection == section.other {
                candidate += 1
                if staying[candidate - 1] { continue }
            }
            moving += Int(blocks[index].count)
        }
        if list.isEmpty { list.reserveCapacity(moving) }
        candidate = 0
        for index in range {
            let block = blocks[index]
            if block.oldSection == section.other {
                candidate += 1
                if staying[candidate - 1] { continue }
            }
            for offset in 0..<block.count {
                list.append(
                    .init(
                        from: ItemPath(storedSection: block.oldSection, storedItem: block.oldStart &+ offset),
                        to: ItemPath(storedSection: block.newSection, storedItem: block.newStart &+ offset)))
            }
        }
    }
}

extension Array where Element == DifferenceAssembler.Section {
    /// The sections of lists, none of which has a counterpart yet.
    @inlinable
    init<Item>(of lists: [[Item]]) {
        self.init()
        reserveCapacity(lists.count)
        var start = 0
        for (index, list) in lists.enumerated() {
            append(Element(index: index, other: -1, count: list.count, start: start))
            start += list.count
        }
    }

    /// The index of an element when those of all sections lie one behind the other.
    @inlinable @inline(__always)
    func index(_ section: Int32, _ item: Int32) -> Int { Int(self[Int(section)].start) &+ Int(item) }

    /// The section that such an index lies in, and where in there.
    @inlinable @inline(__always)
    func path(at index: Int) -> (section: Int, item: Int) { count == 1 ? (0, index) : search(index) }

    @usableFromInline
    func search(_ index: Int) -> (section: Int, item: Int) {
        var low = 0
        var high = count
        // The last section that begins there or before: empty ones begin where the next one does.
        while high &- low > 1 {
            let middle = (low &+ high) &>> 1
            if self[middle].start <= index { low = middle } else { high = middle }
        }
        return (low, index - Int(self[low].start))
    }
}
