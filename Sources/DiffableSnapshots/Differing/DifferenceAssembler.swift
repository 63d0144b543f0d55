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
    /// The same in another form, of all sections; there are no blocks then.
    @usableFromInline var partners: PartnerList?

    @inlinable
    init(oldSections: [Section], newSections: [Section], blocks: [MatchedBlock], partners: PartnerList? = nil) {
        self.oldSections = oldSections
        self.newSections = newSections
        self.blocks = blocks
        self.partners = partners
    }

    /// Gets ready for a single list on either side.
    @inlinable
    init(oldCount: Int, newCount: Int, blocks: [MatchedBlock], partners: PartnerList? = nil) {
        self.init(
            oldSections: [.init(index: 0, other: 0, count: oldCount)],
            newSections: [.init(index: 0, other: 0, count: newCount)], blocks: blocks, partners: partners)
    }

    /// Lists deletions, insertions and moves of items.
    ///
    /// - Returns: False when two blocks hold the same old item, which happens when an identifier stands in the new
    ///   snapshot twice. The lists are then of no use.
    @usableFromInline
    func assemble(into difference: inout SnapshotDifference) -> Bool {
        if let partners { return assemble(partners, into: &difference) }
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
        var targets: [Int32] = []
        var lengths: [Int32] = []
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
        list.reserve(moving)
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
        let bits = PlaceBits(count: total)
        defer { bits.destroy() }
        for block in blocks {
            let start = starts[Int(block.oldSection)] + Int(block.oldStart)
            if !bits.insert(start..<(start + Int(block.count))) { return nil }
        }
        return deletedItems(bits)
    }

    /// The old items whose bit is clear, of sections that stay.
    func deletedItems(_ bits: PlaceBits) -> [ItemPath] {
        var count = 0
        var start = 0
        for section in oldSections {
            let end = start + Int(section.count)
            if section.other >= 0 { count += bits.clearCount(in: start..<end) }
            start = end
        }
        if count == 0 { return [] }
        return [ItemPath](unsafeUninitializedCapacity: count) { buffer, filled in
            let paths = buffer.baseAddress!
            start = 0
            for section in oldSections {
                let end = start + Int(section.count)
                if section.other >= 0 {
                    var place = bits.firstClear(from: start, below: end)
                    while place < end {
                        (paths + filled).initialize(
                            to: ItemPath(
                                storedSection: section.index, storedItem: Int32(truncatingIfNeeded: place - start)))
                        filled += 1
                        place = bits.firstClear(from: place + 1, below: end)
                    }
                }
                start = end
            }
        }
    }
}
