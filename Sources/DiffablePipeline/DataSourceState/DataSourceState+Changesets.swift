import DiffableChangesets
import DiffableSnapshots

extension DataSourceState {
    /// The state after what is still possible of some changesets was done, one after the other, what changed on the
    /// way, and what was not done.
    ///
    /// As with an outline that is applied, rows whose level, expansion or having of children changed are reconfigured.
    public func applying(
        _ changesets: [Changeset<SectionIdentifierType, ItemIdentifierType>]
    ) -> (
        state: DataSourceState, difference: SnapshotDifference,
        conflicts: [ChangesetConflict<SectionIdentifierType, ItemIdentifierType>]
    ) { applying(changesets, undoing: []) }

    /// The same, and the models as before some changes, where there are models. Rows whose model changed are
    /// reconfigured. Nothing comes beside items that somebody else moved since, where its other neighbour stayed.
    func applying(
        _ changesets: [Changeset<SectionIdentifierType, ItemIdentifierType>], undoing models: [ModelsChange],
        movedByOthers: Set<ItemIdentifierType> = []
    ) -> (
        state: DataSourceState, difference: SnapshotDifference,
        conflicts: [ChangesetConflict<SectionIdentifierType, ItemIdentifierType>]
    ) {
        var state = self
        let conflicts = changesets.flatMap { $0.applyWherePossible(to: &state, movedByOthers: movedByOthers) }
        var marked = state.snapshot
        for (section, outline) in state.outlines {
            guard let old = outlines[section] else { continue }
            let changes = outline.visibleChanges(from: old)
            marked.reconfigureItems(changes.changedRows.map { outline.visibleItem(at: $0) })
        }
        state.undo(models, marking: &marked)
        return (state, marked.difference(from: snapshot), conflicts)
    }

    /// Takes changes of models back, and marks what says something else by that.
    private mutating func undo(
        _ changes: [ModelsChange],
        marking marked: inout DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        guard let before = models, !changes.isEmpty else { return }
        for change in changes {
            models = models?.undoing(from: change.old, to: change.new) { id in
                if let item = id as? ItemIdentifierType, holds(item) { return true }
                return (id as? SectionIdentifierType).map { snapshot.contains(section: $0) } ?? false
            }
        }
        guard let models else { return }
        let changed = models.contentChanges(from: before)
        marked.reconfigureItems(
            changed.items.compactMap { $0 as? ItemIdentifierType }.filter { marked.contains(item: $0) })
        marked.reconfigureSections(
            changed.sections.compactMap { $0 as? SectionIdentifierType }.filter { marked.contains(section: $0) })
    }

    /// Whether an item is here, shown or hidden in a collapsed parent.
    private func holds(_ item: ItemIdentifierType) -> Bool {
        snapshot.contains(item: item) || outlines.values.contains { $0.contains(item) }
    }
}
