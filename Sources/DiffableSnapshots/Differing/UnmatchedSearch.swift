/// Finds the matches of elements that comparing left without one, by their hashes.
@usableFromInline
struct UnmatchedSearch<Element: Hashable & Sendable> {
    @usableFromInline let matcher: ListMatcher<Element>
    @usableFromInline let old: [UnmatchedRange]
    @usableFromInline let new: [UnmatchedRange]
    /// The blocks that comparing found, and those found here, in new order.
    @usableFromInline var blocks: [MatchedBlock] = []
    /// How many of those that comparing found are among them already.
    @usableFromInline var merged = 0
    /// The indexes of new elements without a match.
    @usableFromInline var strays: [Int32] = []
    /// The hash prefixes of elements that were hashed here, by their indexes.
    @usableFromInline var oldPrefixes: HashPrefixes?
    @usableFromInline var newPrefixes: HashPrefixes?

    @inlinable
    init(_ matcher: ListMatcher<Element>, old: [UnmatchedRange], new: [UnmatchedRange]) {
        self.matcher = matcher
        self.old = old
        self.new = new
    }

    /// The prefixes of all old elements, if all had to be hashed here.
    @inlinable
    var allOldPrefixes: HashPrefixes? { matcher.blocks.isEmpty ? oldPrefixes : nil }

    @inlinable
    mutating func run() {
        let oldCount = old.reduce(0) { $0 + Int($1.count) }
        let newCount = new.reduce(0) { $0 + Int($1.count) }
        blocks.reserveCapacity(matcher.blocks.count + min(oldCount, newCount))
        if oldCount == 0 {
            strays.reserveCapacity(newCount)
            for range in new { forEachIndex(of: range) { search, index, _ in search.strays.append(Int32(index)) } }
        } else if oldCount * newCount <= (_isPOD(Element.self) ? 256 : 64) {
            // For a handful it is quicker to compare each with each.
            for range in new {
                forEachIndex(of: range) { search, index, offset in
                    search.add(search.compareWithAll(index), index, range, offset)
                }
            }
        } else {
            lookUp(oldCount)
        }
        while merged < matcher.blocks.count { mergeNext() }
    }

    @inlinable @inline(__always)
    mutating func forEachIndex(of range: UnmatchedRange, _ body: (inout Self, _ index: Int, _ offset: Int) -> Void) {
        mergeBlocks(before: range)
        let start = matcher.newSections.index(range.section, range.start)
        for offset in 0..<Int(range.count) { body(&self, start &+ offset, offset) }
    }

    @inlinable
    mutating func mergeBlocks(before range: UnmatchedRange) {
        while merged < matcher.blocks.count {
            let block = matcher.blocks[merged]
            if block.newSection > range.section { return }
            if block.newSection == range.section, block.newStart > range.start { return }
            mergeNext()
        }
    }

    @inlinable
    mutating func mergeNext() {
        blocks.add(matcher.blocks[merged])
        merged &+= 1
    }

    /// Adds what was found for a new element: the index of an old one, or -1.
    @inlinable @inline(__always)
    mutating func add(_ match: Int, _ index: Int, _ range: UnmatchedRange, _ offset: Int) {
        if match < 0 {
            strays.append(Int32(truncatingIfNeeded: index))
            return
        }
        let path = matcher.oldSections.path(at: match)
        blocks.add(
            MatchedBlock(
                oldSection: path.section, oldStart: path.item, newSection: Int(range.section),
                newStart: Int(range.start) &+ offset, count: 1))
    }

    @inlinable
    func compareWithAll(_ index: Int) -> Int {
        for range in old {
            let start = matcher.oldSections.index(range.section, range.start)
            for other in start..<(start + Int(range.count)) where matcher.old[other] == matcher.new[index] {
                return other
            }
        }
        return -1
    }

