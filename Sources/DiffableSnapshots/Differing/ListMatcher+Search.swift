// Finds the matches of elements that comparing left without one.
extension ListMatcher {
    /// Looks for stray new elements among old ones, by their hashes unless they are a handful. Those that are not found
    /// stay strays.
    @inlinable
    mutating func search(_ unmatchedOld: [UnmatchedRange]) {
        compared = blocks
        if unmatchedOld.isEmpty { return }
        let oldCount = unmatchedOld.reduce(0) { $0 &+ Int($1.count) }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: strays.count) { matches in
            let matches = matches.baseAddress.unsafelyUnwrapped
            // For a handful it is quicker to compare each with each.
            if isHandful(oldCount * strays.count) {
                for (position, stray) in strays.enumerated() {
                    matches[position] = indexByComparing(Int(stray), unmatchedOld)
                }
            } else {
                lookUp(in: unmatchedOld, oldCount, matches)
            }
            var found = 0
            for position in strays.indices where matches[position] >= 0 { found &+= 1 }
            if found > oldCount { isValid = false }
            blocks = sections.merge(compared, &strays, matches, atMost: min(found, oldCount))
        }
    }

    /// Whether so many comparisons take less time than hashing.
    @inlinable
    func isHandful(_ comparisons: Int) -> Bool { comparisons <= (_isPOD(Element.self) ? 256 : 64) }

    @inlinable
    func indexByComparing(_ index: Int, _ unmatched: [UnmatchedRange]) -> Int32 {
        for range in unmatched {
            let start = sections.old.index(range.section, range.start)
            for other in start..<(start &+ Int(range.count)) where old[other] == new[index] {
                return Int32(truncatingIfNeeded: other)
            }
        }
        return -1
    }

    @inlinable
    mutating func lookUp(
        in unmatchedOld: [UnmatchedRange], _ oldCount: Int, _ matches: UnsafeMutablePointer<Int32>
    ) {
        let oldPrefixes = self.oldPrefixes ?? HashPrefixes(count: old.count)
        let newPrefixes = self.newPrefixes ?? HashPrefixes(count: new.count)
        hashedOld = oldPrefixes
        hashedNew = newPrefixes
        let table = PrefixTable(bound: old.count, capacity: oldCount, prefixes: oldPrefixes)
        defer { table.destroy() }
        for range in unmatchedOld.reversed() {
            let start = sections.old.index(range.section, range.start)
            if self.oldPrefixes == nil { oldPrefixes.hash(old, Int(range.count)) { start &+ $0 } }
            table.insert(start..<(start + Int(range.count)))
        }
        var chains = ChainSearch(table: table, elements: old, sections: sections.old, unmatched: unmatchedOld)
        let isHashing = self.newPrefixes == nil
        strays.withUnsafeBufferPointer { strays in
            var done = 0
            while done < strays.count {
                let indexes = strays.baseAddress.unsafelyUnwrapped + done
                let found = matches + done
                let count = min(256, strays.count &- done)
                if isHashing { newPrefixes.hash(new, count) { Int(indexes[$0]) } }
                table.look(for: newPrefixes.memory, at: indexes, count: count, candidates: found)
                for position in 0..<count where found[position] >= 0 {
                    let index = Int(indexes[position])
                    let candidate = Int(found[position])
                    if old[candidate] != new[index] {
                        found[position] = Int32(
                            truncatingIfNeeded: chains.index(
                                of: new[index], newPrefixes.memory[index], after: candidate))
                    }
                    if found[position] >= 0 { chains.last = Int(found[position]) }
                }
                done &+= count
            }
        }
    }
}

extension MatchedSections {
    /// Puts together the blocks that comparing found and what was found for strays, in new order, and keeps the strays
    /// for which nothing was.
    ///
    /// - Parameters:
    ///   - compared: The blocks, in new order.
    ///   - strays: The new indexes of the strays, in order.
    ///   - matches: For each of them an old index, or -1.
    ///   - most: How many of them have a match at most. What goes beyond stays a stray: an old element is matched twice.
    @usableFromInline
    func merge(
        _ compared: [MatchedBlock], _ strays: inout [Int32], _ matches: UnsafePointer<Int32>, atMost most: Int
    ) -> [MatchedBlock] {
        let strayCount = strays.count
        var left = 0
        defer { strays.removeLast(strayCount - left) }
        return strays.withUnsafeMutableBufferPointer { strays in
            // An array made so must have room, or it writes its count to the storage that all empty arrays share.
            [MatchedBlock](unsafeUninitializedCapacity: max(1, compared.count + most)) { blocks, filled in
                var (merged, section, matched) = (0, 0, 0)
                for position in 0..<strayCount {
                    let index = strays[position]
                    let match = Int(matches[position])
                    if match < 0 || matched == most {
                        strays[left] = index
                        left &+= 1
                        continue
                    }
                    matched &+= 1
                    while new[section].indexes.upperBound <= Int(index) { section &+= 1 }
                    let start = index &- new[section].start
                    while merged < compared.count,
                        (Int(compared[merged].newSection), compared[merged].newStart) < (section, start)
                    {
                        blocks.add(compared[merged], &filled)
                        merged &+= 1
                    }
                    let path = old.path(at: match)
                    blocks.add(
                        MatchedBlock(
                            oldSection: path.section, oldStart: path.item, newSection: section, newStart: Int(start),
                            count: 1), &filled)
                }
                for block in compared[merged...] { blocks.add(block, &filled) }
            }
        }
    }
}
