// Makes the lists of a difference out of the blocks that two snapshots share. No identifier is looked at here.
extension MatchedSections {
    /// Lists deletions, insertions and moves of items. What comes or goes with its section is not listed.
    ///
    /// - Parameters:
    ///   - blocks: What the two snapshots share, in new order.
    ///   - strays: The new indexes of all items that no block holds, in order, if somebody has them already.
    ///   - difference: What the lists become part of.
    /// - Returns: False when two blocks hold the same old item, which happens when an identifier stands in the new
    ///   snapshot twice. The lists are then of no use.
    @usableFromInline
    func list(_ blocks: [MatchedBlock], strays: [Int32]? = nil, into difference: inout SnapshotDifference) -> Bool {
        guard let deleted = deletions(blocks) else { return false }
        difference.deletedItems = deleted
        difference.insertedItems = insertions(strays ?? blocks.unmatchedNew(new))
        difference.movedItems = moves(of: blocks)
        return true
    }

    private func deletions(_ blocks: [MatchedBlock]) -> [ItemPath]? {
        let listed = old.reduce(0) { $1.other < 0 ? $0 : $0 &+ Int($1.count) }
        let room = blocks.reduce(listed) { $0 &- Int($1.count) }
        var items: [ItemPath] = []
        var position = 0
        let isValid = blocks.forEachUnmatchedOld(old) { range in
            while old[position].index < range.section { position &+= 1 }
            if old[position].other < 0 { return }
            if items.isEmpty { items.reserveCapacity(room) }
            for item in range.start..<(range.start &+ range.count) {
                items.append(ItemPath(storedSection: range.section, storedItem: item))
            }
        }
        return isValid ? items : nil
    }

    private func insertions(_ strays: [Int32]) -> [ItemPath] {
        var items: [ItemPath] = []
        items.reserveCapacity(strays.count)
        var position = 0
        for index in strays {
            while new[position].indexes.upperBound <= Int(index) { position &+= 1 }
            if new[position].other < 0 { continue }
            items.append(ItemPath(storedSection: new[position].index, storedItem: index &- new[position].start))
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
            let itemCount = moved.reduce(0) { $0 &+ Int(blocks[Int($1)].count) }
            var moves: [SnapshotDifference.ItemMove] = []
            moves.reserveCapacity(itemCount)
            for index in moved {
                let block = blocks[Int(index)]
                for offset in 0..<block.count {
                    moves.append(
                        .init(
                            from: ItemPath(storedSection: block.oldSection, storedItem: block.oldStart &+ offset),
                            to: ItemPath(storedSection: block.newSection, storedItem: block.newStart &+ offset)))
                }
            }
            return moves
        }
    }
}
