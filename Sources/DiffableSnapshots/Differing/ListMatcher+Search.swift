// Finds the matches of elements that comparing left without one.
extension ListMatcher {
    /// Looks for stray new elements among old ones, by their hashes unless they are a handful. Those that are not found
    /// stay strays.
    @inlinable
    mutating func search(_ unmatchedOld: [UnmatchedRange]) {
        compared = blocks
        if unmatchedOld.isEmpty { return }
        let oldCount = unmatchedOld.reduce(0) { $0 &+ Int($1.count) }
        let count = strays.count
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 2) { memory in
            let matches = memory.baseAddress.unsafelyUnwrapped
            let hits = matches + count
            // For a handful it is quicker to compare each with each.
            if isHandful(oldCount * strays.count) {
                for (position, stray) in strays.enumerated() {
                    matches[position] = indexByComparing(Int(stray), unmatchedOld)
                }
            } else {
                lookUp(in: unmatchedOld, oldCount, matches, hits)
            }
            let found = (0..<count).write(to: hits) { Self.isMatch(matches[$0]) }
            if found == 0 { return }
            blocks = sections.merge(compared, strays, matches, at: UnsafeBufferPointer(start: hits, count: found))
            let left = found == count ? 0 : (0..<count).write(to: hits) { 1 &- Self.isMatch(matches[$0]) }
            for position in 0..<left { strays[position] = strays[Int(hits[position])] }
            strays = UnsafeMutableBufferPointer(rebasing: strays[..<left])
            if hashedNew == nil { compared = blocks }
        }
    }

    /// 1 for an index, 0 for -1.
    @inlinable @inline(__always)
    static func isMatch(_ index: Int32) -> Int { 1 &+ Int(index &>> 31) }

    /// Whether so many comparisons take less time than hashing.
    @inlinable
    func isHandful(_ comparisons: Int) -> Bool { comparisons <= (_isPOD(Element.self) ? 256 : 32) }

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
        in unmatchedOld: [UnmatchedRange], _ oldCount: Int, _ matches: UnsafeMutablePointer<Int32>,
        _ hits: UnsafeMutablePointer<Int32>
    ) {
        let table = oldTable ?? makeTable(of: unmatchedOld, oldCount)
        defer { if oldTable == nil { table.destroy() } }
        isOldSearched = oldTable != nil
        let newPrefixes = self.newPrefixes ?? HashPrefixes(count: new.count)
        hashedOld = table.prefixes
        hashedNew = newPrefixes
        var chains = ChainSearch(table: table, elements: old, sections: sections.old, unmatched: unmatchedOld)
        let isHashing = self.newPrefixes == nil
        var done = 0
        while done < strays.count {
            let indexes = strays.baseAddress.unsafelyUnwrapped + done
            let found = matches + done
            let count = min(256, strays.count &- done)
            if isHashing { newPrefixes.hash(new, count) { Int(indexes[$0]) } }
            table.look(for: newPrefixes.memory, at: indexes, count: count, candidates: found)
            for hit in 0..<(0..<count).write(to: hits, where: { Self.isMatch(found[$0]) }) {
                let position = Int(hits[hit])
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

    @inlinable
    func makeTable(of unmatchedOld: [UnmatchedRange], _ count: Int) -> PrefixTable {
        let prefixes = oldPrefixes ?? HashPrefixes(count: old.count)
        let table = PrefixTable(bound: old.count, capacity: count, prefixes: prefixes)
        for range in unmatchedOld.reversed() {
            let start = sections.old.index(range.section, range.start)
            if oldPrefixes == nil { prefixes.hash(old, Int(range.count)) { start &+ $0 } }
            table.insert(start..<(start + Int(range.count)))
        }
        return table
    }
}

extension MatchedSections {
    /// Puts together the blocks that comparing found and what was found for strays, in new order.
    ///
    /// - Parameters:
    ///   - compared: The blocks, in new order.
    ///   - strays: The new indexes of the strays, in order.
    ///   - matches: For each of them an old index, or -1.
    ///   - hits: For which of them there is one.
    @usableFromInline
    func merge(
        _ compared: [MatchedBlock], _ strays: UnsafeMutableBufferPointer<Int32>, _ matches: UnsafePointer<Int32>,
        at hits: UnsafeBufferPointer<Int32>
    ) -> [MatchedBlock] {
        .init(unsafeUninitializedCapacity: compared.count + hits.count) { blocks, count in
            func start(_ number: Int) -> Int {
                number < compared.count ? new.index(compared[number].newSection, compared[number].newStart) : .max
            }
            var (merged, section) = (0, 0)
            var next = start(0)
            for hit in hits {
                let index = Int(strays[Int(hit)])
                while next < index {
                    blocks.add(compared[merged], behind: &count)
                    merged &+= 1
                    next = start(merged)
                }
                while new[section].indexes.upperBound <= index { section &+= 1 }
                let path = old.path(at: Int(matches[Int(hit)]))
                blocks.add(
                    MatchedBlock(
                        oldSection: path.section, oldStart: path.item, newSection: section,
                        newStart: index &- Int(new[section].start), count: 1),
                    behind: &count)
            }
            for block in compared[merged...] { blocks.add(block, behind: &count) }
        }
    }
}
