import DiffableSnapshots

extension DataSourceState {
    /// The state after an outline was applied to a section, and what of the visible items changed on the way.
    ///
    /// A section that doesn't exist is made at the end. Items that stood in other sections move into this one. A
    /// row whose level, expansion or having of children changed is reconfigured.
    ///
    /// - Parameters:
    ///   - outline: What the section holds from now on.
    ///   - section: The section.
    /// - Complexity: About that of the visible change for an outline made from the section's own; otherwise O(*n*).
    public func applying(
        _ outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType
    ) -> (state: DataSourceState, difference: SnapshotDifference) {
        var state = self
        var next = snapshot
        if !next.contains(section: section) { next.appendSections([section]) }
        let old = self.outline(for: section)
        let outline = outline.keepingIdentifiers(of: old).removingNotes()
        state.outlines[section] = outline
        // Without another section there is nowhere to come from.
        let isAlone = outlines.allSatisfy { $0.key == section } && next.numberOfItems == old.numberOfVisibleItems
        let arriving = isAlone ? [] : outline.itemsMissing(in: old)
        for other in outlines.keys where other != section {
            for item in arriving where state.outlines[other]!.contains(item) {
                state.outlines[other]!.take(out: item)
            }
        }
        let foreign = arriving.filter { next.contains(item: $0) }
        // What is hidden from now on leaves the rows of whatever section it stood in.
        next.deleteItems(foreign.filter { !outline.isVisible($0) })
        let changes = outline.visibleChanges(from: old)
        let difference: SnapshotDifference
        if foreign.isEmpty, !changes.hasMoves, old.numberOfVisibleItems > 0 {
            let index = snapshot.indexOfSection(section)!
            for hunk in changes.hunks.reversed() {
                next.replaceItems(
                    in: hunk.old, inSectionAt: index, withNew: outline.visibleItems(in: hunk.new))
            }
            difference = changes.difference(inSectionAt: index)
            // Rows that stay are untouched, and those that come equal none of the rows before.
            state.snapshot = next
        } else {
            next.play(changes, from: old, to: outline, in: section)
            next.reconfigureItems(outline.visibleItems(atEach: changes.changedRows))
            difference = next.difference(from: snapshot)
            state.snapshot = next.keepingIdentifiers(
                of: snapshot, difference, in: "apply(_:to:animatingDifferences:completion:)"
            ).removingMarks()
        }
        return (state, difference)
    }
}

extension DataSourceState {
    /// The state with some of a section's items collapsed; those that are not there are passed over.
    ///
    /// - Complexity: That of ``applying(_:to:)``.
    package func collapsing(_ items: [ItemIdentifierType], in section: SectionIdentifierType) -> DataSourceState {
        guard var outline = outlines[section] else { return self }
        outline.collapse(items.filter { outline.contains($0) })
        return applying(outline, to: section).state
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
        return takeWhole(item)
    }
}

extension DiffableDataSourceSectionSnapshot {
    /// The visible items at some indexes.
    func visibleItems(atEach indexes: [Int]) -> [ItemIdentifierType] { indexes.map { visibleItem(at: $0) } }
}

extension VisibleChanges {
    /// The difference of a section's rows, where nothing moves: nothing needs to be looked for then.
    fileprivate func difference(inSectionAt section: Int) -> SnapshotDifference {
        var difference = SnapshotDifference()
        difference.deletedItems = hunks.flatMap { hunk in hunk.old.map { ItemPath(section: section, item: $0) } }
        difference.insertedItems = hunks.flatMap { hunk in hunk.new.map { ItemPath(section: section, item: $0) } }
        difference.reconfiguredItems = changedRows.map { ItemPath(section: section, item: $0) }
        return difference
    }
}
