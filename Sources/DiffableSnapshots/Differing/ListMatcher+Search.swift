// Finds the matches of elements that comparing left without one.
extension ListMatcher {
    /// Looks for new elements among old ones, by their hashes unless they are a handful.
    @inlinable
    mutating func search(_ unmatchedOld: [UnmatchedRange], for unmatchedNew: [UnmatchedRange]) {
        compared = blocks
        blocks = []
        let oldCount = unmatchedOld.reduce(0) { $0 &+ Int($1.count) }
        let newCount = unmatchedNew.reduce(0) { $0 &+ Int($1.count) }
        blocks.reserveCapacity(compared.count + min(oldCount, newCount))
        if newCount > oldCount { strays.reserveCapacity(newCount - oldCount) }
        // For a handful it is quicker to compare each with each.
        if isHandful(oldCount * newCount) {
            for range in unmatchedNew {
                mergeBlocks(before: range)
                let start = sections.new.index(range.section, range.start)
                for offset in 0..<Int(range.count) {
                    add(indexByComparing(start &+ offset, unmatchedOld), start &+ offset, range, offset)
                }
            }
        } else {
            lookUp(unmatchedNew, in: unmatchedOld, oldCount)
        }
        while merged < compared.count { mergeNext() }
    }

    /// Whether so many comparisons take less time than hashing.
    @inlinable
    func isHandful(_ comparisons: Int) -> Bool { comparisons <= (_isPOD(Element.self) ? 256 : 64) }

    @inlinable
    mutating func mergeBlocks(before range: UnmatchedRange) {
        while merged < compared.count {
            let block = compared[merged]
            if block.newSection > range.section { return }
            if block.newSection == range.section, block.newStart > range.start { return }
            mergeNext()
        }
    }

    @inlinable
    mutating func mergeNext() {
        blocks.add(compared[merged])
        merged &+= 1
    }

    /// Adds what was found for a new element: the index of an old one, or -1.
    @inlinable @inline(__always)
    mutating func add(_ match: Int, _ index: Int, _ range: UnmatchedRange, _ offset: Int) {
        if match < 0 {
            strays.append(Int32(truncatingIfNeeded: index))
            return
        }
        let path = sections.old.path(at: match)
        blocks.add(
            MatchedBlock(
                oldSection: path.section, oldStart: path.item, newSection: Int(range.section),
                newStart: Int(range.start) &+ offset, count: 1))
    }

    @inlinable
    func indexByComparing(_ index: Int, _ unmatched: [UnmatchedRange]) -> Int {
        for range in unmatched {
            let start = sections.old.index(range.section, range.start)
            for other in start..<(start &+ Int(range.count)) where old[other] == new[index] { return other }
        }
        return -1
    }

    @inlinable
    mutating func lookUp(_ unmatchedNew: [UnmatchedRange], in unmatchedOld: [UnmatchedRange], _ oldCount: Int) {
        let oldPrefixes = self.oldPrefixes ?? HashPrefixes(count: old.count)
        let newPrefixes = self.newPrefixes ?? HashPrefixes(count: new.count)
        hashedOld = oldPrefixes
        hashedNew = newPrefixes
        let table = PrefixTable(bound: old.count, capacity: oldCount, prefixes: oldPrefixes)
        defer { table.destroy() }
        for range in unmatchedOld.reversed() {
            let start = sections.old.index(range.section, range.start)
            let indexes = start..<(start + Int(range.count))
            if self.oldPrefixes == nil { oldPrefixes.hash(old, indexes) }
            table.insert(indexes)
        }
        var chains = ChainSearch(table: table, elements: old, sections: sections.old, unmatched: unmatchedOld)
        let isHashing = self.newPrefixes == nil
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { candidates in
            let candidates = candidates.baseAddress.unsafelyUnwrapped
            for range in unmatchedNew {
                mergeBlocks(before: range)
                let start = sections.new.index(range.section, range.start)
                var done = 0
                while done < Int(range.count) {
                    let length = min(256, Int(range.count) &- done)
                    let first = start &+ done
                    if isHashing { newPrefixes.hash(new, first..<(first &+ length)) }
                    table.look(for: newPrefixes.memory + first, count: length, candidates: candidates)
                    for index in 0..<length {
                        let candidate = Int(candidates[index]) &- 1
                        var match = candidate
                        if candidate >= 0, old[candidate] != new[first &+ index] {
                            match = chains.index(
                                of: new[first &+ index], newPrefixes.memory[first &+ index], after: candidate)
                        }
                        if match >= 0 { chains.last = match }
                        add(match, first &+ index, range, done &+ index)
                    }
                    done &+= length
                }
            }
        }
    }
}
