import CollectionViews
import Foundation
import Testing

@testable import TableViews

@MainActor
@Suite("Editing a table")
struct EditingTests {
    let source = TreeSource([["a", "b"], ["c"]])

    @Test("Rows show a sign that deletes or inserts, as the delegate says, where they can be edited")
    func signs() {
        source.editable = ["a", "c"]
        source.inserting = ["c"]
        let table = makeTable(source)
        let viewer = TableViewer(table)
        #expect(viewer.kinds("a").isEmpty)
        table.setEditing(true, animated: true)
        viewer.update()
        #expect(viewer.kinds("a") == [.delete] && viewer.kinds("b").isEmpty && viewer.kinds("c") == [.insert])
        viewer.activate(.insert, of: "c")
        #expect(source.calls.last == "insert c")
        table.isEditing = false
        viewer.update()
        #expect(viewer.kinds("a").isEmpty)
    }

    @Test("The sign of deletion uncovers a button that deletes the row")
    func uncovering() throws {
        let table = makeTable(source)
        let viewer = TableViewer(table)
        table.setEditing(true, animated: false)
        viewer.update()
        let sign = viewer.row("b")?.content?.accessories.first
        #expect(sign?.uncoversActions == true)
        let actions = try #require(table.bridge.trailingActions(at: IndexPath(row: 1, section: 0)))
        #expect(actions.actions.map(\.title) == ["Delete"])
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        actions.actions[0].handler(actions.actions[0], cell) { _ in }
        viewer.update()
        #expect(source.calls.last == "delete b" && viewer.texts == ["a", "c"])
    }

    @Test("A data source that commits nothing offers no deletion once that is known")
    func committingNothing() {
        final class Bare: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
                TableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let bare = Bare()
        let table = TableView()
        table.dataSource = bare
        let path = IndexPath(row: 0, section: 0)
        #expect(table.bridge.trailingActions(at: path) != nil)
        bare.tableView(table, commit: .delete, forRowAt: path)
        #expect(table.bridge.trailingActions(at: path) == nil)
    }

    @Test("The focus is moved to a row, as to one that came back")
    func focusing() {
        let table = makeTable(source)
        let viewer = TableViewer(table)
        viewer.window.focus(viewer.key("a"))
        table.moveFocus(toRowAt: IndexPath(row: 0, section: 1))
        viewer.update()
        #expect(viewer.window.focusedIndexPath == IndexPath(row: 0, section: 1))
        table.moveFocus(toRowAt: IndexPath(row: 7, section: 1))
        viewer.update()
        #expect(viewer.window.focusedIndexPath == IndexPath(row: 0, section: 1))
    }

    @Test("With marks for several rows there are no signs")
    func marks() {
        let table = makeTable(source)
        table.allowsMultipleSelectionDuringEditing = true
        let viewer = TableViewer(table)
        table.setEditing(true, animated: true)
        viewer.update()
        #expect(viewer.kinds("a") == [.multiselect(isSelected: false)])
    }

    @Test("Accessories: one kind while the row is edited, another otherwise, and a detail button that calls")
    func accessories() {
        let table = makeTable(source)
        let viewer = TableViewer(table)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        for (type, kinds): (TableViewCell.AccessoryType, [RowContent.Accessory.Kind]) in [
            (.disclosureIndicator, [.disclosureIndicator]), (.checkmark, [.checkmark]), (.detailButton, [.detail]),
            (.detailDisclosureButton, [.detail, .disclosureIndicator]), (.none, []),
        ] {
            cell?.accessoryType = type
            viewer.update()
            #expect(viewer.kinds("a") == kinds)
        }
        cell?.accessoryType = .detailButton
        cell?.editingAccessoryType = .checkmark
        viewer.update()
        viewer.activate(.detail, of: "a")
        #expect(source.calls.last == "detail a")
        table.isEditing = true
        viewer.update()
        #expect(viewer.kinds("a") == [.delete, .checkmark])
        cell?.accessoryView = .label("12")
        table.isEditing = false
        viewer.update()
        #expect(viewer.kinds("a") == [.label("12")])
    }

    @Test("A tap selects, another row may be selected in its place, or none")
    func selection() {
        let (a, b, c) = (
            IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)
        )
        source.redirects = [a: b]
        source.refuses = [c]
        let table = makeTable(source)
        let viewer = TableViewer(table)
        viewer.window.tap(viewer.key("a"))
        #expect(table.indexPathForSelectedRow == b && source.calls.last == "select b")
        viewer.window.tap(viewer.key("c"))
        #expect(table.indexPathsForSelectedRows == [b])
        table.selectRow(at: c, animated: false)
        #expect(table.indexPathForSelectedRow == c && source.calls.last == "select b")
        table.deselectRow(at: c, animated: false)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("Texts stand as the cell's style says")
    func styles() {
        let cell = TableViewCell(style: .value2, reuseIdentifier: "x")
        #expect(cell.reuseIdentifier == "x" && cell.detailTextLabel != nil)
        cell.textLabel?.text = "work"
        cell.detailTextLabel?.text = "555"
        let content = cell.makeRowContent()
        #expect(content.text == "work" && content.secondaryText == "555")
        #expect(content.prefersSideBySide && content.textColumnWidth != nil)
        #expect(TableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration() == .valueCell())
        #expect(TableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration() == .subtitleCell())
        cell.contentConfiguration = ListContentConfiguration.cell()
        #expect(cell.textLabel == nil && cell.imageView == nil)
        #expect(TableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }
}
