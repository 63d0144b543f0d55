import DiffableDataSources
import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// Shows `snapshot` in `section`, in place of what the section held: its visible items become the section's rows.
    ///
    /// A section that doesn't exist is made at the end. Items that stand in other sections move into this one. A parent
    /// that is expanded or collapsed, or gets its first child or loses its last one, has its row reconfigured. For
    /// threads and order it is as with ``apply(_:animatingDifferences:completion:)``.
    ///
    /// - Parameters:
    ///   - snapshot: What the section shall hold, expanded or not.
    ///   - section: The section.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    ///
    /// Apple has this since iOS 14.
    public nonisolated func apply(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        submit(.difference(animated: animatingDifferences), completion: completion) {
            $0.applying(snapshot, to: section)
        }
    }

    /// Shows `snapshot` in `section`, and returns when the animation has ended.
    ///
    /// Apple has this since iOS 15.
    public nonisolated(nonsending) func apply(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            submit(.difference(animated: animatingDifferences), completion: { continuation.resume() }) {
                $0.applying(snapshot, to: section)
            }
        }
    }

    /// What `section` holds, items hidden in collapsed parents included, as a copy of your own.
    ///
    /// A section that no section snapshot was applied to gives its items as root items; an unknown one gives nothing.
    ///
    /// - Complexity: O(1) for a section that a section snapshot was applied to.
    ///
    /// Apple has this since iOS 14.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        pipeline.state.outline(for: section)
    }
}
