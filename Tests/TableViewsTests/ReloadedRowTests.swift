import CollectionViews
import DiffableSnapshots
import Foundation
import Testing

@testable import TableViews

@MainActor @Suite("The cell objects of a table's rows that are reloaded or reconfigured")
struct ReloadedRowTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("A reloaded item gets a new cell object each time, a reconfigured one and the neighbours keep theirs")
    func items() throws {
        let table = TableView()
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        let source = TableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, name in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>(sections: [(0, ["a", "b", "c"])])
        source.apply(snapshot, animatingDifferences: false)
        let viewer = TableViewer(table)
        let neighbour = try #require(table.cellForRow(at: path(0)))
        var cells = [try #require(table.cellForRow(at: path(1)))]
        for _ in 0..<4 {
            snapshot.reloadItems(["b"])
            source.apply(snapshot)
            snapshot = source.snapshot()
            viewer.update()
            let cell = try #require(table.cellForRow(at: path(1)))
            #expect(!cells.contains { $0 === cell })
            cells.append(cell)
            snapshot.reconfigureItems(["b"])
            source.apply(snapshot)
            snapshot = source.snapshot()
            viewer.update()
            #expect(table.cellForRow(at: path(1)) === cell)
            #expect(table.cellForRow(at: path(0)) === neighbour)
        }
    }

    @Test("What is reloaded without a word about how fades, by a snapshot and by hand")
    func automatic() throws {
        let table = TableView()
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        let words = TreeSource([["old"]])
        let source = TableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, name in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(name) \(words.sections[0][0])"
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>(sections: [(0, ["a", "b"])])
        source.apply(snapshot, animatingDifferences: false)
        let viewer = TableViewer(table)
        words.sections[0][0] = "new"
        snapshot.reloadItems(["b"])
        source.apply(snapshot)
        let transaction = viewer.update()
        #expect(transaction?.rows.first { $0.content?.text == "b new" }?.animation == .fade)
        let trees = TreeSource([["oak", "ash"]])
        let byHand = makeTable(trees)
        let other = TableViewer(byHand)
        trees.sections[0][1] = "elm"
        byHand.reloadRows(at: [path(1)], with: .automatic)
        #expect(other.update()?.rows.first { $0.content?.text == "elm" }?.animation == .fade)
    }

    @Test("By hand too, and a reloaded section gets new cells for all its rows")
    func byHand() throws {
        let source = TreeSource([["a", "b"], ["c"]])
        let table = makeTable(source)
        let viewer = TableViewer(table)
        let former = [path(0), path(1), IndexPath(row: 0, section: 1)].map { table.cellForRow(at: $0) }
        #expect(!former.contains { $0 == nil })
        table.reconfigureRows(at: [path(0)])
        viewer.update()
        #expect(table.cellForRow(at: path(0)) === former[0])
        table.reloadRows(at: [path(0)], with: .fade)
        viewer.update()
        let cell = try #require(table.cellForRow(at: path(0)))
        #expect(cell !== former[0] && table.cellForRow(at: path(1)) === former[1])
        table.reloadSections([0], with: .none)
        viewer.update()
        #expect(table.cellForRow(at: path(0)) !== cell && table.cellForRow(at: path(0)) !== former[0])
        #expect(table.cellForRow(at: path(1)) !== former[1])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === former[2])
    }
}
