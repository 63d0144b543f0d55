import Diffable
import Foundation

/// The views that stand in columns and behind rows, and are used again.
extension NSTableView {
    /// Hands out a view that was made with an identifier and is not in use; nil when there is none, which is to be made
    /// then and given the identifier.
    ///
    /// ```swift
    /// let used = tableView.makeView(withIdentifier: name, owner: self) as? NSTableCellView
    /// let cell = used ?? NSTableCellView(frame: .zero)
    /// cell.identifier = name
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the view was given.
    ///   - owner: For views out of archives, which don't exist here.
    public func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
        unused[identifier]?.popLast()
    }

    /// The view in a column of a row that a window shows; nil for others, which are never made for this.
    public func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
        rowCell(atRow: row).flatMap { $0.views.indices.contains(column) ? $0.views[column] : nil }
    }

    /// The view behind a row that a window shows; nil for others, which are never made for this.
    public func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { rowCell(atRow: row)?.rowView }

    private func rowCell(atRow row: Int) -> TableRowCell? {
        switch place(row) {
        case .item(let path)?: cellForItem(at: path) as? TableRowCell
        case .header(let section)?:
            supplementaryView(
                forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
                as? TableRowCell
        case nil: nil
        }
    }

    /// Puts views aside that a row shows no longer.
    func recycle(_ views: [NSView]) {
        for view in views {
            guard let identifier = (view as? any NSUserInterfaceItemIdentification)?.identifier else { continue }
            unused[identifier, default: []].append(view)
        }
    }
}

/// What stands in a row of a table.
enum TableRowPlace {
    case item(IndexPath)
    /// The row that a section begins with.
    case header(Int)
}

extension Screen {
    /// Makes a screen that a table fills, with the titles of its columns above the rows.
    ///
    /// The columns are those that the table has by now. With ``NSTableView/sortHandler`` a press on a title sorts.
    public convenience init(title: String, tableView: NSTableView) {
        self.init(title: title, collectionView: tableView)
        if !tableView.tableColumns.isEmpty { showColumnTitles(of: tableView) }
    }

    /// Shows the titles of a table's columns above its rows, in place of the screen's controls.
    ///
    /// For screens that are classes of their own: they call `super.init(title:collectionView:)` with the table, and
    /// then this. The columns are those that the table has by now.
    public func showColumnTitles(of tableView: NSTableView) {
        let columns = tableView.tableColumns.enumerated().map { index, column in
            ColumnHeads.Column(title: column.title, width: index == 0 ? 0 : Double(column.width))
        }
        let heads = ColumnHeads(label: "Columns", columns: columns) { [weak tableView] index, isDescending in
            guard let tableView else { return }
            tableView.sortHandler?(tableView.tableColumns[index], !isDescending)
        }
        heads.isEnabled = tableView.sortHandler != nil
        // A link leads to the same order.
        heads.restorationIdentifier = "sort"
        controls = [heads]
    }
}
