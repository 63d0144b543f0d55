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
    public func difference(from base: Self) -> SnapshotDifference { difference(from: base, progress: { _ in }) }

    /// The same; `progress` is told of the share that is done, where it takes a while.
    @inlinable
    package func difference(from base: Self, progress: (_ share: Double) -> Void) -> SnapshotDifference {
        var result = SnapshotDifference()
        if storage !== base.storage { storage.structuralDifference(from: base.storage, into: &result, progress) }
        if !marks.isEmpty { addMarks(to: &result) }
        return result
    }
}

extension SnapshotStorage {
    @inlinable
    func structuralDifference(
        from base: SnapshotStorage, into result: inout SnapshotDifference, _ progress: (_ share: Double) -> Void
    ) {
        if let old = base.presentIndex, let new = presentIndex, let lineage = old.lineage, lineage === new.lineage {
            LineageDifference(old: old, new: new).assemble(into: &result)
            return
        }
        let table = base.proveUnique()
        defer { table?.destroy() }
        if !isKnownToBeUnique {
            if arrayDifference(from: base, table, isUnique: false, into: &result, progress) {
                prove()
                return
            }
            // An item stands twice: either the index resolves it, or it stops the program, naming the item.
            _ = content
            result = SnapshotDifference()
        }
        let isValid = arrayDifference(from: base, table, isUnique: true, into: &result, progress)
        precondition(isValid, "an item has two matches")
    }

    /// - Parameter table: All items of the base, if they were put into a table.
    /// - Returns: False when an item was found to stand twice in this snapshot.
    @inlinable
    func arrayDifference(
        from base: SnapshotStorage, _ table: PrefixTable?, isUnique: Bool, into result: inout SnapshotDifference,
        _ progress: (_ share: Double) -> Void
    ) -> Bool {
        let old = base.arrays
        let new = isUnique ? arrays : (sections: flat.sections, items: flat.items)
        let (oldPrefixes, newPrefixes) = (base.prefixes, isUnique ? prefixes : nil)
        return MatchedSections.lend(old.items.lazy.map { $0.count }, new.items.lazy.map { $0.count }) { sections in
            sections.pair(old.sections, new.sections, into: &result)
            return old.items.concatenated().withUnsafeBufferPointer { oldItems in
                new.items.concatenated().withUnsafeBufferPointer { newItems in
                    var matcher = ListMatcher(
                        old: oldItems, new: newItems, sections: sections, isNewUnique: isUnique,
                        oldPrefixes: oldPrefixes, newPrefixes: newPrefixes, oldTable: table)
                    matcher.match()
                    progress(0.5)
                    assert(Misuse.checkHashes(matcher.pairHashingDifferently(), "difference(from:)"))
                    if matcher.isValid, sections.list(matcher.blocks, into: &result) {
                        // What one difference hashed, the next one need not.
                        if oldPrefixes == nil, let prefixes = matcher.oldPrefixes { base.keep(prefixes) }
                        if newPrefixes == nil, let prefixes = matcher.newPrefixes { keep(prefixes) }
                        return true
                    }
                    if !isUnique { return false }
                    // Only identifiers that are equal and yet hash differently come as far as this.
                    matcher.keepFirstMatches()
                    return sections.list(matcher.blocks, into: &result)
                }
            }
        }
    }
}

extension DiffableDataSourceSnapshot {
    @inlinable
    func addMarks(to result: inout SnapshotDifference) {
        let lists = marks.lists
        let sections = lists.reconfiguredSections.identifiers.filter { !lists.reloadedSections.contains($0) }
        let items = lists.reconfiguredItems.identifiers.filter { !lists.reloadedItems.contains($0) }
        result.reloadedSections = lists.reloadedSections.identifiers.compactMap { indexOfSection($0) }.sorted()
        result.reconfiguredSections = sections.compactMap { indexOfSection($0) }.sorted()
        result.reloadedItems = lists.reloadedItems.identifiers.compactMap { itemPath(of: $0) }.sorted()
        result.reconfiguredItems = items.compactMap { itemPath(of: $0) }.sorted()
    }
}
