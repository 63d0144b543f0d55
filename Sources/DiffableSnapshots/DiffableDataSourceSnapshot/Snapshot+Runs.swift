extension DiffableDataSourceSnapshot {
    /// Puts items that an outline shows in the place of some that stand side by side in a section.
    ///
    /// - Parameters:
    ///   - range: The places in the section of the items that go.
    ///   - index: The index of the section.
    ///   - rows: The indexes, among the outline's visible items, of what comes in their place. None of these items may
    ///     be in the snapshot.
    ///   - outline: The outline.
    /// - Complexity: O(*m* + log *n*), *m* being the number of items that go or come.
    package mutating func replaceItems(
        in range: Range<Int>, inSectionAt index: Int, withRows rows: Range<Int>,
        of outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let content = edit()
        content.replaceItems(
            in: range, ofSection: content.structure.section(at: index),
            with: outline.storage.tree.visibleHandles(in: rows), of: outline.storage.table,
            "replaceItems(in:inSectionAt:withRows:of:)")
    }
}
