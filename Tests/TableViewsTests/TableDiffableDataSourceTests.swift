import CollectionViews
import DiffableSnapshots
import Foundation
import Synchronization
import Testing

@testable import TableViews

@MainActor
@Suite("The diffable data source of a table")
struct TableDiffableDataSourceTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, String>

    final class Titled: TableViewDiffableDataSource<Int, String> {
        override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section).map { "Section \($0)" }
        }
        override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
            itemIdentifier(for: indexPath) != "a"
        }
        override func tableView(
            _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard let item = itemIdentifier(for: indexPath) else { return }
            var snapshot = snapshot()
            snapshot.deleteItems([item])
            apply(snapshot)
        }
    }

    let table = TableView(style: .grouped)

    private var provider: TableViewDiffableDataSource<Int, String>.CellProvider {
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        return { table, indexPath, name in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }
    }

    private func snapshot(_ sections: [(Int, [String])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test("Look-ups answer what is shown, and subclasses give titles and delete")
    func subclass() {
        let source = Titled(tableView: table, cellProvider: provider)
        source.apply(snapshot([(1, ["a", "b"]), (2, ["c"])]), animatingDifferences: false)
        let viewer = TableViewer(table)
        #expect(viewer.texts == ["Section 1", "a", "b", "Section 2", "c"])
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
        #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
        #expect(source.sectionIdentifier(for: 1) == 2 && source.index(for: 2) == 1)
        #expect(source.description.contains("2 sections, 3 items"))
        #expect(table.dataSource === source)
        table.isEditing = true
        viewer.update()
        #expect(viewer.kinds("a").isEmpty && viewer.kinds("b") == [.delete])
        source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        viewer.update()
        #expect(viewer.texts == ["Section 1", "a", "Section 2", "c"])
    }

    @Test("Rows can't be edited or moved unless a subclass says so")
    func defaults() {
        let source = TableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: provider)
        source.apply(snapshot([(1, ["a"])]), animatingDifferences: false)
        let path = IndexPath(row: 0, section: 0)
        #expect(!source.tableView(table, canEditRowAt: path) && !source.tableView(table, canMoveRowAt: path))
        #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
        #expect(source.sectionIndexTitles(for: table) == nil)
        #expect(source.tableView(table, sectionForSectionIndexTitle: "B", at: 3) == 3)
        #expect(table.bridge.trailingActions(at: path) == nil)
    }

    final class Footed: TableViewDiffableDataSource<Int, String> {
        override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
            sectionIdentifier(for: section).map { "\(tableView.numberOfRows(inSection: section)) in \($0)" }
        }
    }

    @Test("Titles below sections are a subclass's too")
    func footers() {
        let source = Footed(tableView: table, cellProvider: provider)
        source.apply(snapshot([(1, ["a", "b"]), (2, ["c"])]))
        #expect(TableViewer(table).texts == ["a", "b", "2 in 1", "c", "1 in 2"])
    }

    @Test("The table does not keep its data source alive, nor the data source its table")
    func lifetimes() {
        weak var gone: TableViewDiffableDataSource<Int, String>?
        weak var goneTable: TableView?
        var kept: TableViewDiffableDataSource<Int, String>?
        do {
            let source = TableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: provider)
            source.apply(snapshot([(1, ["a"])]))
            gone = source
            let other = TableView()
            kept = TableViewDiffableDataSource<Int, String>(tableView: other) { _, _, _ in nil }
            goneTable = other
        }
        #expect(gone == nil && goneTable == nil && kept != nil)
    }

    @Test("Applies from another thread arrive in order, and nothing is known of what is not shown")
    func elsewhere() async {
        let source = TableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: provider)
        let (first, second) = (snapshot([(1, ["a"])]), snapshot([(1, ["a", "b"]), (2, ["c"])]))
        await withCheckedContinuation { continuation in
            Task.detached {
                source.apply(first)
                source.apply(second, animatingDifferences: true) {
                    MainActor.assertIsolated()
                    continuation.resume()
                }
            }
        }
        #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil && source.indexPath(for: "z") == nil)
        #expect(source.sectionIdentifier(for: 2) == nil && source.index(for: 9) == nil)
        var copy = source.snapshot()
        copy.deleteAllItems()
        #expect(source.snapshot().numberOfItems == 3)
    }

    @Test("The default row animation tells how rows come, go and are made anew, from the next update on")
    func rowAnimation() {
        let source = TableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: provider)
        source.apply(snapshot([(1, ["a", "b"])]), animatingDifferences: false)
        let viewer = TableViewer(table)
        #expect(source.defaultRowAnimation == .automatic)
        for animation in RowAnimation.allCases {
            source.defaultRowAnimation = animation
            var next = snapshot([(1, ["a", "c"])])
            next.reloadItems(["a"])
            let old = table.cellForRow(at: IndexPath(row: 0, section: 0))
            source.apply(next)
            let transaction = viewer.update()
            let expected = animation == .automatic ? nil : animation
            #expect(transaction?.gone.map(\.animation) == [expected])
            #expect(transaction?.rows.first { $0.content?.text == "c" }?.animation == expected)
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) !== old)
            source.apply(snapshot([(1, ["a", "b"])]), animatingDifferences: false)
            viewer.update()
        }
    }

    @Test("A reload by snapshot forgets the selection, a difference keeps it")
    func reloading() async {
        let source = TableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: provider)
        await source.apply(snapshot([(1, ["a", "b"])]))
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false)
        await source.apply(snapshot([(1, ["x", "a", "b"])]))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        await source.applySnapshotUsingReloadData(snapshot([(1, ["b"])]))
        #expect(table.indexPathForSelectedRow == nil)
    }

    final class Logging: TableViewDiffableDataSource<Int, String> {
        var calls: [String] = []
        override func apply(
            _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
        ) {
            calls.append("apply \(snapshot.numberOfItems)")
            super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        }
        override func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
            calls.append("reload \(snapshot.numberOfItems)")
            super.applySnapshotUsingReloadData(snapshot, completion: completion)
        }
    }

    @Test("A subclass sees each apply once, however it is called, and closures of one's own are handed on")
    func overriding() async {
        let source = Logging(tableView: table, cellProvider: provider)
        var done: [Int] = []
        let own: (() -> Void)? = { done.append(1) }
        func applyAtOnce() {
            source.apply(snapshot([(1, ["a"])]), animatingDifferences: false, completion: own)
            source.apply(snapshot([(1, ["a", "b"])]), animatingDifferences: false)
            source.applySnapshotUsingReloadData(snapshot([(1, ["a"])]), completion: own)
        }
        applyAtOnce()
        await source.apply(snapshot([(1, ["a", "b", "c"])]), animatingDifferences: false)
        await source.applySnapshotUsingReloadData(snapshot([]))
        #expect(source.calls == ["apply 1", "apply 2", "reload 1", "apply 3", "reload 0"])
        #expect(done == [1, 1])
    }

    @Test("An apply that is cancelled in time is not shown, and another one says how far it has come")
    func cancelling() async throws {
        let source = TableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: provider)
        await source.apply(snapshot([(1, ["a"])]), animatingDifferences: false)
        let (early, next) = (snapshot([(1, ["a", "b"])]), snapshot([(1, ["a", "c"])]))
        let task = Task { try await source.apply(early) { _ in } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(source.snapshot().itemIdentifiers == ["a"])
        let shares = Mutex<[Double]>([])
        try await source.apply(next, animatingDifferences: false) { share in shares.withLock { $0.append(share) } }
        #expect(source.snapshot().itemIdentifiers == ["a", "c"])
        #expect(shares.withLock { $0.last } == 1)
    }

    @Test("What was applied to a table is undone and redone")
    func history() {
        let source = TableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: provider)
        source.apply(snapshot([(1, ["a", "b"])]), animatingDifferences: false)
        let viewer = TableViewer(table)
        let history = source.history
        source.apply(snapshot([(1, ["b"])]))
        history.undo()
        viewer.update()
        #expect(viewer.texts == ["a", "b"] && history.canRedo)
        history.redo()
        viewer.update()
        #expect(viewer.texts == ["b"])
    }

    @Test("An item leaves a section that moves or goes as any other does")
    func leavingMovedSections() {
        let source = TableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: provider)
        source.apply(snapshot([(1, ["a"]), (2, ["b"]), (3, ["c"])]), animatingDifferences: false)
        let viewer = TableViewer(table)
        let key = viewer.key("a")
        source.apply(snapshot([(3, ["c"]), (2, ["b", "a"])]))
        viewer.update()
        #expect(viewer.texts == ["c", "b", "a"] && viewer.key("a") == key)
    }
}
