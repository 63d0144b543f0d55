import Diffable
import Foundation

/// The data source of an ``NSTableView`` that shows snapshots.
///
/// Rows are numbered through all sections. With a ``sectionHeaderViewProvider``, each section begins with a row of its
/// own, which counts.
@preconcurrency @MainActor
open class NSTableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// Makes what stands in one column of an item's row.
    public typealias CellProvider =
        @MainActor (
            _ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int, _ identifier: ItemIdentifierType
        ) -> NSView

    /// Makes what stands behind a row; the identifier is an item's or, in a section's own row, a section's.
    public typealias RowProvider =
        @MainActor (_ tableView: NSTableView, _ row: Int, _ identifier: AnyHashable) -> NSTableRowView

    /// Makes a section's own row.
    public typealias SectionHeaderViewProvider =
        @MainActor (_ tableView: NSTableView, _ row: Int, _ section: SectionIdentifierType) -> NSView

    /// Makes what stands behind rows; nil leaves them as they are.
    public var rowViewProvider: RowProvider?

    /// Makes the rows that sections begin with; nil shows none.
    public var sectionHeaderViewProvider: SectionHeaderViewProvider? {
        didSet { tableView?.showsHeaders(sectionHeaderViewProvider != nil) }
    }

    /// How rows come and go that are inserted or deleted, from the next update on.
    public var defaultRowAnimation: NSTableView.AnimationOptions = .effectFade {
        didSet { tableView?.standardRowAnimation = defaultRowAnimation.rowAnimation }
    }

    private weak var tableView: NSTableView?
    private nonisolated let inner: CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

    /// Makes a data source that shows nothing yet, and makes it the data source of `tableView`.
    public init(tableView: NSTableView, cellProvider: @escaping CellProvider) {
        tableView.refuseSecondDriver("\(Self.self).init(tableView:cellProvider:)")
        let rows = CollectionView.CellRegistration<TableRowCell, [(view: NSView, width: CGFloat)]> { _, _, _ in }
        let header = CollectionView.SupplementaryRegistration<TableRowCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        let relay = Relay()
        inner = CollectionViewDiffableDataSource(collectionView: tableView) { view, indexPath, item in
            guard let table = view as? NSTableView, let source = relay.source else { return nil }
            let row = source.row(at: indexPath)
            let cell = table.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: [])
            cell.show(
                table.tableColumns.map { (cellProvider(table, $0, row, item), $0.width) },
                on: source.rowViewProvider?(table, row, AnyHashable(item)), in: table)
            return cell
        }
        self.tableView = tableView
        inner.name = "NSTableViewDiffableDataSource"
        relay.source = self
        tableView.standardRowAnimation = defaultRowAnimation.rowAnimation
        tableView.rowCount = { [weak self] in self?.rowCount ?? 0 }
        tableView.place = { [weak self] row in
            guard let place = self?.place(ofRow: row) else { return nil }
            return place.item < 0
                ? .header(place.section) : .item(IndexPath(item: place.item, section: place.section))
        }
        tableView.rowNumber = { [weak self] in self?.row(at: $0) ?? -1 }
        inner.supplementaryViewProvider = { view, _, indexPath in
            guard let table = view as? NSTableView, let source = relay.source,
                let section = source.inner.sectionIdentifier(for: indexPath.section)
            else { return nil }
            let cell = table.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
            let row = source.row(forSectionIdentifier: section) ?? 0
            if let view = source.sectionHeaderViewProvider?(table, row, section) {
                cell.show([(view, 0)], on: source.rowViewProvider?(table, row, AnyHashable(section)), in: table)
            }
            return cell
        }
    }

    @MainActor private final class Relay {
        weak var source: NSTableViewDiffableDataSource?
    }

    /// Shows `snapshot`: moves the table there, or without animation asks for everything anew.
    public nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool, completion: ApplyHandler? = nil
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

    /// What the table shows, as a copy of your own.
    public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        inner.snapshot()
    }
}
