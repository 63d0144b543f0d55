extension DiffableDataSourceSnapshot {
    /// What turns another snapshot into this one, with as few moves as can be.
    ///
    /// The marks of this snapshot come along as reloads and reconfigurations; those of `base` are ignored, and so are
    /// marks whose identifier is not in this snapshot. An item marked for both is reloaded.
    ///
    /// When this snapshot was edited from `base`, or both from a common one, the time is proportional to the edits.
    /// When it was built anew, identifiers are compared where they stood before and where they are likely to have gone,
    /// and only what that leaves open is hashed.
    ///
    /// An item that one call appended twice stops the program here, if it did not do so before. So do, in debug builds,
    /// identifiers that are found to be equal and yet hash differently. In optimised ones a data source hashes some of
    /// those that are equal without being the same when it takes a snapshot over; to hash all would cost more than the
    /// rest of the difference.
    ///
    /// - Parameter base: The snapshot to start from.
    /// - Complexity: O(*n*) and O(*m* log *m*), *n* being the number of items in both and *m* that of items out of
    ///   order, as long as hash values differ. Where they all are the same, whatever kept its order in blocks, or was
    ///   reversed, is still found in time proportional to *n* times the number of blocks; each item without a
    ///   counterpart is compared with each on the other side, and a shuffled list each with each.
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
            if isUnique {
                // Only identifiers that are equal and yet hash differently come as far as this.
                differenceOfEachOnce(from: base, into: &result)
                return
            }
            // An item stands twice: either the index resolves it, or it stops the program, naming the item.
            _ = storage.box
        }
    }

    /// - Returns: False when an item was found to stand twice in this snapshot.
    @inlinable
    func arrayDifference(from base: Self, isUnique: Bool, into result: inout SnapshotDifference) -> Bool {
        let (oldSections, oldItems) = base.storage.arrays
        let (newSections, newItems) = isUnique ? storage.arrays : (storage.flat.sections, storage.flat.items)
        var ends: (head: Int, tail: Int)?
        if oldSections.count == 1, newSections.count == 1, oldSections[0] == newSections[0],
            let isRight = shortDifference(
                oldItems[0], newItems[0], from: base, isUnique: isUnique, ends: &ends, into: &result)
        {
            return isRight
        }
        let counterparts = SectionMatching.partners(old: oldSections, new: newSections, into: &result)
        return withExtendedLifetime((oldItems, newItems)) {
            // The buffers of arrays stay where they are as long as the arrays live.
            var matcher = ListMatcher(
                old: oldItems.map { $0.withUnsafeBufferPointer { $0 } },
                new: newItems.map { $0.withUnsafeBufferPointer { $0 } }, isNewUnique: isUnique,
                oldTags: base.storage.tags, newTags: isUnique ? storage.tags : nil)
            matcher.match(counterparts: counterparts, ends: ends, isInOld: base.itemSearch)
            assert(Misuse.checkHashes(matcher.pairHashingDifferently(), "difference(from:)"))
            if !matcher.isRight || !matcher.list(counterparts, into: &result) { return false }
            if let tags = matcher.oldTags { base.storage.keep(tags) }
            if let tags = matcher.newTags { storage.keep(tags) }
            return true
        }
    }

    /// - Returns: The same as `arrayDifference`, or `nil` when the lists part in too many places.
    @inlinable
    func shortDifference(
        _ oldItems: [ItemIdentifierType], _ newItems: [ItemIdentifierType], from base: Self, isUnique: Bool,
        ends: inout (head: Int, tail: Int)?, into result: inout SnapshotDifference
    ) -> Bool? {
        oldItems.withUnsafeBufferPointer { old in
            newItems.withUnsafeBufferPointer { new in
                let short = ShortDifference(old: old, new: new)
                ends = (short.head, short.tail)
                assert(Misuse.checkHashes(short.pairHashingDifferently(), "difference(from:)"))
                if let tags = base.storage.tags, !isUnique {
                    if short.isSame {
                        storage.keep(tags)
                    } else if new.count > 1_024 {
                        // What was hashed is worth handing on.
                        return nil
                    }
                }
                return short.list(isNewUnique: isUnique, into: &result)
            }
        }
    }

    /// The difference where an identifier equals two others: each still gets at most one partner.
    @inlinable
    func differenceOfEachOnce(from base: Self, into result: inout SnapshotDifference) {
        let (oldSections, oldItems) = base.storage.arrays
        let (newSections, newItems) = storage.arrays
        let counterparts = SectionMatching.partners(old: oldSections, new: newSections, into: &result)
        withExtendedLifetime((oldItems, newItems)) {
            var matcher = ListMatcher(
                old: oldItems.map { $0.withUnsafeBufferPointer { $0 } },
                new: newItems.map { $0.withUnsafeBufferPointer { $0 } }, isNewUnique: true)
            matcher.matchEachOnce()
            let isRight = matcher.list(counterparts, into: &result)
            precondition(isRight, "an item has two partners")
        }
    }

    /// Looks items up in the index, if there is one.
    @inlinable
    var itemSearch: ((ItemIdentifierType) -> Bool)? {
        guard let index = storage.presentIndex else { return nil }
        return { index.item($0) != nil }
    }

    @inlinable
    func addMarks(to result: inout SnapshotDifference) {
        for section in marks.reloadedSections.identifiers {
            if let index = indexOfSection(section) { result.reloadedSections.append(index) }
        }
        result.reloadedSections.sort()
        for section in marks.reconfiguredSections.identifiers where !marks.reloadedSections.contains(section) {
            if let index = indexOfSection(section) { result.reconfiguredSections.append(index) }
        }
        result.reconfiguredSections.sort()
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
