/// Searches on where the first index with a prefix holds another element, which happens by chance or on purpose.
@usableFromInline
struct ChainSearch<Element: Hashable & Sendable> {
    @usableFromInline let table: PrefixTable
    @usableFromInline let elements: UnsafeBufferPointer<Element>
    @usableFromInline let sections: MatchedSections.Side
    @usableFromInline let unmatched: [UnmatchedRange]
    /// The index that was found last.
    @usableFromInline var last = -1

    @inlinable
    init(
        table: PrefixTable, elements: UnsafeBufferPointer<Element>, sections: MatchedSections.Side,
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
        let isGoingOn = last >= 0 && table.prefixes.memory[last] == prefix
        if isGoingOn {
            if isSame(last + 1, prefix, element) { return last + 1 }
            if isSame(last - 1, prefix, element) { return last - 1 }
            let behind = search(element, prefix, after: last, upTo: -1)
            if behind >= 0 { return behind }
        }
        return search(element, prefix, after: first, upTo: isGoingOn ? last : -1)
    }

    /// Goes along the chain behind one index, to another one or to its end.
    @inlinable @inline(__always)
    func search(_ element: Element, _ prefix: UInt32, after first: Int, upTo last: Int) -> Int {
        var index = first
        repeat {
            index = table.index(after: index, prefix: prefix)
            if index >= 0, elements[index] == element { return index }
        } while index >= 0 && index != last
        return -1
    }

    /// Whether an element is unmatched, and is this one.
    @inlinable
    func isSame(_ index: Int, _ prefix: UInt32, _ element: Element) -> Bool {
        let range = unmatched.indices.partitionPoint(where: {
            sections.index(unmatched[$0].section, unmatched[$0].start + unmatched[$0].count) <= index
        })
        return range < unmatched.count && sections.index(unmatched[range].section, unmatched[range].start) <= index
            && table.prefixes.memory[index] == prefix && elements[index] == element
    }
}
