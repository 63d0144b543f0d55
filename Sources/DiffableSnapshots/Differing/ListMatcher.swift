/// Matches lists of unique elements: first by comparing each list with its counterpart, then by hashing what that left.
///
/// All lists of a side lie one behind the other, so that an element has one index on its side, whatever its list.
///
/// That each element stands once is known of the old side. Of the new side it need not be: a new element that has a
/// match is as unique as the old one, as long as no other claims the same; so only those without a match are told apart
/// from each other and from what was matched.
@usableFromInline
struct ListMatcher<Element: Hashable & Sendable>: ~Copyable {
    @usableFromInline let old: UnsafeBufferPointer<Element>
    @usableFromInline let new: UnsafeBufferPointer<Element>
    @usableFromInline let sections: MatchedSections
    @usableFromInline let isNewUnique: Bool

    /// The result: what the two sides share, in new order.
    @usableFromInline var blocks: [MatchedBlock] = []
    /// False when an element was found to stand twice on the new side. The result is then of no use.
    @usableFromInline var isValid = true
    /// The hash prefixes of all elements of either side, once they are known.
    @usableFromInline var oldPrefixes: HashPrefixes?
    @usableFromInline var newPrefixes: HashPrefixes?

    /// The blocks that were found without hashing, once there are strays.
    @usableFromInline var compared: [MatchedBlock] = []
    /// The indexes of new elements without a match, in memory of the matcher's own: for an array, the runtime would look
    /// up its type each time.
    @usableFromInline var strays = UnsafeMutableBufferPointer<Int32>(start: nil, count: 0)
    /// All old elements, if they were put into a table.
    @usableFromInline let oldTable: PrefixTable?
    /// Whether the strays are known to be different from all old elements.
    @usableFromInline var isOldSearched = false
    /// The prefixes of those elements that were hashed for want of all; the others have no value.
    @usableFromInline var hashedOld: HashPrefixes?
    @usableFromInline var hashedNew: HashPrefixes?

    /// Gets ready to match lists.
    ///
    /// - Parameters:
    ///   - old: The elements of the old lists, in which each stands once.
    ///   - new: Those of the new ones.
    ///   - sections: The lists of either side.
    ///   - isNewUnique: Whether each element is known to stand once on the new side.
    ///   - oldPrefixes: The hash prefixes of all old elements, if they are known.
    ///   - newPrefixes: Those of all new elements, if they are known.
    ///   - oldTable: All old elements by their prefixes, if they were put into a table.
    @inlinable
    init(
        old: UnsafeBufferPointer<Element>, new: UnsafeBufferPointer<Element>, sections: MatchedSections,
        isNewUnique: Bool, oldPrefixes: HashPrefixes? = nil, newPrefixes: HashPrefixes? = nil,
        oldTable: PrefixTable? = nil
    ) {
        self.old = old
        self.new = new
        self.sections = sections
        self.isNewUnique = isNewUnique
        self.oldPrefixes = oldPrefixes
        self.newPrefixes = newPrefixes
        self.oldTable = oldTable
    }

    @inlinable
    deinit { strays.deallocate() }

    /// Matches everything.
    @inlinable
    mutating func match() {
        compare()
        strays = blocks.unmatchedNew(sections.new)
        if !strays.isEmpty {
            guard let unmatchedOld = blocks.unmatchedOld(sections.old) else {
                isValid = false
                return
            }
            search(unmatchedOld)
            let isAllHashed = compared.isEmpty && hashedNew != nil || strays.count == new.count
            if isValid, !isNewUnique { verify() }
            if compared.isEmpty { oldPrefixes = oldPrefixes ?? hashedOld }
            if isAllHashed { newPrefixes = newPrefixes ?? hashedNew }
        }
        if isValid { takePrefixes() }
    }

    /// Leaves each old element its first match only: those that break the law of `Hashable` may have several.
    @inlinable
    mutating func keepFirstMatches() {
        let found = blocks
        blocks = []
        var isTaken = [Bool](repeating: false, count: old.count)
        for block in found {
            for offset in 0..<Int(block.count) {
                let index = sections.old.index(block.oldSection, block.oldStart) + offset
                if isTaken[index] { continue }
                isTaken[index] = true
                blocks.add(
                    MatchedBlock(
                        oldSection: Int(block.oldSection), oldStart: Int(block.oldStart) + offset,
                        newSection: Int(block.newSection), newStart: Int(block.newStart) + offset, count: 1))
            }
        }
    }

    /// Compares each new list with its counterpart.
    @inlinable
    mutating func compare() {
        var blocks: [MatchedBlock] = []
        blocks.reserveCapacity(min(256, new.count))
        for section in sections.new where section.other >= 0 {
            let (index, counterpart) = (Int(section.index), Int(section.other))
            var walk = SequenceWalk(
                old: UnsafeBufferPointer(rebasing: old[sections.old[counterpart].indexes]),
                new: UnsafeBufferPointer(rebasing: new[section.indexes]),
                oldPrefixes: oldPrefixes.map { $0.memory + sections.old[counterpart].indexes.lowerBound },
                newPrefixes: newPrefixes.map { $0.memory + section.indexes.lowerBound },
                all: oldTable.map { .init(table: $0, start: -sections.old[counterpart].indexes.lowerBound, step: 1) })
            walk.forEachRun { oldStart, newStart, count in
                // Runs end where elements differ, so no run joins another.
                blocks.append(
                    MatchedBlock(
                        oldSection: counterpart, oldStart: oldStart, newSection: index, newStart: newStart,
                        count: count))
            }
        }
        self.blocks = blocks
    }

    /// Two elements of blocks, which were found to be equal, that hash differently, or `nil`.
    @inlinable
    func pairHashingDifferently() -> (Element, Element)? {
        for block in blocks {
            let oldStart = sections.old.index(block.oldSection, block.oldStart)
            let newStart = sections.new.index(block.newSection, block.newStart)
            for offset in 0..<Int(block.count)
            where old[oldStart + offset].hashValue != new[newStart + offset].hashValue {
                return (old[oldStart + offset], new[newStart + offset])
            }
        }
        return nil
    }

    /// Matches two lists by themselves, of unique elements.
    @inlinable
    static func withLists<Result>(_ old: [Element], _ new: [Element], _ body: (inout Self) -> Result) -> Result {
        MatchedSections.lend(CollectionOfOne(old.count), CollectionOfOne(new.count), arePaired: true) { sections in
            old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    var matcher = Self(old: old, new: new, sections: sections, isNewUnique: true)
                    return body(&matcher)
                }
            }
        }
    }
}
