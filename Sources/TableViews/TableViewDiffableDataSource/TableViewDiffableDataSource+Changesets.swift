import DiffableChangesets
import DiffablePipeline
import DiffableSnapshots

extension TableViewDiffableDataSource {
    /// Does what a changeset says, or what of it is still possible: replays a step, in either direction.
    ///
    /// - Parameters:
    ///   - changeset: What to do. It may come from another data source, or from outside the program.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly, by ``defaultRowAnimation``.
    ///   - completion: Called once, when the animation has ended.
    /// - Returns: What was not possible. While another apply is at work the changeset waits, and nothing is told.
    @discardableResult
    public func apply(
        _ changeset: Changeset<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: ApplyHandler? = nil
    ) -> [ChangesetConflict<SectionIdentifierType, ItemIdentifierType>] {
        inner.apply(changeset, animatingDifferences: animatingDifferences, completion: completion)
    }
}
