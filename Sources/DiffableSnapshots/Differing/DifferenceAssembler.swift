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

    /// Lists deletions, insertions and moves of items. What comes or goes with its section is not listed.
    ///
    /// - Returns: False when two blocks hold the same old item, which happens when an identifier stands in the new
    ///   snapshot twice. The lists are then of no use.
    @usableFromInline
    func assemble(into difference: inout SnapshotDifference) -> Bool {
        let shared = blocks.reduce(0) { $0 &+ Int($1.count) }
        var deleted: [ItemPath] = []
        let room = Self.listedCount(oldSections) - shared
        var position = 0
        let isValid = blocks.forEachUnmatchedOld(oldSections) {
            Self.list($0, in: oldSections, from: &position, &deleted, room)
        }
        if !isValid { return false }
        difference.deletedItems = deleted
        var inserted: [ItemPath] = []
        let newRoom = Self.listedCount(newSections) - shared
        position = 0
        blocks.forEachUnmatchedNew(newSections) {
            Self.list($0, in: newSections, from: &position, &inserted, newRoom)
        }
        difference.insertedItems = inserted
        difference.movedItems = moves
        return true
    }

    private static func listedCount(_ sections: [Section]) -> Int {
        sections.reduce(0) { $1.other < 0 ? $0 : $0 &+ Int($1.count) }
    }

    @inline(__always)
    private static func list(
        _ range: UnmatchedRange, in sections: [Section], from position: inout Int, _ items: inout [ItemPath],
        _ room: Int
    ) {
        while sections[position].index < range.section { position &+= 1 }
        if sections[position].other < 0 { return }
        if items.isEmpty { items.reserveCapacity(max(room, 1)) }
        for item in range.start..<(range.start &+ range.count) {
            items.append(ItemPath(storedSection: range.section, storedItem: item))
        }
    }

    /// One move for each item of the blocks that do not stay.
    private var moves: [SnapshotDifference.ItemMove] {
        withUnsafeTemporaryAllocation(of: Bool.self, capacity: blocks.count) { staying in
            staying.initialize(repeating: true)
            var next = 0
            for section in newSections {
                let start = next
                var isInOrder = true
                var end: Int32 = 0
                while next < blocks.count, blocks[next].newSection == section.index {
                    if blocks[next].oldSection != section.other || blocks[next].oldStart < end { isInOrder = false }
                    end = blocks[next].oldStart
                    next &+= 1
                }
                if !isInOrder { mark(start..<next, counterpart: section.other, staying.baseAddress! + start) }
            }
            var count = 0
            for index in blocks.indices where !staying[index] { count &+= Int(blocks[index].count) }
            // An array made so writes its count even when that is 0, to the storage that all empty arrays share.
            if count == 0 { return [] }
            return Array(unsafeUninitializedCapacity: count) { list, filled in
                for index in blocks.indices where !staying[index] {
                    let block = blocks[index]
                    for offset in 0..<block.count {
                        list.initializeElement(
                            at: filled,
                            to: .init(
                                from: ItemPath(storedSection: block.oldSection, storedItem: block.oldStart &+ offset),
                                to: ItemPath(storedSection: block.newSection, storedItem: block.newStart &+ offset)))
                        filled &+= 1
                    }
                }
            }
        }
    }

    /// Tells which blocks of a section stay: some of those that come from its counterpart.
    private func mark(_ range: Range<Int>, counterpart: Int32, _ staying: UnsafeMutablePointer<Bool>) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: range.count * 3) { memory in
            let starts = memory.baseAddress!
            let (targets, lengths) = (starts + range.count, starts + 2 * range.count)
            var count = 0
            for index in range where blocks[index].oldSection == counterpart {
                starts[count] = blocks[index].oldStart
                targets[count] = blocks[index].newStart
                lengths[count] = blocks[index].count
                count &+= 1
            }
            LongestIncreasingSubsequence.mark(
                UnsafeBufferPointer(start: starts, count: count), targets, lengths, staying: staying)
            if count == range.count { return }
            for index in range.reversed() {
                let isCandidate = blocks[index].oldSection == counterpart
                if isCandidate { count &-= 1 }
                staying[index &- range.lowerBound] = isCandidate && staying[count]
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
