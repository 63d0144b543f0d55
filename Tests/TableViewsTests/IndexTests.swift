import CollectionViews
import DiffableSnapshots
import Foundation
import Testing

@testable import TableViews

@MainActor @Suite("The index beside a table")
struct IndexTests {
    final class Lettered: TableViewDiffableDataSource<String, String> {
        override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
        override func sectionIndexTitles(for tableView: TableView) -> [String]? {
            [TableView.indexSearch] + ["A", "B", "C"]
        }
        override func tableView(
            _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { index == 0 ? NSNotFound : self.index(for: title) ?? 9 }
    }

    private func source(of table: TableView) -> Lettered {
        let source = Lettered(tableView: table) { _, _, name in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<String, String>()
        for letter in ["A", "B"] {
            snapshot.appendSections([letter])
            snapshot.appendItems((0..<30).map { "\(letter)\($0)" })
        }
        source.apply(snapshot)
        return source
    }

    @Test("Titles lead to sections, by the data source's own mapping")
    func mapping() {
        let table = TableView()
        let source = source(of: table)
        let viewer = TableViewer(table)
        #expect(viewer.last?.indexTitles == ["{search}", "A", "B", "C"])
        viewer.window.scroll(toIndexTitle: "B", at: 2)
        #expect(viewer.update()?.scroll?.offset.y == table.rectForHeader(inSection: 1).minY)
        viewer.window.scroll(toIndexTitle: TableView.indexSearch, at: 0)
        #expect(viewer.update() == nil)
        _ = source
    }

    @Test("With too few rows there is no index")
    func fewRows() {
        let table = TableView()
        table.sectionIndexMinimumDisplayRowCount = 61
        let source = source(of: table)
        let viewer = TableViewer(table)
        #expect(viewer.last?.indexTitles == nil)
        table.sectionIndexMinimumDisplayRowCount = 60
        #expect(viewer.update()?.indexTitles?.count == 4)
        _ = source
    }

    @Test("A hand-written data source gives titles too, anew when it is asked to")
    func byHand() {
        let source = TreeSource([["a"], ["b"]])
        let table = makeTable(source)
        let viewer = TableViewer(table)
        #expect(viewer.last?.indexTitles == nil)
        source.titles = ["x", "y"]
        table.reloadSectionIndexTitles()
        #expect(viewer.update()?.indexTitles == ["x", "y"])
    }

    @Test("A title that leads to no section stops the program")
    func noSuchSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = TableView()
            let source = IndexTests().source(of: table)
            let viewer = TableViewer(table)
            viewer.window.scroll(toIndexTitle: "C", at: 3)
            _ = source
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("sectionForSectionIndexTitle") && text.contains("answered 9 for \"C\""))
    }
}
