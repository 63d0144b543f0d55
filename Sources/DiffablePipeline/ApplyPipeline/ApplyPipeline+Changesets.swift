import DiffableChangesets
import DiffableSnapshots
import Synchronization

extension ApplyPipeline {
    /// A changeset of this pipeline's data source.
    public typealias Change = Changeset<SectionIdentifierType, ItemIdentifierType>

    /// Does what is still possible of some changesets, from the main actor, behind what was named before. The history
    /// does not record it.
    ///
    /// - Parameters:
    ///   - changesets: The changesets, in order.
    ///   - animated: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    ///   - committed: Told once, when the state has changed, of the states before and after, of the difference, and of
    ///     what was not possible.
    public func play(
        _ changesets: [Change], animated: Bool, completion: ApplyHandler? = nil,
        committed:
            @escaping @MainActor @Sendable (
                _ old: State, _ new: State, _ difference: SnapshotDifference, _ conflicts: [Change.Conflict]
            ) -> Void
    ) { play(changesets, undoing: [], animated: animated, completion: completion, committed: committed) }

    /// The same, and takes changes of models back with them, in order. Nothing comes beside items that somebody else
    /// moved since, where its other neighbour stayed.
    func play(
        _ changesets: [Change], undoing models: [ModelsChange], movedByOthers: Set<ItemIdentifierType> = [],
        animated: Bool,
        completion: ApplyHandler? = nil,
        committed:
            @escaping @MainActor @Sendable (
                _ old: State, _ new: State, _ difference: SnapshotDifference, _ conflicts: [Change.Conflict]
            ) -> Void
    ) {
        // A plan may be made more than once, on any thread: the last one is the one that is committed.
        let conflicts = LatestConflicts<SectionIdentifierType, ItemIdentifierType>()
        submit(
            Request(
                style: .difference(animated: animated), precedence: .inOrder, completion: completion,
                onCommit: { old, new, difference in
                    committed(old, new, difference, conflicts.list.withLock { $0 })
                },
                update: { state in
                    let next = state.applying(changesets, undoing: models, movedByOthers: movedByOthers)
                    conflicts.list.withLock { $0 = next.conflicts }
                    return (next.state, next.difference)
                }),
            isChangeset: true)
    }
}

/// What the latest plan could not do.
private final class LatestConflicts<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    let list = Mutex<[ChangesetConflict<SectionIdentifierType, ItemIdentifierType>]>([])
}
