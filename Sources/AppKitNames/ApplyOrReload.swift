import Diffable

extension CollectionViewDiffableDataSource {
    /// As AppKit's data sources apply: without animation everything is asked for anew.
    nonisolated func applyOrReload(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ animatingDifferences: Bool, _ completion: (@MainActor @Sendable () -> Void)?
    ) {
        if animatingDifferences {
            apply(snapshot, animatingDifferences: true, completion: completion)
        } else {
            applySnapshotUsingReloadData(snapshot, completion: completion)
        }
    }
}
