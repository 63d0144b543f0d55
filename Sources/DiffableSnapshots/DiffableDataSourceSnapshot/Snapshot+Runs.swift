extension DiffableDataSourceSnapshot {
    /// Puts new items in the place of some that stand side by side in a section.
    ///
    /// - Parameters:
    ///   - range: The places in the section of the items that go.
    ///   - index: The index of the section.
    ///   - items: What comes in their place. None of these may be in the snapshot, and each comes once.
    /// - Complexity: O(*m* + log *n*), *m* being the number of items that go or come.
    package mutating func replaceItems(
        in range: Range<Int>, inSectionAt index: Int, withNew items: [ItemIdentifierType]
    ) {
        let content = edit()
        content.replaceItems(
            in: range, ofSection: content.structure.section(at: index), withNew: items,
            "replaceItems(in:inSectionAt:withNew:)")
    }
}
