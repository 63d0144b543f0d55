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
