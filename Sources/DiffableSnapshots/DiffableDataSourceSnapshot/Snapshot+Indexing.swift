extension DiffableDataSourceSnapshot {
    /// Makes the index that look-ups by identifier need, unless there is one.
    ///
    /// An item that one call appended twice stops the program.
    /// - Complexity: O(*n*) for *n* items; O(1) when there is an index.
    package func makeIndex() { _ = storage.content }

    /// Makes the index that look-ups by identifier need, unless there is one: whoever plans does this, so that nobody
    /// waits for it on the main actor afterwards.
    ///
    /// A small difference is played on a copy of the index of `base`; after a large one the index is made from the
    /// items.
    ///
    /// - Parameters:
    ///   - base: An older snapshot.
    ///   - difference: What leads from it to this one.
    ///   - call: The call that a sentence about changed hash values names.
    ///   - progress: Told of the share that is done, where it takes a while.
    /// - Complexity: O(*c* log *n*) for *c* items that come, go or move, as long as these are few; otherwise O(*n*).
    package func makeIndex(
        from base: Self, _ difference: SnapshotDifference, in call: StaticString,
        progress: (_ share: Double) -> Void = { _ in }
    ) {
        if storage.presentIndex != nil { return }
        let (sections, items) = storage.arrays
        guard let current = base.storage.presentIndex, current.lineage != nil,
            difference.changeCount(newItems: items) * Self.changeCost < storage.flat.itemCount
        else {
            storage.makeIndex(progress: progress)
            return
        }
        let content = current.copy()
        content.play(difference, to: sections, items, call)
        _ = storage.publish(content, at: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>.Cell.index)
    }

    /// As many items are indexed in the time in which one change is played.
    private static var changeCost: Int { 16 }
}

extension SnapshotDifference {
    /// How many items and sections arrive or leave by themselves.
    fileprivate func changeCount<ItemID>(newItems: [[ItemID]]) -> Int {
        insertedSections.reduce(structuralChangeCount) { $0 + newItems[$1].count }
    }
}
