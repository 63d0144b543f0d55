import DiffableSnapshots

extension DataSourceState {
    /// The state after an ordinary snapshot was applied, and what changed on the way.
    ///
    /// In a section with an outline, items that are still there keep their place in it, vanished ones are dropped, and
    /// new ones come behind the visible item that precedes them, at that item's level. So applying what
    /// ``snapshot`` says flattens nothing. An item that moves takes along what is below it, shown or not, except what
    /// is named elsewhere itself; the children of one that is gone take its place as far as they are named.
    ///
    /// Of items and sections that stay, the values that were there stay too; equal ones of `next` are passed over. The
    /// state's snapshot has an index, so that looking an identifier up never waits for one to be made.
    ///
    /// - Parameter next: What to show. Its marks end up in the difference, not in the state.
    /// - Complexity: That of ``DiffableSnapshots/DiffableDataSourceSnapshot/difference(from:)``.
    public func applying(
        _ next: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> (state: DataSourceState, difference: SnapshotDifference) {
        var state = self
        // Each stage of a plan that nobody wants any more is one too many. The shares are those of a million rows that
        // turn round, in a build for debugging: there it takes seconds.
        let monitor = PlanMonitor.current
        func isGivenUp(at share: Double) -> Bool { monitor?.reaches(share) == false }
        func report(_ share: Double, from start: Double, to end: Double) {
            _ = monitor?.reaches(start + share * (end - start))
        }
        let next = reconciled(next, state: &state)
        let difference = next.difference(from: snapshot, progress: { report($0, from: 0, to: 0.12) })
        if isGivenUp(at: 0.12) { return (self, SnapshotDifference()) }
        let call: StaticString = "apply(_:animatingDifferences:completion:)"
        state.snapshot = next.keepingIdentifiers(
            of: snapshot, difference, in: call, progress: { report($0, from: 0.12, to: 0.68) }
        ).removingMarks()
        if isGivenUp(at: 0.68) { return (self, SnapshotDifference()) }
        state.snapshot.makeIndex(
            from: snapshot, difference, in: call, progress: { report($0, from: 0.68, to: 0.88) })
        if isGivenUp(at: 0.88) { return (self, SnapshotDifference()) }
        return (state, difference)
    }

    /// The state after a snapshot was applied by a reload: whatever was there before is forgotten, and nothing is
    /// compared.
    ///
    /// An item that one call appended twice stops the program here, if it did not do so before.
    /// - Parameter next: What to show.
    /// - Complexity: O(*n*) for *n* items.
    public func reloading(
        _ next: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> (state: DataSourceState, difference: SnapshotDifference) {
        var state = self
        state.snapshot = reconciled(next, state: &state).removingMarks()
        state.snapshot.makeIndex()
        return (state, SnapshotDifference())
    }
}
