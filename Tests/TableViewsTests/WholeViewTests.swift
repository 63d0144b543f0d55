import CollectionViews
import Foundation
import Testing

@testable import TableViews

@MainActor @Suite("Above and below all rows")
struct WholeViewTests {
    let source = TreeSource([["a", "b"], ["c"]])

    @Test("stand the table's own header and footer, as high as their frames or as they need", arguments: [1, 2])
    func places(sections: Int) {
        source.sections = Array(source.sections.prefix(sections))
        source.headers = [0: "Head"]
        let table = makeTable(source)
        let header = LabelView()
        header.text = "Letters"
        header.font = .systemFont(ofSize: 28, weight: .bold)
        header.textAlignment = .center
        table.tableHeaderView = header
        table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
        table.tableFooterView?.backgroundColor = .systemTeal
        let viewer = TableViewer(table)
        let rows = source.sections.flatMap(\.self)
        #expect(viewer.texts.filter { !$0.isEmpty } == ["Letters", "Head"] + rows)
        let top = viewer.row("Letters")
        #expect(top?.frame.minY == 0 && top?.frame.width == 400)
        #expect(top?.content?.isSelfSizing == true)
        #expect(top?.content?.textStyle.font?.pointSize == 28)
        #expect(top?.content?.textStyle.alignment == .center)
        let bottom = viewer.rows.values.max { $0.frame.minY < $1.frame.minY }
        #expect(bottom?.content?.background == .systemTeal)
        #expect(bottom?.frame.height == 20)

        header.text = "Characters"
        viewer.update()
        #expect(viewer.texts.first == "Characters")
        table.tableHeaderView = nil
        viewer.update()
        #expect(viewer.texts.first == "Head")
    }

    @Test("stands a header view as high as it needs, however often it is placed, and as high as a frame set later")
    func heights() {
        let table = makeTable(source)
        let header = TableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        content.text = "Head"
        header.contentConfiguration = content
        table.tableHeaderView = header
        let viewer = TableViewer(table)
        #expect(viewer.row("Head")?.content?.isSelfSizing == true)
        table.reloadData()
        viewer.update()
        #expect(viewer.row("Head")?.content?.isSelfSizing == true)
        header.frame.size.height = 70
        table.tableHeaderView = header
        viewer.update()
        #expect(viewer.row("Head")?.frame.height == 70)
    }

    @Test("stands nothing for an empty view without a height, by which apps end the lines between rows")
    func emptyView() {
        let table = makeTable(source)
        table.tableFooterView = View()
        let viewer = TableViewer(table)
        #expect(viewer.rows.count == 3)
    }

    @Test("of a section, a label, a picture or a cell are drawn as headers")
    func headers() {
        final class Delegate: TableViewDelegate {
            let label = LabelView()
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
                if section == 0 { return label }
                var content = cell.defaultContentConfiguration()
                content.text = "Cell"
                cell.contentConfiguration = content
                return cell
            }
            func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
                section == 0 ? ImageView(image: .emoji("🦆")) : nil
            }
        }
        let delegate = Delegate()
        delegate.label.attributedText = NSAttributedString(
            string: "Ducks", attributes: [.foregroundColor: Color.systemRed])
        let table = makeTable(source)
        table.delegate = delegate
        let viewer = TableViewer(table)
        #expect(viewer.texts == ["Ducks", "a", "b", "", "Cell", "c"])
        #expect(viewer.row("Ducks")?.content?.textStyle.runs.first?.color == .systemRed)
        #expect(viewer.rows.values.contains { $0.content?.image == .emoji("🦆") })
    }

    @Test("The lines between rows have the table's colour and insets")
    func lines() {
        let table = makeTable(source)
        let viewer = TableViewer(table)
        #expect(viewer.row("a")?.content?.separator == RowContent.Separator())
        table.separatorColor = .systemRed
        table.separatorInset = EdgeInsets(top: 0, left: 40, bottom: 0, right: 8)
        table.sectionHeaderTopPadding = 10
        viewer.update()
        #expect(viewer.row("a")?.content?.separator.color == .systemRed)
        #expect(
            viewer.row("a")?.content?.separator.insets
                == DirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 8))
    }

    @Test("Cells hear of selection and of editing by the methods that they override")
    func states() {
        final class Cell: TableViewCell {
            static var calls: [String] = []
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                Self.calls.append("selected \(selected) \(isSelected)")
            }
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                Self.calls.append("editing \(editing) \(isEditing)")
            }
        }
        final class Source: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
                Cell(style: .default, reuseIdentifier: nil)
            }
        }
        let (source, table) = (Source(), TableView(style: .plain))
        table.dataSource = source
        let viewer = TableViewer(table)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(Cell.calls == ["selected true true"])
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        table.setEditing(true, animated: false)
        viewer.update()
        #expect(Cell.calls == ["selected true true", "selected false false", "editing true true"])
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.setSelected(true, animated: false)
        #expect(Cell.calls.last == "selected true true" && Cell.calls.count == 4)
    }
}
