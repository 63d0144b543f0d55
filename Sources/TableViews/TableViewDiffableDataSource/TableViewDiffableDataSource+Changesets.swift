import DiffableChangesets
import DiffablePipeline
import DiffableSnapshots

extension TableViewDiffableDataSource {
    /// Applies a changeset, as far as it is still possible: replays a step, forwards or backwards.
    ///
    /// - Parameters:
    ///   - changeset: The changes. They may come from another data source, or from outside the program.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly, by ``defaultRowAnimation``.
    ///   - completion: Called once, when the animation has ended.
    /// - Returns: The changes that were not possible. Empty while another apply is at work: the changeset waits then.
    @discardableResult
    public func apply(
        _ changeset: Changeset<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: ApplyHandler? = nil
    ) -> [ChangesetConflict<SectionIdentifierType, ItemIdentifierType>] {
        inner.apply(changeset, animatingDifferences: animatingDifferences, completion: completion)
    }
}
