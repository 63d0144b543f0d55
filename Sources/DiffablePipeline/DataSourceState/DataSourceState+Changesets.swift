import DiffableSnapshots

extension DataSourceState {
    /// The state after what is still possible of some changesets was done, one after the other, what changed on the way,
    /// and what was not done.
    ///
    /// As with an outline that is applied, rows whose level, expansion or having of children changed are reconfigured.
    public func applying(
        _ changesets: [Changeset<SectionIdentifierType, ItemIdentifierType>]
    ) -> (
        state: DataSourceState, difference: SnapshotDifference,
        conflicts: [ChangesetConflict<SectionIdentifierType, ItemIdentifierType>]
    ) {
        var state = self
        let conflicts = changesets.flatMap { $0.applyWherePossible(to: &state) }
        var marked = state.snapshot
        for (section, outline) in state.outlines {
            guard let old = outlines[section] else { continue }
            let changes = outline.visibleChanges(from: old)
            marked.reconfigureItems(changes.changedRows.map { outline.visibleItem(at: $0) })
        }
        return (state, marked.difference(from: snapshot), conflicts)
    }
}
