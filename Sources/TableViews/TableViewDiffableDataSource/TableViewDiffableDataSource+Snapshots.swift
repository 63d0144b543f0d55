import CollectionViews
import DiffablePipeline
import DiffableSnapshots
import Foundation

extension TableViewDiffableDataSource {
    /// Shows `snapshot`, as ``apply(_:animatingDifferences:completion:)`` does, from whatever thread.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    public nonisolated func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: ApplyHandler?
    ) {
        let isDone = inner.callOverridable {
            apply(snapshot, animatingDifferences: animatingDifferences, completion: completion as (() -> Void)?)
        }
        if isDone { return }
        inner.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows `snapshot`, from whatever thread.
    public nonisolated func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows `snapshot`, and returns when the animation has ended.
    public nonisolated(nonsending) func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
        }
    }

    /// Shows `snapshot`, and returns when the animation has ended, unless the task is cancelled before it is shown:
    /// then the work on it stops, and what was shown stays. The difference is worked out off the main actor, as with
    /// ``CollectionViews/CollectionViewDiffableDataSource/apply(_:animatingDifferences:progress:)``.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly, by ``defaultRowAnimation``.
    ///   - progress: Called with the share of the work that is done, from 0 to 1, whenever a stage of it ends, off the
    ///     main actor. Where something else is shown meanwhile, the work begins anew.
    /// - Throws: `CancellationError` when the snapshot was not shown.
    @concurrent public nonisolated func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, progress: @escaping @Sendable (_ share: Double) -> Void
    ) async throws {
        try await inner.apply(snapshot, animatingDifferences: animatingDifferences, progress: progress)
    }

    /// Shows `snapshot` by reloading everything, from whatever thread.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - completion: Called once, on the main actor, when the reload is done.
    public nonisolated func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: ApplyHandler?
    ) {
        let isDone = inner.callOverridable {
            applySnapshotUsingReloadData(snapshot, completion: completion as (() -> Void)?)
        }
        if isDone { return }
        inner.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    /// Shows `snapshot` by reloading everything, from whatever thread.
    public nonisolated func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Shows `snapshot` by reloading everything, and returns when that is done.
    public nonisolated(nonsending) func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
        }
    }

    /// What the table shows, as a copy of your own: change it and apply it, or throw it away.
    ///
    /// - Complexity: O(1).
    public func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { inner.snapshot() }

    /// The item shown at `indexPath`, or nil when there is no such index path.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { inner.itemIdentifier(for: indexPath) }

    /// The index path at which `itemIdentifier` is shown, or nil when it is not.
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { inner.indexPath(for: itemIdentifier) }

    /// The section at `index`, or nil when there is none.
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? { inner.sectionIdentifier(for: index) }

    /// The index of `sectionIdentifier`, or nil when it is not shown.
    public func index(for sectionIdentifier: SectionIdentifierType) -> Int? { inner.index(for: sectionIdentifier) }
}

extension TableViewDiffableDataSource: @MainActor CustomStringConvertible {
    /// How many sections and items are shown, for debugging.
    public var description: String {
        let snapshot = snapshot()
        return "<TableViewDiffableDataSource: \(snapshot.numberOfSections) sections, \(snapshot.numberOfItems) items>"
    }
}
