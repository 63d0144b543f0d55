extension DiffableDataSourceSnapshot {
    /// Puts items in the place of some that stand side by side in a section.
    ///
    /// - Parameters:
    ///   - range: The places in the section of the items that go.
    ///   - index: The index of the section.
    ///   - items: What comes in their place. None of them may be in the snapshot.
    /// - Complexity: O(*m* + log *n*), *m* being the number of items that go or come.
    package mutating func replaceItems(
        in range: Range<Int>, inSectionAt index: Int, with items: [ItemIdentifierType]
    ) {
        makeIndexed()
        let section = storage.pointer.structure().section(at: index)
        storage.indexed.replaceItems(in: range, ofSection: section, with: items, "replaceItems(in:inSectionAt:with:)")
    }
}
