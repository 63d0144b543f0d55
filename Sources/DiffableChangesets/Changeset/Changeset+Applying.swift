import DiffableSnapshots

extension Changeset {
    /// Does to a state what the changeset says, all of it or nothing.
    ///
    /// - Parameter state: The state that the changeset was made from, or one that is like it wherever the changeset
    ///   touches it.
    /// - Throws: The first thing that does not fit. The state is then as before.
    /// - Complexity: O(*k* log *n*) for *k* changes, as long as no more than what moves is below the items that move.
    public func apply(to state: inout State) throws(Conflict) {
        var application = ChangesetApplication(self, state)
        if let misfit = application.firstMisfit(of: .from) { throw misfit }
        if let misfit = application.firstMisfitOfFlags() { throw misfit }
        application.run()
        if let conflict = application.conflicts.first { throw conflict }
        if let misfit = application.firstMisfit(of: .to) { throw misfit }
        state = application.state
    }

    /// Does to a snapshot what the changeset says, all of it or nothing.
    ///
    /// - Parameter snapshot: The snapshot that the changeset was made from, or one that is like it wherever the
    ///   changeset touches it. Its marks are removed.
    /// - Throws: The first thing that does not fit. The snapshot is then as before.
    public func apply(
        to snapshot: inout DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) throws(Conflict) {
        var state = State(snapshot)
        try apply(to: &state)
        snapshot = state.snapshot
    }

    /// What of the changeset can be done to a state that others have changed, as a changeset that fits it, and what
    /// not.
    ///
    /// Items come behind the neighbour that they had, before the other one where that is gone, and to their index where
    /// both are. What is gone is not brought back, what others moved to another list stays there, and nothing is
    /// deleted that holds items of others.
    ///
    /// - Parameter state: Any state.
    /// - Returns: The changeset, and what is not in it, with the reasons.
    /// - Complexity: O(*k* log *n*) for *k* changes in the best case; O(*n*) for each outline that is touched.
    public func rebased(onto state: State) -> (changeset: Self, conflicts: [Conflict]) {
        var next = state
        let conflicts = applyWherePossible(to: &next)
        return (Self(from: state, to: next), conflicts)
    }

    /// Does what is still possible.
    ///
    /// - Parameters:
    ///   - state: Any state.
    ///   - movedByOthers: Items beside which nothing comes, as far as its other neighbour was not moved too.
    /// - Returns: What was not done.
    package func applyWherePossible(
        to state: inout State, movedByOthers: Set<ItemIdentifierType> = []
    ) -> [Conflict] {
        var application = ChangesetApplication(self, state, movedByOthers: movedByOthers)
        application.run()
        state = application.state
        return application.conflicts
    }
}
