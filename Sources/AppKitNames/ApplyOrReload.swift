import Diffable

extension CollectionViewDiffableDataSource {
    /// As AppKit's data sources apply: without animation everything is asked for anew.
    nonisolated func applyOrReload(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ animatingDifferences: Bool, _ completion: ApplyHandler?
    ) {
        if animatingDifferences {
            apply(snapshot, animatingDifferences: true, completion: completion)
        } else {
            applySnapshotUsingReloadData(snapshot, completion: completion)
        }
    }

    /// As above, unless the task is cancelled before: a reload is one stage of work.
    nonisolated func applyOrReload(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ animatingDifferences: Bool, progress: @escaping @Sendable (_ share: Double) -> Void
    ) async throws {
        if animatingDifferences { return try await apply(snapshot, animatingDifferences: true, progress: progress) }
        try Task.checkCancellation()
        await applySnapshotUsingReloadData(snapshot)
        progress(1)
    }
}
