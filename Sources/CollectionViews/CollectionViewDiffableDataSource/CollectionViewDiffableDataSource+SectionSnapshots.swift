import DiffablePipeline
import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// Shows `snapshot` in `section`, as ``apply(_:to:animatingDifferences:completion:)`` does, from whatever thread.
    ///
    /// - Parameters:
    ///   - snapshot: What the section shall hold, expanded or not.
    ///   - section: The section.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    public nonisolated func apply(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: ApplyHandler?
    ) {
        let isDone = callOverridable {
            apply(
                snapshot, to: section, animatingDifferences: animatingDifferences,
                completion: completion as (() -> Void)?)
        }
        if isDone { return }
        submit(.difference(animated: animatingDifferences), completion: completion) { [warnings] in
            $0.applying(snapshot, to: section, warnings)
        }
    }

    /// Shows `snapshot` in `section`, from whatever thread.
    public nonisolated func apply(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows `snapshot` in `section`, and returns when the animation has ended.
    public nonisolated(nonsending) func apply(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(
                snapshot, to: section, animatingDifferences: animatingDifferences,
                completion: { continuation.resume() })
        }
    }

    /// What `section` holds, items hidden in collapsed parents included, as a copy of your own.
    ///
    /// A section that no section snapshot was applied to gives its items as root items; an unknown one gives nothing.
    ///
    /// - Complexity: O(1) for a section that a section snapshot was applied to.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        pipeline.state.outline(for: section)
    }
}
