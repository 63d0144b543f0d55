import DiffableChangesets
import DiffablePipeline
import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// Does what a changeset says, or what of it is still possible: replays a step, in either direction.
    ///
    /// ```swift
    /// let sorting = Changeset(from: before, to: after)
    /// dataSource.apply(sorting.inverted())
    /// ```
    ///
    /// - Parameters:
    ///   - changeset: What to do. It may come from another data source, or from outside the program.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, when the animation has ended.
    /// - Returns: What was not possible. While another apply is at work the changeset waits, and nothing is told.
    @discardableResult
    public func apply(
        _ changeset: Changeset<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: ApplyHandler? = nil
    ) -> [ChangesetConflict<SectionIdentifierType, ItemIdentifierType>] {
        let told = ConflictBox<SectionIdentifierType, ItemIdentifierType>()
        pipeline.play([changeset], animated: animatingDifferences, completion: completion) { _, _, _, conflicts in
            told.conflicts = conflicts
        }
        return told.conflicts
    }
}

/// Carries what a commit tells out of it.
@MainActor
private final class ConflictBox<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    var conflicts: [ChangesetConflict<SectionIdentifierType, ItemIdentifierType>] = []
}
