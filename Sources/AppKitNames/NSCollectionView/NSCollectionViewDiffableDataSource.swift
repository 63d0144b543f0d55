import Diffable
import Foundation

/// The data source of an ``NSCollectionView`` that shows snapshots.
///
/// It differs from UIKit's in one thing: to apply without animation is to reload, as AppKit documents it. Beyond
/// AppKit, section snapshots work here as well.
@preconcurrency @MainActor
open class NSCollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// Makes the item at a place. It must not return nil: that stops the program.
    public typealias ItemProvider =
        @MainActor (_ collectionView: NSCollectionView, _ indexPath: IndexPath, _ item: ItemIdentifierType) ->
        NSCollectionViewItem?

    /// Makes a view beside a section. It must not return nil: that stops the program.
    public typealias SupplementaryViewProvider =
        @MainActor (_ collectionView: NSCollectionView, _ kind: String, _ indexPath: IndexPath) ->
        CollectionReusableView?

    /// Makes the views beside sections that the layout asks for.
    public var supplementaryViewProvider: SupplementaryViewProvider? {
        didSet {
            guard let provider = supplementaryViewProvider else { return inner.supplementaryViewProvider = nil }
            inner.supplementaryViewProvider = { view, kind, indexPath in
                (view as? NSCollectionView).flatMap { provider($0, kind, indexPath) }
            }
        }
    }

    /// What happens when a user expands or collapses a row of an outline. AppKit has no such member.
    public var sectionSnapshotHandlers:
        CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
            ItemIdentifierType
        >
    {
        get { inner.sectionSnapshotHandlers }
        set { inner.sectionSnapshotHandlers = newValue }
    }

    private nonisolated let inner: CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

    /// Makes a data source that shows nothing yet, and makes it the data source of `collectionView`.
    public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
        collectionView.refuseSecondDriver("\(Self.self).init(collectionView:itemProvider:)")
        inner = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            (view as? NSCollectionView).flatMap { itemProvider($0, indexPath, item) }
        }
        inner.name = "NSCollectionViewDiffableDataSource"
    }

    /// Shows `snapshot`: moves the view there, or without animation asks for everything anew.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether the difference is worked out and shown; false reloads.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    public nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: ApplyHandler? = nil
    ) {
        inner.applyOrReload(snapshot, animatingDifferences, completion)
    }

    /// Shows `snapshot`, unless the task is cancelled before: then it throws `CancellationError`, and what was shown
    /// stays. `progress` is told off the main actor of the share of the work that is done. AppKit has no such member.
    @concurrent public nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, progress: @escaping @Sendable (_ share: Double) -> Void
    ) async throws {
        try await inner.applyOrReload(snapshot, animatingDifferences, progress: progress)
    }

    /// Shows `snapshot` in `section`. AppKit has no such member.
    public nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: ApplyHandler? = nil
    ) {
        inner.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// What the view shows, as a copy of your own.
    public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        inner.snapshot()
    }

    /// What `section` holds, items hidden in collapsed parents included. AppKit has no such member.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { inner.snapshot(for: section) }

    /// The item shown at `indexPath`, or nil when there is no such place.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { inner.itemIdentifier(for: indexPath) }

    /// The place where `itemIdentifier` is shown, or nil when it is not.
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { inner.indexPath(for: itemIdentifier) }
}

extension NSCollectionViewDiffableDataSource: @MainActor CustomStringConvertible {
    /// How many sections and items are shown, for debugging.
    public var description: String {
        "<NSCollectionViewDiffableDataSource: \(snapshot().numberOfSections) sections, \(snapshot().numberOfItems) "
            + "items>"
    }
}
