import CollectionViews
import Foundation

/// Adapts a table's data source and delegates to the collection view that the table is built on.
@MainActor final class TableBridge {
    weak var table: TableView?

    init(_ table: TableView) {
        self.table = table
    }

    var source: (any TableViewDataSource)? { table?.dataSource }

    /// The cell of a row, from whichever data source the table has.
    func makeCell(at indexPath: IndexPath) -> TableViewCell? {
        guard let table, let source else { return nil }
        let cell = source.tableView(table, cellForRowAt: indexPath)
        cell.table = table
        table.engine.adopt(cell, identifier: cell.reuseIdentifier)
        return cell
    }
}

extension TableBridge: CollectionViewDataSource {
    func numberOfSections(in collectionView: CollectionView) -> Int {
        guard let table, let source else { return 0 }
        return source.numberOfSections(in: table)
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        guard let table, let source else { return 0 }
        return source.tableView(table, numberOfRowsInSection: section)
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        guard let cell = makeCell(at: indexPath) else {
            fatalError("TableView: the data source is gone while its rows are shown; keep a reference to it.")
        }
        return cell
    }

    /// Rows can be moved by their grips while the table is edited, or at any time if there is a drag delegate.
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let table, let source, table.isEditing || table.dragDelegate != nil && table.dragInteractionEnabled
        else { return false }
        return source.tableView(table, canMoveRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let table, let source else { return }
        source.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    func indexTitles(for collectionView: CollectionView) -> [String]? {
        guard let table, let titles = source?.sectionIndexTitles(for: table),
            (0..<table.numberOfSections).reduce(0, { $0 + table.numberOfRows(inSection: $1) })
                >= table.sectionIndexMinimumDisplayRowCount
        else { return nil }
        return titles
    }

    func collectionView(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        guard let table, let source else { return IndexPath(item: 0, section: NSNotFound) }
        return IndexPath(
            item: 0, section: source.tableView(table, sectionForSectionIndexTitle: title, at: index))
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView { makeBoundary(kind, indexPath.section) }
}

extension TableBridge: CollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        guard let table else { return }
        table.prefetchDataSource?.tableView(table, prefetchRowsAt: indexPaths)
    }

    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        guard let table else { return }
        table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: indexPaths)
    }
}

extension TableBridge: TableSource {
    var nouns: MisuseNouns { MisuseNouns(view: "TableView", item: "row") }

    func prepare(_ cell: CollectionViewListCell, at indexPath: IndexPath) {
        guard let table, let source, let cell = cell as? TableViewCell else { return }
        let canEdit = source.tableView(table, canEditRowAt: indexPath)
        cell.canMove = source.tableView(table, canMoveRowAt: indexPath)
        cell.editingStyle =
            canEdit ? table.delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? .delete : .none
        if let level = table.delegate?.tableView(table, indentationLevelForRowAt: indexPath), level >= 0 {
            cell.indentationLevel = level
        }
        cell.showsSelectionMarks = table.allowsMultipleSelectionDuringEditing
        cell.updateSystemAccessories()
        cell.noteEditing()
    }

    func height(ofRowAt indexPath: IndexPath) -> Double? {
        guard let table else { return nil }
        let height = table.delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
        return height >= 0 ? Double(height) : nil
    }

    func height(ofSupplementary kind: String, inSection section: Int) -> Double? {
        guard let table else { return nil }
        if table.tableBoundaryView(ofKind: kind) != nil {
            return table.tableBoundaryHeight(ofKind: kind).map(Double.init)
        }
        let isHeader = kind == CollectionView.elementKindSectionHeader
        let height =
            isHeader
            ? table.delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
            : table.delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        return height >= 0 ? Double(height) : nil
    }
}
