import CollectionViews
import Foundation

/// Headers and footers: the delegate's view, or one with the data source's title.
extension TableBridge {
    func hasHeader(_ section: Int) -> Bool {
        guard let table, let source else { return false }
        if let height = height(ofSupplementary: CollectionView.elementKindSectionHeader, inSection: section) {
            return height > 0
        }
        return source.tableView(table, titleForHeaderInSection: section) != nil
            || isView(table.delegate?.tableView(table, viewForHeaderInSection: section))
    }

    func hasFooter(_ section: Int) -> Bool {
        guard let table, let source else { return false }
        if let height = height(ofSupplementary: CollectionView.elementKindSectionFooter, inSection: section) {
            return height > 0
        }
        return source.tableView(table, titleForFooterInSection: section) != nil
            || isView(table.delegate?.tableView(table, viewForFooterInSection: section))
    }

    /// Whether the delegate has a view of its own. A reusable one was dequeued only to find out, and returns to its
    /// pool.
    private func isView(_ view: View?) -> Bool {
        guard let view else { return false }
        if let view = view as? CollectionReusableView { table?.engine.recycle(view) }
        return true
    }

    func makeBoundary(_ kind: String, _ section: Int) -> CollectionReusableView {
        guard let table else { fatalError("TableView: the table is gone while it is shown; keep a reference to it.") }
        if let whole = table.tableBoundaryView(ofKind: kind) { return makeBoundary(of: table, showing: whole) }
        let isHeader = kind == CollectionView.elementKindSectionHeader
        let view: TableViewHeaderFooterView
        let own =
            isHeader
            ? table.delegate?.tableView(table, viewForHeaderInSection: section)
            : table.delegate?.tableView(table, viewForFooterInSection: section)
        if let own = own as? TableViewHeaderFooterView {
            view = own
            view.prepare(style: table.style, isHeader: isHeader)
        } else {
            let title =
                isHeader
                ? source?.tableView(table, titleForHeaderInSection: section)
                : source?.tableView(table, titleForFooterInSection: section)
            view =
                table.dequeueReusableHeaderFooterView(withIdentifier: Self.standardIdentifier)
                ?? TableViewHeaderFooterView(reuseIdentifier: Self.standardIdentifier)
            view.prepare(style: table.style, isHeader: isHeader)
            view.textLabel?.text = own == nil ? title ?? "" : nil
            view.displayedView = own
        }
        if own === view { view.displayedView = nil }
        table.engine.adopt(view, kind: TableView.headerFooter, identifier: view.reuseIdentifier)
        return view
    }

    /// The view above or below all rows.
    private func makeBoundary(of table: TableView, showing whole: View) -> CollectionReusableView {
        let view = whole as? TableViewHeaderFooterView ?? TableViewHeaderFooterView(reuseIdentifier: nil)
        view.prepare(style: .plain, isHeader: false)
        view.displayedView = whole === view ? nil : whole
        table.engine.adopt(view, kind: TableView.headerFooter, identifier: nil)
        return view
    }

    private static let standardIdentifier = "TableView.title"
}
