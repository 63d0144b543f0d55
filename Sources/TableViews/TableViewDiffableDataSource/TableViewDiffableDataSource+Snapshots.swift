import CollectionViews
import DiffableSnapshots
import Foundation

extension TableViewDiffableDataSource {
    /// Shows `snapshot`: works out what changed, and moves the table there.
    ///
    /// Threads, order and completion are as with
    /// ``CollectionViews/CollectionViewDiffableDataSource/apply(_:animatingDifferences:completion:)``. An item that
    /// leaves a section which is deleted or moved glides like any other, though the table's own `moveRow` can't name
    /// such a move.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly, by ``defaultRowAnimation``. Without
    ///     animation it is the difference too that is shown, not a reload.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    public nonisolated func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        inner.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows `snapshot`, and returns when the animation has ended.
    public nonisolated(nonsending) func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await inner.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    /// Shows `snapshot` by asking for everything anew: no difference is worked out and nothing is animated.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - completion: Called once, on the main actor, when the reload is done.
    public nonisolated func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        inner.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    /// Shows `snapshot` by asking for everything anew, and returns when that is done.
    public nonisolated(nonsending) func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await inner.applySnapshotUsingReloadData(snapshot)
    }

    /// What the table shows, as a copy of your own: change it and apply it, or throw it away.
    ///
    /// - Complexity: O(1).
    public func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { inner.snapshot() }

    /// The item shown at `indexPath`, or nil when there is no such place.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { inner.itemIdentifier(for: indexPath) }

    /// The place where `itemIdentifier` is shown, or nil when it is not.
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
