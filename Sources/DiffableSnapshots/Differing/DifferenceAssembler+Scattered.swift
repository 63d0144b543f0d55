extension DifferenceAssembler {
    /// Lists deletions, insertions and moves where hardly two items that stood side by side do so still.
    ///
    /// - Returns: False when two new items have the same partner.
    func assemble(_ partners: PartnerList, into difference: inout SnapshotDifference) -> Bool {
        let oldStarts = Self.starts(of: oldSections)
        let newStarts = Self.starts(of: newSections)
        let bits = PlaceBits(count: oldStarts[oldSections.count])
        defer { bits.destroy() }
        for place in 0..<partners.count {
            let partner = Int(partners.memory[place])
            if partner < 0 { continue }
            let mask: UInt64 = 1 &<< UInt64(partner & 63)
            if bits.words[partner &>> 6] & mask != 0 { return false }
            bits.words[partner &>> 6] |= mask
        }
        difference.deletedItems = deletedItems(bits)
        var insertedItems: [ItemPath] = []
        var movedItems: [SnapshotDifference.ItemMove] = []
        let finder = PlaceFinder(starts: oldStarts)
        for (index, section) in newSections.enumerated() {
            let list = PartnersOfSection(
                section: section, partners: partners.memory + newStarts[index],
                oldStart: section.other < 0 ? 0 : Int32(oldStarts[Int(section.other)]),
                oldCount: section.other < 0 ? 0 : oldSections[Int(section.other)].count)
            if section.other >= 0 { list.addInsertions(to: &insertedItems) }
            list.addMoves(finder, to: &movedItems)
        }
        difference.insertedItems = insertedItems
        difference.movedItems = movedItems
        return true
    }

    private static func starts(of sections: [Section]) -> [Int] {
        var starts: [Int] = []
        var start = 0
        for section in sections {
            starts.append(start)
            start += Int(section.count)
        }
        starts.append(start)
        return starts
    }
}

/// The partners of the items of one new section.
private struct PartnersOfSection {
    let section: DifferenceAssembler.Section
    let partners: UnsafePointer<Int32>
    /// The old section that the items may stay in: the place of its first item, and the number of its items.
    let oldStart: Int32
    let oldCount: Int32

    var count: Int { Int(section.count) }

    func addInsertions(to list: inout [ItemPath]) {
        var inserted = 0
        for index in 0..<count { inserted &+= partners[index] < 0 ? 1 : 0 }
        if inserted == 0 { return }
        list.reserve(inserted)
        for index in 0..<count where partners[index] < 0 {
            list.append(ItemPath(storedSection: section.index, storedItem: Int32(truncatingIfNeeded: index)))
        }
    }

    /// Whether an item was in the old section that this one was.
    @inline(__always)
    func mayStay(_ index: Int) -> Bool {
        UInt32(bitPattern: partners[index] &- oldStart) < UInt32(bitPattern: oldCount)
    }

    func addMoves(_ finder: PlaceFinder, to list: inout [SnapshotDifference.ItemMove]) {
        var survivors = 0
        var candidates = 0
        var isAscending = true
        var last: Int32 = -1
        for index in 0..<count {
            let partner = partners[index]
            if partner >= 0 { survivors &+= 1 }
            guard mayStay(index) else { continue }
            candidates &+= 1
            if partner < last { isAscending = false }
            last = partner
        }
        if survivors == 0 || isAscending && candidates == survivors { return }
        let staying = isAscending ? [] : staying(candidates: candidates)
        var moving = survivors - candidates
        if !isAscending { for isStaying in staying where !isStaying { moving += 1 } }
        list.reserve(moving)
        var candidate = 0
        var old = (section: Int(section.other), start: Int(oldStart), end: Int(oldStart + oldCount))
        for index in 0..<count where partners[index] >= 0 {
            let place = Int(partners[index])
            if mayStay(index) {
                candidate &+= 1
                if isAscending || staying[candidate &- 1] { continue }
            }
            if place < old.start || place >= old.end {
                let section = finder.section(at: place)
                old = (section, finder.starts[section], finder.starts[section + 1])
            }
            list.append(
                .init(
                    from: ItemPath(
                        storedSection: Int32(truncatingIfNeeded: old.section),
                        storedItem: Int32(truncatingIfNeeded: place &- old.start)),
                    to: ItemPath(storedSection: section.index, storedItem: Int32(truncatingIfNeeded: index))))
        }
    }

    /// Which of the items that may stay do so.
    private func staying(candidates: Int) -> [Bool] {
        var starts: [Int32] = []
        var targets: [Int32] = []
        var lengths: [Int32] = []
        starts.reserveCapacity(candidates)
        targets.reserveCapacity(candidates)
        lengths.reserveCapacity(candidates)
        var next = -1
        for index in 0..<count where mayStay(index) {
            let value = partners[index]
            if next == index, partners[index - 1] + 1 == value {
                lengths[lengths.count - 1] += 1
            } else {
                starts.append(value &- oldStart)
                targets.append(Int32(truncatingIfNeeded: index))
                lengths.append(1)
            }
            next = index + 1
        }
        let blocks = LongestIncreasingSubsequence.staying(starts: starts, targets: targets, lengths: lengths)
        var staying: [Bool] = []
        staying.reserveCapacity(candidates)
        for (isStaying, length) in zip(blocks, lengths) {
            for _ in 0..<length { staying.append(isStaying) }
        }
        return staying
    }
}

extension Array {
    /// Makes room for some more elements, at most doubling what is there.
    mutating func reserve(_ more: Int) {
        if count + more > capacity { reserveCapacity(Swift.max(count + more, count == 0 ? 0 : capacity * 2)) }
    }
}
