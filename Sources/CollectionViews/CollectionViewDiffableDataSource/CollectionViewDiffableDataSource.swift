import DiffablePipeline
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
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: CollectionViewDataSource {
    /// Makes the cell of an item. It must not return nil: that stops the program.
    public typealias CellProvider =
        (_ collectionView: CollectionView, _ indexPath: IndexPath, _ item: ItemIdentifierType) -> CollectionViewCell?

    /// Makes a header, a footer or another supplementary view. It must not return nil: that stops the program.
    public typealias SupplementaryViewProvider =
        (_ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath) -> CollectionReusableView?

    /// Makes the supplementary views that the layout asks for. A layout that asks for none needs no provider.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    /// What happens when a user expands or collapses a row of an outline.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// What happens when a user drags items into another order.
    public var reorderingHandlers = ReorderingHandlers() { didSet { collectionView?.notifyWindows() } }

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

    /// The undo history. Changes are recorded from the first access on.
    public private(set) lazy var history = DataSourceHistory(of: pipeline)

    /// Whether an overridable method is running; see ``callOverridable(_:)``.
    var isInOverridable = false
    /// The name in misuse messages. A data source that works for a table's has that one's name.
    package var name = "CollectionViewDiffableDataSource" { didSet { collectionView?.driver?.name = name } }

    weak var collectionView: CollectionView?
    let cellProvider: CellProvider
    nonisolated let warnings = SnapshotWarnings(of: "CollectionViewDiffableDataSource")
    nonisolated let pipeline: ApplyPipeline<SectionIdentifierType, ItemIdentifierType>

    /// Makes a data source that shows nothing yet, and makes it the data source of `collectionView`.
    ///
    /// - Parameters:
    ///   - collectionView: The view to drive. A view has one diffable data source at a time: a second one stops the
    ///     program while the first one lives.
    ///   - cellProvider: Makes the cell of an item, by dequeuing one from the view.
    public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        pipeline = ApplyPipeline(view: collectionView.snapshotView)
        collectionView.drive(by: self, outline: self, reordering: self)
        pipeline.onMixedUse = { [weak self] in
            Warnings.say(
                """
                \(self?.name ?? "A diffable data source").apply(_:) is called both on the main actor and elsewhere: \
                the last snapshot is the one shown in the end, but call it always from one of them.
                """)
        }
    }

    // MARK: Applying

    /// Shows `snapshot`: computes the difference from what is shown, and performs it.
    ///
    /// The snapshot is shown when the call returns, while animations may still run. Inside another apply (from a cell
    /// provider, say) it waits until that is done. The first apply draws everything at once, without animation. An
    /// unchanged snapshot does nothing.
    ///
    /// Equal identifiers are the same item to the data source. For an item or section that stays, the identifier that
    /// is shown is kept, and the equal one in `snapshot` is ignored: ``itemIdentifier(for:)`` returns the one that the
    /// cell was configured with. If content changes, let a ``CollectionViewModelDataSource`` compare it, or identify
    /// items by what never changes and mark for reconfiguration those whose content did.
    ///
    /// Override this method to be called for every apply on the main actor, and pass all three arguments on to `super`.
    /// Its completion need not be `Sendable`. Calls from other threads go to the nonisolated method of the same name,
    /// which can't be overridden.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly. Without animation the difference is
    ///     performed too, not a reload.
    ///   - completion: Called once, when the animation has ended.
    /// - Complexity: That of the difference; see ``DiffableDataSourceSnapshot``.
    @_disfavoredOverload
    open func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(
            .difference(animated: animatingDifferences), snapshot.precedence, completion: applyHandler(completion)
        ) { [warnings] in $0.applying(snapshot, warnings) }
    }

    /// Shows `snapshot` by reloading everything: no difference is computed and nothing is animated.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - completion: Called once, when the reload is done.
    @_disfavoredOverload
    open func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        submit(.reload, completion: applyHandler(completion)) { $0.reloading(snapshot) }
    }

    /// Shows `snapshot` in `section`, in place of what the section held: its visible items become the section's rows.
    ///
    /// A section that doesn't exist is made at the end. Items that are in other sections move into this one. A parent
    /// that is expanded or collapsed, or gets its first child or loses its last one, has its row reconfigured. For
    /// order it is as with ``apply(_:animatingDifferences:completion:)``.
    ///
    /// - Parameters:
    ///   - snapshot: What the section shall hold, expanded or not.
    ///   - section: The section.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly.
    ///   - completion: Called once, when the animation has ended.
    @_disfavoredOverload
    open func apply(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(.difference(animated: animatingDifferences), completion: applyHandler(completion)) { [warnings] in
            $0.applying(snapshot, to: section, warnings)
        }
    }

    // MARK: CollectionViewDataSource

    /// The number of sections of the snapshot that is shown.
    open func numberOfSections(in collectionView: CollectionView) -> Int {
        pipeline.state.snapshot.numberOfSections
    }

    /// The number of items of a section of the snapshot that is shown. Without such a section the program stops.
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        let count = pipeline.state.snapshot.numberOfSections
        if section < 0 || section >= count {
            fatalError(
                "\(name): there is no section \(section) among \(count) to count the items of; ask only for sections "
                    + "that the snapshot shown has.")
        }
        return pipeline.state.snapshot.numberOfItems(inSectionAt: section)
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
                "\(name): the cell provider returned nil for item \(item) at \(indexPath); "
                    + "return a cell for every item, dequeued from the view.")
        }
        return cell
    }

    /// Whether a user may drag the item at `indexPath`: as the reordering handlers answer, once they are set.
    open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard reorderingHandlers.isOn, let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves an item to where a user dropped it, and tells the reordering handlers.
    ///
    /// In an outline it is put before the item at that index path, or else after the one above, as its sibling.
    open func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moveItem(at: sourceIndexPath, to: destinationIndexPath)
    }

    /// No index. Override it, beside ``collectionView(_:indexPathForIndexTitle:at:)``, to give one.
    open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

    /// The start of the section with the title's index.
    open func collectionView(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    /// The view that the supplementary view provider makes.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        guard let supplementaryViewProvider else {
            fatalError(
                "\(name): the layout asks for a supplementary view of kind \(kind) at "
                    + "\(indexPath), but there is no supplementaryViewProvider; set one, or let the layout not ask.")
        }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            fatalError(
                "\(name): the supplementaryViewProvider returned nil for kind \(kind) at "
                    + "\(indexPath); return a view whenever the layout asks for one.")
        }
        return view
    }
}
