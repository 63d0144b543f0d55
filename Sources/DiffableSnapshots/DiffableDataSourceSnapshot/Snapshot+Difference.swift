extension DiffableDataSourceSnapshot {
    /// What turns another snapshot into this one, with as few moves as can be.
    ///
    /// The marks of this snapshot come along as reloads and reconfigurations; those of `base` are ignored, and so are
    /// marks whose identifier is not in this snapshot. An item marked for both is reloaded.
    ///
    /// When this snapshot was edited from `base`, or both from a common one, the time is proportional to the edits. When
    /// it was built anew, identifiers are compared where they stood before and where they are likely to have gone, and
    /// only what that leaves open is hashed.
    ///
    /// An item that one call appended twice stops the program here, if it did not do so before.
    ///
    /// - Parameter base: The snapshot to start from.
    /// - Complexity: O(*n*) and O(*m* log *m*), *n* being the number of items in both and *m* that of items out of order,
    ///   as long as hash values differ.
    @inlinable
    public func difference(from base: Self) -> SnapshotDifference {
        var result = SnapshotDifference()
        if storage !== base.storage { structuralDifference(from: base, into: &result) }
        if !marks.isEmpty { addMarks(to: &result) }
        return result
    }
}

extension DiffableDataSourceSnapshot {
    @inlinable
    func structuralDifference(from base: Self, into result: inout SnapshotDifference) {
        if let old = base.storage.presentIndex, let new = storage.presentIndex, let lineage = old.lineage,
            lineage === new.lineage
        {
            var difference = LineageDifference(old: old, new: new)
            difference.assemble(into: &result)
            return
        }
        base.storage.verify()
        while true {
            let isUnique = storage.isKnownToBeUnique
            var attempt = SnapshotDifference()
            if arrayDifference(from: base, isUnique: isUnique, into: &attempt) {
                if !isUnique { storage.prove() }
                result = attempt
                return
            }
            // An item stands twice: either the index resolves it, or it stops the program, naming the item.
            if isUnique || storage.box.flatIsRight { stopAtInconsistentHash(base) }
        }
    }

    /// - Returns: False when an item was found to stand twice in this snapshot.
    @inlinable
    func arrayDifference(from base: Self, isUnique: Bool, into result: inout SnapshotDifference) -> Bool {
        let (oldSections, oldItems) = base.storage.arrays
        let (newSections, newItems) = isUnique ? storage.arrays : (storage.flat.sections, storage.flat.items)
        let counterparts = SectionMatching.partners(old: oldSections, new: newSections, into: &result)
        return withExtendedLifetime((oldItems, newItems)) {
            // The buffers of arrays stay where they are as long as the arrays live.
            var matcher = ListMatcher(
                old: oldItems.map { $0.withUnsafeBufferPointer { $0 } },
                new: newItems.map { $0.withUnsafeBufferPointer { $0 } }, isNewUnique: isUnique,
                oldTags: base.storage.tags, newTags: isUnique ? storage.tags : nil)
            matcher.match(counterparts: counterparts, isInOld: base.itemSearch)
            if !matcher.isRight { return false }
            var oldList = oldItems.indices.map {
                DifferenceAssembler.Section(index: $0, other: -1, count: oldItems[$0].count)
            }
            var newList: [DifferenceAssembler.Section] = []
            newList.reserveCapacity(newItems.count)
            for (index, partner) in counterparts.enumerated() {
                newList.append(.init(index: index, other: Int(partner), count: newItems[index].count))
                if partner >= 0 { oldList[Int(partner)].other = Int32(index) }
            }
            let assembler = DifferenceAssembler(
                oldSections: oldList, newSections: newList, blocks: matcher.blocks, partners: matcher.partners)
            if !assembler.assemble(into: &result) { return false }
            if matcher.isOldTagged, let tags = matcher.oldTags { base.storage.keep(tags) }
            if matcher.isNewTagged, let tags = matcher.newTags { storage.keep(tags) }
            return true
        }
    }

    /// Looks items up in the index, if there is one.
    @inlinable
    var itemSearch: ((ItemIdentifierType) -> Bool)? {
        guard let index = storage.presentIndex else { return nil }
        return { index.item($0) != nil }
    }

    @usableFromInline
    func stopAtInconsistentHash(_ base: Self) -> Never {
        if let pair = inconsistentIdentifiers(comparedWith: base) {
            Misuse.inconsistentHash("difference(from:)", pair.0)
        }
        fatalError("difference(from:): identifiers changed what they equal; keep identifiers immutable.")
    }

    @inlinable
    func addMarks(to result: inout SnapshotDifference) {
        for section in marks.reloadedSections.identifiers {
            if let index = indexOfSection(section) { result.reloadedSections.append(index) }
        }
        result.reloadedSections.sort()
        result.reloadedItems = places(of: marks.reloadedItems.identifiers)
        let reconfigured = marks.reconfiguredItems.identifiers.filter { !marks.reloadedItems.contains($0) }
        result.reconfiguredItems = places(of: reconfigured)
    }

    @inlinable
    func places(of identifiers: [ItemIdentifierType]) -> [ItemPath] {
        var result: [ItemPath] = []
        for identifier in identifiers {
            if let path = itemPath(of: identifier) { result.append(path) }
        }
        result.sort()
        return result
    }
}
