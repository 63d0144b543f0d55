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

    /// Lets a section's items follow the changes of its outline, wherever they come from. Rows that went to another
    /// section stay there.
    package mutating func play(
        _ changes: VisibleChanges, from old: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to new: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType
    ) {
        for range in changes.leaving {
            deleteItems(old.visibleItems(in: range).filter { sectionIdentifier(containingItem: $0) == section })
        }
        // From the last one on, so that the item behind each hunk is in its place.
        for hunk in changes.hunks.reversed() where !hunk.new.isEmpty {
            let items = new.visibleItems(in: hunk.new)
            if hunk.new.upperBound < new.numberOfVisibleItems {
                insertItems(items, beforeItem: new.visibleItem(at: hunk.new.upperBound))
            } else {
                appendItems(items, toSection: section)
            }
        }
    }
}
