/// Makes the lists of a difference out of the blocks that two snapshots share. No identifier is looked at here.
@usableFromInline
struct DifferenceAssembler {
    /// A section on one side that may have changed, with its index on the other side, or -1.
    @usableFromInline
    struct Section: Sendable {
        @usableFromInline var index: Int32
        @usableFromInline var other: Int32
        @usableFromInline var count: Int32

        @inlinable
        init(index: Int, other: Int, count: Int) {
            self.index = Int32(truncatingIfNeeded: index)
            self.other = Int32(truncatingIfNeeded: other)
            self.count = Int32(truncatingIfNeeded: count)
        }
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
        guard let deleted = deletedItems() else { return false }
        difference.deletedItems = deleted
        var insertedItems: [ItemPath] = []
        var movedItems: [SnapshotDifference.ItemMove] = []
        var next = 0
        for section in newSections {
            let start = next
            while next < blocks.count, blocks[next].newSection == section.index { next += 1 }
            if section.other >= 0 {
                Self.addGaps(of: blocks[start..<next], section: section, to: &insertedItems)
            }
            addMoves(of: start..<next, in: section, to: &movedItems)
        }
        difference.insertedItems = insertedItems
        difference.movedItems = movedItems
        return true
    }

    private static func addGaps(of blocks: ArraySlice<MatchedBlock>, section: Section, to list: inout [ItemPath]) {
        var place: Int32 = 0
        for block in blocks {
            while place < block.newStart {
                list.append(ItemPath(section: Int(section.index), item: Int(place)))
                place += 1
            }
            place = block.newStart + block.count
        }
        while place < section.count {
            list.append(ItemPath(section: Int(section.index), item: Int(place)))
            place += 1
        }
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
        var lengths: [Int32] = []
        for index in range where blocks[index].oldSection == section.other {
            starts.append(blocks[index].oldStart)
            lengths.append(blocks[index].count)
        }
        let staying = LongestIncreasingSubsequence.staying(starts: starts, lengths: lengths)
        var candidate = 0
        for index in range {
            let block = blocks[index]
            if block.oldSection == section.other {
                candidate += 1
                if staying[candidate - 1] { continue }
            }
            for offset in 0..<block.count {
                list.append(
                    .init(
                        from: ItemPath(section: Int(block.oldSection), item: Int(block.oldStart + offset)),
                        to: ItemPath(section: Int(block.newSection), item: Int(block.newStart + offset))))
            }
        }
    }
}

extension DifferenceAssembler {
    /// The old items that no block holds, of sections that stay; `nil` when blocks overlap.
    private func deletedItems() -> [ItemPath]? {
        var total = 0
        for section in oldSections { total += Int(section.count) }
        return blocks.count > total / 1024 ? deletedItemsByBits(total: total) : deletedItemsBySorting()
    }

    private func deletedItemsBySorting() -> [ItemPath]? {
        func isBefore(_ left: MatchedBlock, _ right: MatchedBlock) -> Bool {
            left.oldSection == right.oldSection ? left.oldStart < right.oldStart : left.oldSection < right.oldSection
        }
        var sorted = blocks
        for index in sorted.indices.dropFirst() where !isBefore(sorted[index - 1], sorted[index]) {
            sorted.sort(by: isBefore)
            break
        }
        var list: [ItemPath] = []
        var next = 0
        for section in oldSections {
            var place: Int32 = 0
            while next < sorted.count, sorted[next].oldSection == section.index {
                let block = sorted[next]
                if block.oldStart < place { return nil }
                if section.other >= 0 {
                    for item in place..<block.oldStart {
                        list.append(ItemPath(section: Int(section.index), item: Int(item)))
                    }
                }
                place = block.oldStart + block.count
                next += 1
            }
            if section.other >= 0 {
                for item in place..<section.count {
                    list.append(ItemPath(section: Int(section.index), item: Int(item)))
                }
            }
        }
        return list
    }

    /// One bit for each old item: sorting many small blocks would take longer.
    private func deletedItemsByBits(total: Int) -> [ItemPath]? {
        var starts: [Int] = []
        if let last = oldSections.last {
            starts = [Int](repeating: 0, count: Int(last.index) + 1)
            var start = 0
            for section in oldSections {
                starts[Int(section.index)] = start
                start += Int(section.count)
            }
        }
        var list: [ItemPath] = []
        var isRight = true
        let words = total / 64 + 1
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: words) { bits in
            bits.initialize(repeating: 0)
            for block in blocks {
                var bit = starts[Int(block.oldSection)] + Int(block.oldStart)
                let end = bit + Int(block.count)
                while bit < end {
                    let length = min(64 - (bit & 63), end - bit)
                    let mask = (~0 &>> UInt64(64 - length)) &<< UInt64(bit & 63)
                    if bits[bit &>> 6] & mask != 0 { isRight = false }
                    bits[bit &>> 6] |= mask
                    bit += length
                }
            }
            var start = 0
            for section in oldSections {
                let end = start + Int(section.count)
                if section.other >= 0 {
                    Self.addClearBits(of: bits, start..<end, section: Int(section.index), to: &list)
                }
                start = end
            }
        }
        return isRight ? list : nil
    }

    private static func addClearBits(
        of bits: UnsafeMutableBufferPointer<UInt64>, _ range: Range<Int>, section: Int, to list: inout [ItemPath]
    ) {
        var bit = range.lowerBound
        while bit < range.upperBound {
            let clear = ~bits[bit &>> 6] &>> UInt64(bit & 63)
            if clear == 0 {
                bit = (bit | 63) + 1
                continue
            }
            bit += clear.trailingZeroBitCount
            if bit >= range.upperBound { return }
            list.append(ItemPath(section: section, item: bit - range.lowerBound))
            bit += 1
        }
    }
}
