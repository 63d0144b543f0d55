// Makes the lists of a difference out of the blocks that two snapshots share. No identifier is looked at here.
extension MatchedSections {
    /// Lists deletions, insertions and moves of items. What comes or goes with its section is not listed.
    ///
    /// - Returns: False when two blocks hold the same old item, which happens when an identifier stands in the new
    ///   snapshot twice. The lists are then of no use.
    @usableFromInline
    func list(_ blocks: [MatchedBlock], into difference: inout SnapshotDifference) -> Bool {
        let shared = blocks.reduce(0) { $0 &+ Int($1.count) }
        var deleted: [ItemPath] = []
        let room = Self.listedCount(old) - shared
        var position = 0
        let isValid = blocks.forEachUnmatchedOld(old) {
            Self.list($0, in: old, from: &position, &deleted, room)
        }
        if !isValid { return false }
        difference.deletedItems = deleted
        var inserted: [ItemPath] = []
        let newRoom = Self.listedCount(new) - shared
        position = 0
        blocks.forEachUnmatchedNew(new) {
            Self.list($0, in: new, from: &position, &inserted, newRoom)
        }
        difference.insertedItems = inserted
        difference.movedItems = moves(of: blocks)
        return true
    }

    private static func listedCount(_ sections: Side) -> Int {
        sections.reduce(0) { $1.other < 0 ? $0 : $0 &+ Int($1.count) }
    }

    @inline(__always)
    private static func list(
        _ range: UnmatchedRange, in sections: Side, from position: inout Int, _ items: inout [ItemPath],
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
    private func moves(of blocks: [MatchedBlock]) -> [SnapshotDifference.ItemMove] {
        withUnsafeTemporaryAllocation(of: Bool.self, capacity: blocks.count) { staying in
            staying.initialize(repeating: true)
            var next = 0
            for section in new {
                let start = next
                var isInOrder = true
                var end: Int32 = 0
                while next < blocks.count, blocks[next].newSection == section.index {
                    if blocks[next].oldSection != section.other || blocks[next].oldStart < end { isInOrder = false }
                    end = blocks[next].oldStart
                    next &+= 1
                }
                if !isInOrder { mark(blocks[start..<next], from: section.other, staying.baseAddress! + start) }
            }
            return blocks.isEmpty ? [] : Self.listMoves(of: blocks, staying.baseAddress!)
        }
    }

    private static func listMoves(
        of blocks: [MatchedBlock], _ staying: UnsafePointer<Bool>
    ) -> [SnapshotDifference.ItemMove] {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: blocks.count) { moving in
            // No branch asks what stays: of a list in disorder a processor would guess half of the answers wrong.
            var (blockCount, itemCount) = (0, 0)
            for index in blocks.indices {
                moving[blockCount] = Int32(truncatingIfNeeded: index)
                blockCount &+= staying[index] ? 0 : 1
                itemCount &+= staying[index] ? 0 : Int(blocks[index].count)
            }
            // An array made so writes its count even when that is 0, to the storage that all empty arrays share.
            if itemCount == 0 { return [] }
            return Array(unsafeUninitializedCapacity: itemCount) { list, filled in
                for index in moving[..<blockCount] {
                    let block = blocks[Int(index)]
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
    private func mark(
        _ blocks: ArraySlice<MatchedBlock>, from counterpart: Int32, _ staying: UnsafeMutablePointer<Bool>
    ) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: blocks.count * 3) { memory in
            let starts = memory.baseAddress!
            let (targets, lengths) = (starts + blocks.count, starts + 2 * blocks.count)
            var count = 0
            for block in blocks where block.oldSection == counterpart {
                starts[count] = block.oldStart
                targets[count] = block.newStart
                lengths[count] = block.count
                count &+= 1
            }
            LongestIncreasingSubsequence.mark(
                UnsafeBufferPointer(start: starts, count: count), targets, lengths, staying: staying)
            if count == blocks.count { return }
            // From the end on, so that no mark is read after another was put there.
            for index in blocks.indices.reversed() {
                let isCandidate = blocks[index].oldSection == counterpart
                if isCandidate { count &-= 1 }
                staying[index &- blocks.startIndex] = isCandidate && staying[count]
            }
        }
    }
}
