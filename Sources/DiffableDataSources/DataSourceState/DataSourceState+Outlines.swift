import DiffableSnapshots

extension DataSourceState {
    /// A section as an outline: the one that was applied, hidden items included; without one, the section's items as
    /// root items; without the section, nothing.
    ///
    /// - Complexity: O(1) for a section that an outline was applied to.
    public func outline(
        for section: SectionIdentifierType
    ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if snapshot.contains(section: section) { outline.append(snapshot.itemIdentifiers(inSection: section)) }
        return outline
    }

    /// The state after an outline was applied to a section, and what of the visible items changed on the way.
    ///
    /// A section that doesn't exist is made at the end. Items that stood in other sections move into this one. A
    /// row whose level, expansion or having of children changed is reconfigured.
    ///
    /// - Parameters:
    ///   - outline: What the section holds from now on.
    ///   - section: The section.
    /// - Complexity: O(*n*) for the larger number of items in the section before and after.
    public func applying(
        _ outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType
    ) -> (state: DataSourceState, difference: SnapshotDifference) {
        var state = self
        var next = snapshot
        if !next.contains(section: section) { next.appendSections([section]) }
        let old = self.outline(for: section)
        state.outlines[section] = outline
        pull(outline, into: section, from: old, state: &state, next: &next)
        let before = old.visibleItems
        let after = outline.visibleItems
        next.deleteItems(before.filter { !outline.contains($0) || !outline.isVisible($0) })
        next.arrange(after, in: section)
        next.reconfigureItems(changedRows(from: old, to: outline, among: after))
        let difference = next.difference(from: snapshot)
        state.snapshot = next.removingMarks()
        return (state, difference)
    }

    /// Takes items out of other sections, that `outline` brings into this one.
    private func pull(
        _ outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, into section: SectionIdentifierType,
        from old: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, state: inout DataSourceState,
        next: inout DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        let arriving = outline.items.filter { !old.contains($0) }
        if arriving.isEmpty { return }
        for other in outlines.keys where other != section {
            for item in arriving where state.outlines[other]!.contains(item) {
                state.outlines[other]!.take(out: item)
            }
        }
        // What is hidden from now on leaves the rows of whatever section it stood in.
        next.deleteItems(arriving.filter { !outline.isVisible($0) })
    }

    /// The items visible before and after whose row has to show another level, expansion, or disclosure.
    func changedRows(
        from old: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to new: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, among items: [ItemIdentifierType]
    ) -> [ItemIdentifierType] {
        items.filter { item in
            old.visibleIndex(of: item) != nil
                && (old.isExpanded(item) != new.isExpanded(item) || old.hasChildren(item) != new.hasChildren(item)
                    || old.level(of: item) != new.level(of: item))
        }
    }
}

extension DiffableDataSourceSectionSnapshot {
    /// Takes an item that was shown elsewhere out of this outline. Its visible children stay and take its place; what
    /// it hid goes with it.
    ///
    /// - Returns: The item with what it hid.
    @discardableResult
    mutating func take(out item: ItemIdentifierType) -> DiffableDataSourceSectionSnapshot {
        if isExpanded(item) {
            var single = DiffableDataSourceSectionSnapshot()
            single.append([item])
            single.expand([item])
            deleteKeepingChildren(item)
            return single
        }
        let whole = snapshot(of: item, includingParent: true)
        delete([item])
        return whole
    }
}

extension DiffableDataSourceSnapshot {
    /// Gives a section these items in this order, and touches only what lies between the first and the last one that
    /// stands elsewhere.
    mutating func arrange(_ items: [ItemIdentifierType], in section: SectionIdentifierType) {
        let current = itemIdentifiers(inSection: section)
        var start = 0
        while start < items.count, start < current.count, items[start] == current[start] { start += 1 }
        if start == items.count, start == current.count { return }
        var (end, currentEnd) = (items.count, current.count)
        while end > start, currentEnd > start, items[end - 1] == current[currentEnd - 1] {
            end -= 1
            currentEnd -= 1
        }
        let middle = Array(items[start..<end])
        if middle.isEmpty { return }
        if end < items.count {
            insertItems(middle, beforeItem: items[end])
        } else {
            appendItems(middle, toSection: section)
        }
    }
}
