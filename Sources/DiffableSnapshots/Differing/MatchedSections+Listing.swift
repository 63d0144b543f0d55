// Makes the lists of a difference out of the blocks that two snapshots share. No identifier is looked at here.
extension MatchedSections {
    /// Lists deletions, insertions and moves of items. What comes or goes with its section is not listed.
    ///
    /// - Parameters:
    ///   - blocks: What the two snapshots share, in new order.
    ///   - difference: What the lists become part of.
    /// - Returns: False when two blocks hold the same old item, which happens when an identifier stands in the new
    ///   snapshot twice. The lists are then of no use.
    @usableFromInline
    func list(_ blocks: [MatchedBlock], into difference: inout SnapshotDifference) -> Bool {
        let matched = blocks.reduce(0) { $0 &+ Int($1.count) }
        var isValid = true
        difference.deletedItems = Self.paths(old, besides: matched) { isValid = blocks.forEachUnmatchedOld(old, $0) }
        if !isValid { return false }
        if matched < new.itemCount {
            difference.insertedItems = Self.paths(new, besides: matched) { blocks.forEachUnmatchedNew(new, $0) }
        }
        difference.movedItems = moves(of: blocks)
        return true
    }

    /// The items of the ranges that `forEachUnmatched` goes through.
    @inline(__always)
    private static func paths(
        _ side: Side, besides matched: Int, _ forEachUnmatched: ((UnmatchedRange) -> Void) -> Void
    ) -> [ItemPath] {
        let room = side.reduce(0 &- matched) { $1.other < 0 ? $0 : $0 &+ Int($1.count) }
        var items: [ItemPath] = []
        var position = 0
        forEachUnmatched { range in
            while side[position].index < range.section { position &+= 1 }
            if side[position].other < 0 { return }
            if items.isEmpty { items.reserveCapacity(room) }
            for item in range.start..<(range.start &+ range.count) {
                items.append(ItemPath(storedSection: range.section, storedItem: item))
            }
        }
        return items
    }

    /// One move for each item of the blocks that do not stay.
    private func moves(of blocks: [MatchedBlock]) -> [SnapshotDifference.ItemMove] {
        if blocks.isEmpty { return [] }
        return blocks.withUnsafeBufferPointer { blocks in
            withUnsafeTemporaryAllocation(of: Bool.self, capacity: blocks.count) { staying in
                staying.initialize(repeating: true)
                var next = 0
                for section in new {
                    let start = next
                    next = (start..<blocks.count).partitionPoint { blocks[$0].newSection <= section.index }
                    let isInOrder = (start..<next).allSatisfy {
                        blocks[$0].oldSection == section.other
                            && ($0 == start || blocks[$0 - 1].oldStart < blocks[$0].oldStart)
                    }
                    if isInOrder { continue }
                    LongestIncreasingSubsequence.mark(
                        UnsafeBufferPointer(rebasing: blocks[start..<next]), from: section.other,
                        ofCount: old.count(ofSection: section.other),
                        staying: staying.baseAddress! + start)
                }
                return Self.listMoves(of: blocks, staying.baseAddress!)
            }
        }
    }

    private static func listMoves(
        of blocks: UnsafeBufferPointer<MatchedBlock>, _ staying: UnsafePointer<Bool>
    ) -> [SnapshotDifference.ItemMove] {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: blocks.count) { moving in
            let moving = moving.baseAddress!
            let moved = UnsafeBufferPointer(
                start: moving,
                count: blocks.indices.write(to: moving) { 1 &- Int(unsafeBitCast(staying[$0], to: UInt8.self)) })
            // All empty arrays are one object, and to fill it with nothing would still be a write, seen by other threads.
            if moved.isEmpty { return [] }
            let itemCount = moved.reduce(0) { $0 &+ Int(blocks[Int($1)].count) }
            return [SnapshotDifference.ItemMove](unsafeUninitializedCapacity: itemCount) { moves, count in
                for index in moved {
                    let block = blocks[Int(index)]
                    for offset in 0..<block.count {
                        moves.initializeElement(
                            at: count,
                            to: .init(
                                from: ItemPath(storedSection: block.oldSection, storedItem: block.oldStart &+ offset),
                                to: ItemPath(storedSection: block.newSection, storedItem: block.newStart &+ offset)))
                        count &+= 1
                    }
                }
            }
        }
    }
}
