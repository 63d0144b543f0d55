import CollectionViews
import DiffablePipeline
import DiffableSnapshots
import Foundation

/// The data source of a ``TableView`` that shows snapshots.
///
/// Describe what the table should show as a snapshot of unique identifiers and call
/// ``apply(_:animatingDifferences:completion:)``. The data source works out what changed, and the table moves there.
///
/// Make a subclass for titles, editing and moving rows:
///
/// ```swift
/// final class NetworksSource: TableViewDiffableDataSource<Section, Network> {
///     override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
///         sectionIdentifier(for: section)?.title
///     }
/// }
/// ```
///
/// The data source makes itself the table's `dataSource`, for good: from then on the table refuses its own
/// `insertRows`, `reloadData` and their like. The table does not keep the data source alive.
@preconcurrency @MainActor
open class TableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: TableViewDataSource {
    /// Makes the cell of an item. It must not return nil: that stops the program.
    public typealias CellProvider =
        @MainActor (_ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        TableViewCell?

    /// The animation of rows that are inserted, deleted or reloaded, from the next update on.
    public var defaultRowAnimation: TableView.RowAnimation = .automatic {
        didSet {
            tableView?.engine.standardRowAnimation = defaultRowAnimation == .automatic ? nil : defaultRowAnimation
        }
    }

    /// The undo history. Changes are recorded from the first access on. An addition to Apple's.
    public var history: DataSourceHistory<SectionIdentifierType, ItemIdentifierType> { inner.history }

    /// The data source of the collection view that the table is built on. It does the work.
    nonisolated let inner: EngineDataSource<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: TableView?
    private let cellProvider: CellProvider

    /// Makes a data source that shows nothing yet, and makes it the data source of `tableView`.
    ///
    /// - Parameters:
    ///   - tableView: The table to drive. A table has one diffable data source in its life: a second one stops the
    ///     program.
    ///   - cellProvider: Makes the cell of an item, by dequeuing one from the table.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        tableView.engine.refuseSecondDriver("\(Self.self).init(tableView:cellProvider:)")
        self.tableView = tableView
        self.cellProvider = cellProvider
        inner = EngineDataSource(collectionView: tableView.engine) { [weak tableView] _, indexPath, _ in
            tableView?.bridge.makeCell(at: indexPath)
        }
        inner.name = "TableViewDiffableDataSource"
        inner.supplementaryViewProvider = { [weak tableView] _, kind, indexPath in
            tableView?.bridge.makeBoundary(kind, indexPath.section)
        }
        tableView.didAttach(self)
    }

    // MARK: Applying

    /// Shows `snapshot`: computes the difference from what is shown, and performs it.
    ///
    /// Order and completion are as with
    /// ``CollectionViews/CollectionViewDiffableDataSource/apply(_:animatingDifferences:completion:)``. An item that
    /// leaves a section which is deleted or moved glides like any other, though the table's own `moveRow` does not
    /// allow such a move.
    ///
    /// Override this method to be called for every apply on the main actor, and pass all three arguments on to `super`.
    /// Its completion need not be `Sendable`. Calls from other threads go to the nonisolated method of the same name,
    /// which can't be overridden.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows glide, appear and leave visibly, by ``defaultRowAnimation``. Without
    ///     animation the difference is performed too, not a reload.
    ///   - completion: Called once, when the animation has ended.
    @_disfavoredOverload
    open func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        inner.apply(snapshot, animatingDifferences: animatingDifferences, completion: applyHandler(completion))
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
        inner.applySnapshotUsingReloadData(snapshot, completion: applyHandler(completion))
    }

    // MARK: TableViewDataSource

    /// The number of sections of the snapshot that is shown.
    open func numberOfSections(in tableView: TableView) -> Int { inner.numberOfSections(in: tableView.engine) }

    /// The number of items of a section of the snapshot that is shown. Without such a section the program stops.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        inner.collectionView(tableView.engine, numberOfItemsInSection: section)
    }

    /// The cell that the cell provider makes for the item at `indexPath`.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            fatalError(
                "TableViewDiffableDataSource.tableView(_:cellForRowAt:): there is no item at \(indexPath); ask only "
                    + "for places that the snapshot shown has.")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            fatalError(
                "TableViewDiffableDataSource: the cell provider returned nil for item \(item) at \(indexPath); return "
                    + "a cell for every item.")
        }
        return cell
    }

    /// No title. Override it to give one.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title. Override it to give one.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No row can be edited. Override it, beside ``tableView(_:commit:forRowAt:)``, to let a user edit.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. Override it to apply a snapshot without the item, or with a new one.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// No row can be moved. Override it, beside ``tableView(_:moveRowAt:to:)``, to let a user move rows.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. Override it to apply a snapshot with the item at its new index path.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// No index. Override it to give one.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// The section with the title's index.
    open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
