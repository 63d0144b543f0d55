import CollectionViews
import Foundation
import Testing

@testable import TableViews

@MainActor
@Suite("Tables")
struct TableViewTests {
    let source = TreeSource([["a", "b", "c"], ["d", "e"]])

    @Test("A table shows its rows, and headers and footers where there are titles")
    func titles() {
        source.headers = [1: "Head"]
        source.footers = [0: "Foot"]
        let viewer = TableViewer(makeTable(source, style: .insetGrouped))
        #expect(viewer.texts == ["a", "b", "c", "Foot", "Head", "d", "e"])
        #expect(viewer.row("a")?.content?.grouping == .first)
        #expect(viewer.row("e")?.content?.grouping == .last)
    }

    @Test("A table tells which rows are in sight, and has the footers of their sections")
    func sight() {
        source.sections = [(0..<30).map { "\($0)" }, ["x"]]
        source.footers = [0: "Foot"]
        source.heights = Dictionary(uniqueKeysWithValues: (0..<30).map { ("\($0)", 50) })
        let table = makeTable(source)
        #expect(table.indexPathsForVisibleRows == nil)
        let viewer = TableViewer(table, size: CGSize(width: 400, height: 500))
        #expect(table.indexPathsForVisibleRows == (0..<10).map { IndexPath(row: $0, section: 0) })
        viewer.window.scroll(to: CGPoint(x: 0, y: 30 * 50))
        viewer.update()
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 0, section: 1))
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Foot")
        #expect(table.footerView(forSection: 1) == nil && table.headerView(forSection: 0) == nil)
    }

    @Test("Plain tables run from edge to edge, grouped ones keep their sections apart, inset ones round them")
    func styles() {
        func show(_ style: TableView.Style) -> [WindowTransaction.Row] {
            let viewer = TableViewer(makeTable(source, style: style))
            return ["a", "b", "c", "d"].compactMap { viewer.row($0) }
        }
        let (plain, grouped, inset) = (show(.plain), show(.grouped), show(.insetGrouped))
        #expect(plain.allSatisfy { $0.content?.grouping == RowContent.Grouping.none })
        #expect(plain[3].frame.minY == plain[2].frame.maxY && plain[0].frame.minX == 0)
        for rows in [grouped, inset] {
            #expect(rows.prefix(3).map { $0.content?.grouping } == [.first, .middle, .last])
            #expect(rows[3].frame.minY > rows[2].frame.maxY)
        }
        #expect(grouped[0].frame.minX == 0 && inset[0].frame.minX > 0)
    }

    final class Keeper: NSObject, TableViewDelegate {
        var log: [String] = []
        func tableView(
            _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> ContextMenuConfiguration? {
            let copy = Action(title: "Copy") { [weak self] _ in self?.log.append("copy \(indexPath.row)") }
            return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [copy]) })
        }
        func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
        func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
            log.append("header \(section)")
            (view as? TableViewHeaderFooterView)?.textLabel?.textColor = .systemTeal
        }
        func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
            log.append("header \(section) went")
        }
        func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
            log.append("footer \(section)")
        }
        func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
            log.append("footer \(section) went")
        }
        func tableView(
            _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            tableView.allowsMultipleSelection = true
            log.append("range from \(indexPath.row)")
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) { log.append("range ends") }
        func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 2
        }
    }

    @Test("A row has the menu that the delegate gives it, also when the delegate comes after one without menus")
    func menus() throws {
        let (plain, keeper) = (PlainDelegate(), Keeper())
        let table = makeTable(source)
        table.delegate = plain
        let viewer = TableViewer(table)
        let key = try #require(viewer.row("b")).key
        #expect(viewer.window.contextMenu(of: key, at: .zero)?.items.count == 1, "what swiping the row does")
        table.delegate = keeper
        viewer.update()
        let menu = try #require(viewer.window.contextMenu(of: key, at: .zero))
        viewer.window.performAction(0, ofOffer: menu.offer) { #expect($0) }
        #expect(keeper.log == ["copy 1"])
    }

    @Test("The delegate indents rows, hears of headers and footers, and of rows chosen by ranges or by the focus")
    func delegate() throws {
        source.headers = [0: "Head"]
        source.footers = [0: "Foot"]
        let keeper = Keeper()
        let table = makeTable(source, style: .insetGrouped)
        table.delegate = keeper
        let viewer = TableViewer(table)
        #expect(viewer.row("c")?.content?.indentationLevel == 2 && keeper.log == ["header 0", "footer 0"])
        #expect(viewer.row("Head")?.content?.textColor == .systemTeal)
        viewer.window.tap(try #require(viewer.row("a")).key)
        viewer.window.tap(try #require(viewer.row("b")).key, modifiers: .extend)
        #expect(table.indexPathsForSelectedRows?.count == 2)
        #expect(keeper.log.suffix(2) == ["range from 1", "range ends"])
        viewer.window.focus(try #require(viewer.row("c")).key, isByKeys: true)
        #expect(table.indexPathsForSelectedRows?.contains(IndexPath(row: 2, section: 0)) == true)
        table.dataSource = nil
        table.reloadData()
        viewer.update()
        #expect(Set(keeper.log).isSuperset(of: ["header 0 went", "footer 0 went"]))
    }

    final class PlainDelegate: NSObject, TableViewDelegate {}

    @Test("Cells made by the app are found again by their identifier")
    func reuse() {
        let table = makeTable(source)
        let viewer = TableViewer(table)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        source.sections[0].remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        viewer.update()
        source.sections[0].insert("new", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        viewer.update()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        #expect(viewer.texts == ["new", "b", "c", "d", "e"])
    }

    @Test("Rows have the heights that the delegate says, and others are measured")
    func heights() {
        source.heights = ["b": 100]
        let table = makeTable(source)
        let viewer = TableViewer(table)
        #expect(viewer.row("b")?.frame.height == 100)
        #expect(viewer.row("b")?.content?.isSelfSizing == false)
        #expect(viewer.row("a")?.content?.isSelfSizing == true)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 144)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == IndexPath(row: 1, section: 0))
        source.heights = ["b": 60]
        table.beginUpdates()
        table.endUpdates()
        viewer.update()
        #expect(viewer.row("b")?.frame.height == 60)
        table.rowHeight = 30
        viewer.update()
        #expect(viewer.row("c")?.frame == CGRect(x: 0, y: 90, width: 400, height: 30))
    }

    @Test("A table has uncommitted updates while a batch is open")
    func uncommitted() {
        let table = makeTable(source)
        #expect(!table.hasUncommittedUpdates)
        table.beginUpdates()
        table.performBatchUpdates { #expect(table.hasUncommittedUpdates) }
        #expect(table.hasUncommittedUpdates)
        table.endUpdates()
        #expect(!table.hasUncommittedUpdates)
    }

    @Test("Each update's rows come and go in its own way")
    func animations() {
        let table = makeTable(source)
        let viewer = TableViewer(table)
        source.sections = [["a", "x", "c"], ["d", "e", "y"], ["z"]]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .right)
            table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .automatic)
            table.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .middle)
            table.insertSections([2], with: .bottom)
        }
        let transaction = viewer.update()
        #expect(transaction?.gone.map(\.animation) == [.left])
        #expect(viewer.row("x")?.animation == .right)
        #expect(viewer.row("y")?.animation == nil)
        #expect(viewer.row("z")?.animation == .bottom)
        #expect(viewer.texts == ["a", "x", "c", "d", "e", "y", "z"])
    }
}
