/// What becomes of identifiers that are equal and yet not the same, such as structures that compare one of their
/// fields only.
extension DiffableDataSourceSnapshot {
    /// This snapshot with the identifiers of an older one wherever both have equal ones: what stays shown stays the very
    /// value that it was, and with it the cell that was made for it.
    ///
    /// Of those that are equal without being the same, some are hashed: the law of `Hashable` wants the same result. Two
    /// that hash differently stop the program.
    ///
    /// - Parameters:
    ///   - base: The older snapshot.
    ///   - difference: What leads from it to this one.
    ///   - call: The call that the sentence names.
    ///   - progress: Told of the share that is done, where it takes a while.
    /// - Complexity: For a snapshot that was edited from `base`, about that of the edit; otherwise O(*n*) comparisons of
    ///   memory.
    package func keepingIdentifiers(
        of base: Self, _ difference: SnapshotDifference, in call: StaticString,
        progress: (_ share: Double) -> Void = { _ in }
    ) -> Self {
        if storage === base.storage { return self }
        if !difference.hasStructuralChanges, base.storage.isKnownToBeUnique, storage.presentIndex == nil {
            // The same in the same order: the older one knows more of itself.
            Self.checkHashes(base.storage.arrays.items, storage.arrays.items, call)
            var result = base
            result.marks = marks
            return result
        }
        if let old = base.storage.presentIndex, let new = storage.presentIndex, let lineage = old.lineage,
            lineage === new.lineage
        {
            return keepingEdited(old, new, call)
        }
        return keepingBuilt(base, difference, call, progress)
    }

    private func keepingEdited(
        _ old: IndexedContent<SectionIdentifierType, ItemIdentifierType>,
        _ new: IndexedContent<SectionIdentifierType, ItemIdentifierType>, _ call: StaticString
    ) -> Self {
        let sections = new.sectionTable.equals(in: old.sectionTable)
        let items = new.itemTable.equals(in: old.itemTable)
        if sections.isEmpty, items.isEmpty { return self }
        for (handle, item) in items.prefix(Self.mostHashed) {
            Misuse.checkHash(item, new.itemTable.identifier(of: handle), call)
        }
        let content = new.copy()
        content.sectionTable.replace(sections)
        content.itemTable.replace(items)
        var result = self
        result.storage = SnapshotStorage(content)
        return result
    }

    private func keepingBuilt(
        _ base: Self, _ difference: SnapshotDifference, _ call: StaticString, _ progress: (_ share: Double) -> Void
    ) -> Self {
        let old = base.storage.arrays
        var (sections, items) = storage.arrays
        let map = IndexMap(difference, progress: { progress(Self.shareOfMap * $0) })
        var hashed = 0
        var isChanged = false
        func keep(_ from: (section: Int, items: Range<Int>), at to: (section: Int, items: Range<Int>)) {
            let kept = old.items[from.section][from.items]
            if Self.isSameRun(kept, items[to.section][to.items]) { return }
            Self.checkHashes(kept, items[to.section][to.items], &hashed, call)
            items[to.section].replaceSubrange(to.items, with: kept)
            isChanged = true
        }
        for index in sections.indices {
            guard let source = map.oldSection(ofNew: index) else { continue }
            if !isSameMemory(old.sections[source], sections[index]) {
                sections[index] = old.sections[source]
                isChanged = true
            }
            map.forEachRun(
                inOld: source, count: old.items[source].count, new: index, count: items[index].count
            ) { keep((source, $0), at: (index, $1)) }
        }
        let moves = difference.movedItems
        for (number, move) in moves.enumerated() {
            if number & (Self.movesPerReport - 1) == 0 {
                progress(Self.shareOfMap + (1 - Self.shareOfMap) * Double(number) / Double(moves.count))
            }
            let (from, to) = (move.from, move.to)
            if isSameMemory(old.items[from.section][from.item], items[to.section][to.item]) { continue }
            keep((from.section, from.item..<from.item + 1), at: (to.section, to.item..<to.item + 1))
        }
        if !isChanged { return self }
        var result = self
        result.storage = SnapshotStorage(sections: sections, items: items, prefixes: storage.prefixes)
        return result
    }

    /// No more pairs of identifiers than this are hashed at each apply: enough for most mistakes, and not to be noticed.
    private static var mostHashed: Int { 256 }

    /// The share of the way that lies behind once it is known where each item goes.
    private static var shareOfMap: Double { 0.2 }

    /// After so many moves it is told how far it has come: a power of two.
    private static var movesPerReport: Int { 1 << 15 }

    private static func checkHashes(
        _ old: [[ItemIdentifierType]], _ new: [[ItemIdentifierType]], _ call: StaticString
    ) {
        var hashed = 0
        for (old, new) in zip(old, new) where !isSameRun(old[...], new[...]) {
            checkHashes(old[...], new[...], &hashed, call)
        }
    }

    private static func checkHashes(
        _ old: ArraySlice<ItemIdentifierType>, _ new: ArraySlice<ItemIdentifierType>, _ hashed: inout Int,
        _ call: StaticString
    ) {
        for (old, new) in zip(old, new) {
            if hashed >= mostHashed { return }
            if isSameMemory(old, new) { continue }
            Misuse.checkHash(old, new, call)
            hashed += 1
        }
    }

    private static func isSameRun(_ old: ArraySlice<ItemIdentifierType>, _ new: ArraySlice<ItemIdentifierType>) -> Bool
    {
        old.withUnsafeBytes { old in new.withUnsafeBytes { isSameMemory(old, $0) } }
    }
}
