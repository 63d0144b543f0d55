import CollectionViews
import DiffableSnapshots
import Foundation
import Testing

@testable import TableViews

@Suite("Calls of tables that stop the program")
struct TableMisuseTests {
    private func check(
        _ result: ExitTest.Result?, says words: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for word in words { #expect(text.contains(word), "\(text)", sourceLocation: sourceLocation) }
    }

    @Test("Moving a row out of a section that moves")
    func moveOutOfMovingSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = TreeSource([["a"], ["b"], ["c"]])
            let table = makeTable(source)
            _ = table.numberOfSections
            table.performBatchUpdates {
                source.sections = [["b"], ["c", "a"], []]
                table.moveSection(0, toSection: 2)
                table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
            }
        }
        check(result, says: "TableView.performBatchUpdates", "its section is moved in the same update", "insert it")
    }

    @Test("Moving a row out of a section that is deleted")
    func moveOutOfDeletedSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = TreeSource([["a"], ["b"]])
            let table = makeTable(source)
            _ = table.numberOfSections
            table.beginUpdates()
            source.sections = [["b", "a"]]
            table.deleteSections([0], with: .fade)
            table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
            table.endUpdates()
        }
        check(result, says: "row [0, 0]", "its section is deleted")
    }

    @Test("Counts that don't fit are told in the table's words")
    func counts() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = TreeSource([["a"]])
            let table = makeTable(source)
            _ = table.numberOfSections
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        }
        check(result, says: "TableView.insertRows(at:with:)", "had 1 rows before the update")
    }

    @Test("Ending updates that were not begun")
    func endWithoutBegin() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            makeTable(TreeSource([[]])).endUpdates()
        }
        check(result, says: "TableView.endUpdates()", "call beginUpdates() before it")
    }

    @Test("Updating a table that a diffable data source drives")
    func driven() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = TableView()
            let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            _ = source
        }
        check(result, says: "TableView.deleteRows(at:with:)", "TableViewDiffableDataSource")
    }

    @Test("A cell provider that returns nil")
    func noCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = TableView()
            let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([7])
            source.apply(snapshot)
            _ = TableViewer(table)
        }
        check(result, says: "TableViewDiffableDataSource: the cell provider returned nil for item 7")
    }

    @Test("A second diffable data source for one table")
    func second() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = TableView()
            let first = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
            let second = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
            _ = (first, second)
        }
        check(
            result,
            says: "TableViewDiffableDataSource<Int, Int>.init(tableView:cellProvider:): the view is driven by another",
            "already, TableViewDiffableDataSource; keep that one")
    }

    @Test("Asking a diffable data source for what lies behind its end", arguments: [true, false])
    func behindTheEnd(asksForRow: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor [asksForRow] in
            let table = TableView()
            let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            source.apply(snapshot)
            if asksForRow {
                _ = source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
            } else {
                _ = source.tableView(table, numberOfRowsInSection: 1)
            }
        }
        check(
            result,
            says: "TableViewDiffableDataSource", asksForRow ? "there is no item at [0, 0]" : "there is no section 1")
    }

    @Test("Dequeuing under an identifier that no class is registered for")
    func unregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = TableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
        }
        check(result, says: "no class is registered for \"x\"", "register(_:forCellReuseIdentifier:)")
    }
}
