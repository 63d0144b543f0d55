import DiffableDataSources
import DiffableSnapshots
import Foundation

/// The data source of a ``CollectionView`` that shows snapshots.
///
/// Describe what the view should show as a snapshot of unique identifiers and call
/// ``apply(_:animatingDifferences:completion:)``. The data source works out what changed, and the view moves there.
///
/// ```swift
/// let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
///     var content = cell.defaultContentConfiguration()
///     content.text = name
///     cell.contentConfiguration = content
/// }
/// let dataSource = CollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, name in
///     view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
/// }
///
/// var snapshot = DiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Everest", "K2"])
/// dataSource.apply(snapshot)
/// ```
///
/// The data source makes itself the view's `dataSource`, for good: from then on the view refuses its own `insertItems`,
/// `reloadData` and their like. The view does not keep the data source alive; keep it where you keep the view.
///
/// Apple has this class since iOS 13 and tvOS 13, as `UICollectionViewDiffableDataSource`.
@MainActor
open class CollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: CollectionViewDataSource {
    /// Makes the cell of an item. It must not return nil: that stops the program.
    public typealias CellProvider =
        @MainActor (_ collectionView: CollectionView, _ indexPath: IndexPath, _ item: ItemIdentifierType) ->
        CollectionViewCell?

    /// Makes a header, a footer or another supplementary view. It must not return nil: that stops the program.
    public typealias SupplementaryViewProvider =
        @MainActor (_ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
        CollectionReusableView?

    /// Makes the supplementary views that the layout asks for. A layout that asks for none needs no provider.
    ///
    /// Apple has this since iOS 13.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    /// What happens when a user expands or collapses a row of an outline.
    ///
    /// Apple has this since iOS 14.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Loads the children of rows that a user opens and that have none yet.
    ///
    /// Its children become the row's, without duplicates, and at each step the row is reconfigured: look into the
    /// loader's `state(of:)` in the cell registration to show a spinner, or the failure with a button that retries.
    /// Closing the row while it loads cancels. Apple has no such member.
    public var lazyChildren: LazyChildren<ItemIdentifierType>? {
        didSet {
            if oldValue !== lazyChildren {
                oldValue?.follower = nil
                oldValue?.pieceFollower = nil
            }
            follow(lazyChildren)
        }
    }

    weak var collectionView: CollectionView?
    let cellProvider: CellProvider
    nonisolated let pipeline: ApplyPipeline<SectionIdentifierType, ItemIdentifierType>

    /// Makes a data source that shows nothing yet, and makes it the data source of `collectionView`.
    ///
    /// - Parameters:
    ///   - collectionView: The view to drive. A view has one diffable data source in its life: a second one stops the
    ///     program.
    ///   - cellProvider: Makes the cell of an item, by dequeuing one from the view.
    ///
    /// Apple has this since iOS 13.
    public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        pipeline = ApplyPipeline(view: collectionView)
        collectionView.drive(by: self, outline: self)
        pipeline.onMixedUse = {
            FileHandle.standardError.write(
                Data(
                    """
                    CollectionViewDiffableDataSource.apply(_:) is called both on the main actor and elsewhere: \
                    each apply is committed in the order of the calls, but call it always from one of them.\n
                    """.utf8))
        }
    }

    // MARK: CollectionViewDataSource

    /// The number of sections of the snapshot that is shown.
    open func numberOfSections(in collectionView: CollectionView) -> Int {
        pipeline.state.snapshot.numberOfSections
    }

    /// The number of items of a section of the snapshot that is shown.
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        pipeline.state.snapshot.numberOfItems(inSectionAt: section)
    }

    /// The cell that the cell provider makes for the item at `indexPath`.
    open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
    {
        guard let item = itemIdentifier(for: indexPath) else {
            fatalError(
                "CollectionViewDiffableDataSource.collectionView(_:cellForItemAt:): there is no item at \(indexPath); "
                    + "ask only for places that the snapshot shown has.")
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError(
                "CollectionViewDiffableDataSource: the cell provider returned nil for item \(item) at \(indexPath); "
                    + "return a cell for every item, dequeued from the collection view.")
        }
        return cell
    }

    /// The view that the supplementary view provider makes.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        guard let supplementaryViewProvider else {
            fatalError(
                "CollectionViewDiffableDataSource: the layout asks for a supplementary view of kind \(kind) at "
                    + "\(indexPath), but there is no supplementaryViewProvider; set one, or let the layout not ask.")
        }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            fatalError(
                "CollectionViewDiffableDataSource: the supplementaryViewProvider returned nil for kind \(kind) at "
                    + "\(indexPath); return a view whenever the layout asks for one.")
        }
        return view
    }
}