    @inlinable
    mutating func lookUp(_ oldCount: Int) {
        let (oldElements, newElements) = (matcher.old, matcher.new)
        let oldPrefixes = matcher.oldPrefixes ?? HashPrefixes(count: oldElements.count)
        let newPrefixes = matcher.newPrefixes ?? HashPrefixes(count: newElements.count)
        self.oldPrefixes = oldPrefixes
        self.newPrefixes = newPrefixes
        let table = PrefixTable(bound: oldElements.count, capacity: oldCount, prefixes: oldPrefixes.memory)
        defer { table.destroy() }
        for range in old.reversed() {
            let start = matcher.oldSections.index(range.section, range.start)
            let indexes = start..<(start + Int(range.count))
            if matcher.oldPrefixes == nil { oldPrefixes.hash(oldElements, indexes) }
            table.insert(indexes)
        }
        var chains = ChainSearch(table: table, elements: oldElements, sections: matcher.oldSections, unmatched: old)
        let isHashing = matcher.newPrefixes == nil
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { candidates in
            let candidates = candidates.baseAddress.unsafelyUnwrapped
            for range in new {
                mergeBlocks(before: range)
                let start = matcher.newSections.index(range.section, range.start)
                var done = 0
                while done < Int(range.count) {
                    let length = min(256, Int(range.count) &- done)
                    let first = start &+ done
                    if isHashing { newPrefixes.hash(newElements, first..<(first &+ length)) }
                    table.look(for: newPrefixes.memory + first, count: length, candidates: candidates)
                    for index in 0..<length {
                        let candidate = Int(candidates[index]) &- 1
                        var match = candidate
                        if candidate >= 0, oldElements[candidate] != newElements[first &+ index] {
                            match = chains.index(
                                of: newElements[first &+ index], newPrefixes.memory[first &+ index], after: candidate)
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

/// Searches on where the first index with a prefix holds another element, which happens by chance or on purpose.
@usableFromInline
struct ChainSearch<Element: Hashable & Sendable> {
    @usableFromInline let table: PrefixTable
    @usableFromInline let elements: UnsafeBufferPointer<Element>
    @usableFromInline let sections: [DifferenceAssembler.Section]
    @usableFromInline let unmatched: [UnmatchedRange]
    /// The index that was found last.
    @usableFromInline var last = -1

    @inlinable
    init(
        table: PrefixTable, elements: UnsafeBufferPointer<Element>, sections: [DifferenceAssembler.Section],
        unmatched: [UnmatchedRange]
    ) {
        self.table = table
        self.elements = elements
        self.sections = sections
        self.unmatched = unmatched
    }

    /// The index of an element, or -1.
    ///
    /// When nothing but `==` tells elements apart, those beside the last one that was found come first, then those
    /// behind it, then the others: whole blocks, reversed ones, and what is left of a list cost little so.
    @inlinable @inline(never)
    func index(of element: Element, _ prefix: UInt32, after first: Int) -> Int {
        var index = first
        for _ in 0..<4 {
            index = table.index(after: index, prefix: prefix)
            if index < 0 { return -1 }
            if elements[index] == element { return index }
        }
        if last >= 0, table.prefixes[last] == prefix {
            if isSame(last + 1, prefix, element) { return last + 1 }
            if isSame(last - 1, prefix, element) { return last - 1 }
            var behind = table.index(after: last, prefix: prefix)
            while behind >= 0 {
                if elements[behind] == element { return behind }
                behind = table.index(after: behind, prefix: prefix)
            }
        }
        let end = last >= 0 && table.prefixes[last] == prefix ? last : -1
        while index != end {
            index = table.index(after: index, prefix: prefix)
            if index < 0 { return -1 }
            if elements[index] == element { return index }
        }
        return -1
    }

    /// Whether an element is unmatched, and is this one.
    @inlinable
    func isSame(_ index: Int, _ prefix: UInt32, _ element: Element) -> Bool {
        var low = 0
        var high = unmatched.count
        while low < high {
            let middle = (low + high) / 2
            let end = sections.index(unmatched[middle].section, unmatched[middle].start + unmatched[middle].count)
            if end <= index { low = middle + 1 } else { high = middle }
        }
        return low < unmatched.count && sections.index(unmatched[low].section, unmatched[low].start) <= index
            && table.prefixes[index] == prefix && elements[index] == element
    }
}
