import DiffableChangesets
import DiffablePipeline
import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// Applies a changeset, as far as it is still possible: replays a step, forwards or backwards.
    ///
    /// ```swift
    /// let sorting = Changeset(from: before, to: after)
    /// dataSource.apply(sorting.inverted())
    /// ```
    ///
    /// - Parameters:
    ///   - changeset: The changes. They may come from another data source, or from outside the program.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, when the animation has ended.
    /// - Returns: The changes that were not possible. Empty while another apply is at work: the changeset waits then.
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

/// Carries the conflicts out of the commit's closure.
@MainActor
private final class ConflictBox<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    var conflicts: [ChangesetConflict<SectionIdentifierType, ItemIdentifierType>] = []
}
