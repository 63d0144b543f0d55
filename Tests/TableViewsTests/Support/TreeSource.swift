import CollectionViews
import Foundation

@testable import TableViews

/// A data source and delegate written by hand: sections of strings, and a record of what was called.
@MainActor final class TreeSource: TableViewDataSource, TableViewDelegate {
    var sections: [[String]]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var heights: [String: CGFloat] = [:]
    var editable: Set<String>?
    var movable: Set<String> = []
    var inserting: Set<String> = []
    var redirects: [IndexPath: IndexPath] = [:]
    var refuses: Set<IndexPath> = []
    var titles: [String]?
    var insertsInSection: Int?
    var target: ((IndexPath, IndexPath) -> IndexPath)?
    var calls: [String] = []

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func name(_ indexPath: IndexPath) -> String { sections[indexPath.section][indexPath.row] }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        calls.append("cell \(name(indexPath))")
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tree")
            ?? TableViewCell(style: .subtitle, reuseIdentifier: "tree")
        var content = cell.defaultContentConfiguration()
        content.text = name(indexPath)
        cell.contentConfiguration = content
        return cell
    }

    func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footers[section] }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        editable?.contains(name(indexPath)) ?? true
    }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        movable.contains(name(indexPath))
    }
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        calls.append("\(editingStyle) \(name(indexPath))")
        guard editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        calls.append("target \(sourceIndexPath) \(proposedDestinationIndexPath)")
        return target?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[name(indexPath)] ?? tableView.rowHeight
    }
    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        inserting.contains(name(indexPath)) || indexPath.section == insertsInSection ? .insert : .delete
    }
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        refuses.contains(indexPath) ? nil : redirects[indexPath] ?? indexPath
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(name(indexPath))")
    }
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(name(indexPath))")
    }
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        calls.append("detail \(name(indexPath))")
    }
}

/// One viewer of a table.
@MainActor final class TableViewer {
    let window: CollectionViewWindow
    private(set) var rows: [Int: WindowTransaction.Row] = [:]
    private(set) var last: WindowTransaction?

    init(_ table: TableView, size: CGSize = CGSize(width: 400, height: 600)) {
        window = CollectionViewWindow(collectionView: table.engine)
        window.resize(to: size)
        update()
    }

    /// Takes the next transaction, plays and acknowledges it.
    @discardableResult func update() -> WindowTransaction? {
        guard let transaction = window.nextTransaction() else { return nil }
        if transaction.base == 0 { rows = [:] }
        for gone in transaction.gone { rows[gone.key] = nil }
        for var row in transaction.rows {
            if row.content == nil { row.content = rows[row.key]?.content }
            rows[row.key] = row
        }
        window.acknowledge(transaction.version)
        last = transaction
        return transaction
    }

    /// The texts of all rows, headers and footers too, from above.
    var texts: [String] {
        rows.values.sorted { $0.frame.minY < $1.frame.minY }.map { $0.content?.text ?? "" }
    }

    func row(_ text: String) -> WindowTransaction.Row? { rows.values.first { $0.content?.text == text } }

    func key(_ text: String) -> Int { row(text)?.key ?? -1 }

    /// Activates a row's accessory of a kind.
    func activate(_ kind: RowContent.Accessory.Kind, of text: String) {
        guard let accessory = row(text)?.content?.accessories.first(where: { $0.kind == kind }) else { return }
        window.activateAccessory(key(text), id: accessory.id)
        update()
    }

    func kinds(_ text: String) -> [RowContent.Accessory.Kind] { row(text)?.content?.accessories.map(\.kind) ?? [] }
}

@MainActor func makeTable(_ source: TreeSource, style: TableView.Style = .plain) -> TableView {
    let table = TableView(style: style)
    table.dataSource = source
    table.delegate = source
    return table
}
