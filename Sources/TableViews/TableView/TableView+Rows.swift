import CollectionViews
import Foundation

extension TableView {
    /// How many sections the table shows.
    public var numberOfSections: Int { engine.numberOfSections }

    /// How many rows a section has. A section that doesn't exist stops the program.
    public func numberOfRows(inSection section: Int) -> Int { engine.numberOfItems(inSection: section) }

    /// Asks the data source for the titles of the index again. They are asked for after each update and each reload
    /// anyway.
    public func reloadSectionIndexTitles() { engine.reloadIndexTitles() }

    /// The cell of a row, when a window shows it or holds it ready just outside.
    public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
        engine.cellForItem(at: indexPath) as? TableViewCell
    }

    /// The row that a cell shows now; nil for a cell that isn't shown.
    public func indexPath(for cell: TableViewCell) -> IndexPath? { engine.indexPath(for: cell) }

    /// The cells of which something is in a window's bounds, in order.
    public var visibleCells: [TableViewCell] { engine.visibleCells.compactMap { $0 as? TableViewCell } }

    /// The rows whose cells are among ``visibleCells``, in order; nil when there are none.
    public var indexPathsForVisibleRows: [IndexPath]? {
        let paths = engine.indexPathsForVisibleItems
        return paths.isEmpty ? nil : paths
    }

    /// The frame of a row in the table's content; zero for a row that doesn't exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { engine.contentFrame(ofItemAt: indexPath) ?? .zero }

    /// The frame of a section's header in the table's content; zero for one that doesn't exist.
    public func rectForHeader(inSection section: Int) -> CGRect {
        engine.contentFrame(ofSupplementary: CollectionView.elementKindSectionHeader, inSection: section) ?? .zero
    }

    /// The frame of a section's footer in the table's content; zero for one that doesn't exist.
    public func rectForFooter(inSection section: Int) -> CGRect {
        engine.contentFrame(ofSupplementary: CollectionView.elementKindSectionFooter, inSection: section) ?? .zero
    }

    /// The frame of a section with its rows, its header and its footer; zero for one that doesn't exist.
    public func rect(forSection section: Int) -> CGRect {
        guard section >= 0, section < numberOfSections else { return .zero }
        let count = numberOfRows(inSection: section)
        var frames = [rectForHeader(inSection: section), rectForFooter(inSection: section)]
        if count > 0 {
            frames.append(rectForRow(at: IndexPath(row: 0, section: section)))
            frames.append(rectForRow(at: IndexPath(row: count - 1, section: section)))
        }
        let parts = frames.filter { $0 != .zero }
        return parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
    }

    /// The row at a point of the table's content; nil where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? { engine.indexPathForItem(inContentAt: point) }

    /// The header of a section; nil while no window shows it.
    public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
        engine.supplementaryView(
            forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(row: 0, section: section))
            as? TableViewHeaderFooterView
    }

    /// The footer of a section; nil while no window shows it.
    public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
        engine.supplementaryView(
            forElementKind: CollectionView.elementKindSectionFooter, at: IndexPath(row: 0, section: section))
            as? TableViewHeaderFooterView
    }

    /// Scrolls every window to a row. A path that names no row stops the program.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        engine.scrollToItem(at: indexPath, at: scrollPosition.itemPosition, animated: animated)
    }
}
