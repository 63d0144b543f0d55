import CollectionViews
import DiffableSnapshots
import Foundation
import Testing

@testable import TableViews

@MainActor @Suite("Rows of a table that a user drags")
struct MovingTests {
    let source = TreeSource([["a", "b", "c"], ["d", "e"]])

    private func drag(_ text: String, by steps: Int, in viewer: TableViewer) {
        viewer.window.beginMovement(of: viewer.key(text))
        viewer.update()
        viewer.window.stepMovement(by: steps)
        viewer.update()
        viewer.window.endMovement()
        viewer.update()
    }

    @Test("A row is moved while the table is edited, and the data source is told")
    func moving() {
        source.movable = ["a", "b"]
        let table = makeTable(source)
        let viewer = TableViewer(table)
        drag("a", by: 2, in: viewer)
        #expect(viewer.texts == ["a", "b", "c", "d", "e"], "rows have no grips unless the table is edited")
        table.setEditing(true, animated: false)
        viewer.update()
        #expect(viewer.kinds("a") == [.delete, .reorder] && viewer.kinds("c") == [.delete])
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        drag("a", by: 2, in: viewer)
        #expect(source.sections == [["b", "c", "a"], ["d", "e"]])
        #expect(viewer.texts == ["b", "c", "a", "d", "e"])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
        drag("c", by: 1, in: viewer)
        #expect(source.sections == [["b", "c", "a"], ["d", "e"]])
    }

    @Test("A row that was moved shows the sign of its new place")
    func signs() {
        source.movable = ["a"]
        source.insertsInSection = 1
        let table = makeTable(source)
        let viewer = TableViewer(table)
        table.isEditing = true
        viewer.update()
        #expect(viewer.kinds("a") == [.delete, .reorder])
        drag("a", by: 4, in: viewer)
        #expect(source.sections[1].contains("a") && viewer.kinds("a") == [.insert, .reorder])
    }

    @Test("A row goes where the delegate says, which hears where it was and where a user would have it")
    func retargeting() {
        source.movable = ["a"]
        source.target = { from, proposed in
            proposed.section == from.section ? proposed : IndexPath(row: 2, section: 0)
        }
        let table = makeTable(source)
        let viewer = TableViewer(table)
        table.isEditing = true
        viewer.update()
        drag("a", by: 4, in: viewer)
        #expect(source.sections == [["b", "c", "a"], ["d", "e"]])
        #expect(source.calls.contains { $0.hasPrefix("target [0, 0] ") })
        #expect(viewer.texts == ["b", "c", "a", "d", "e"])
    }

    @Test("A movement that is cancelled tells nobody")
    func cancelling() {
        source.movable = ["a"]
        let table = makeTable(source)
        let viewer = TableViewer(table)
        table.isEditing = true
        viewer.update()
        viewer.window.beginMovement(of: viewer.key("a"))
        viewer.window.stepMovement(by: 1)
        viewer.update()
        viewer.window.cancelMovement()
        viewer.update()
        #expect(viewer.texts == ["a", "b", "c", "d", "e"] && source.sections[0] == ["a", "b", "c"])
    }

    /// As Apple's sample has it: the method works the new order out and applies it.
    final class Movable: TableViewDiffableDataSource<Int, String> {
        override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            guard let moved = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath else {
                return
            }
            var snapshot = snapshot()
            if let other = itemIdentifier(for: destinationIndexPath) {
                let isAfter =
                    sourceIndexPath.section == destinationIndexPath.section
                    && destinationIndexPath.row > sourceIndexPath.row
                if isAfter {
                    snapshot.moveItem(moved, afterItem: other)
                } else {
                    snapshot.moveItem(moved, beforeItem: other)
                }
            } else if let section = sectionIdentifier(for: destinationIndexPath.section) {
                snapshot.appendItems([moved], toSection: section)
            }
            apply(snapshot, animatingDifferences: false)
        }
    }

    @Test("A subclass of the diffable data source applies what a user did", arguments: [1, 2, 4])
    func diffable(steps: Int) {
        let table = TableView()
        let source = Movable(tableView: table) { _, _, name in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        snapshot.appendItems(["d", "e"], toSection: 1)
        source.apply(snapshot)
        let viewer = TableViewer(table)
        table.isEditing = true
        viewer.update()
        drag("a", by: steps, in: viewer)
        let now = source.snapshot().itemIdentifiers
        #expect(viewer.texts == now && now.first == "b" && now != ["a", "b", "c", "d", "e"])
        #expect(source.indexPath(for: "a")?.section == (steps > 2 ? 1 : 0))
    }

    @Test("Rows that a delegate gives items for are dragged into another order, also while nothing is edited")
    func dragging() {
        source.movable = ["a", "b"]
        let table = makeTable(source)
        let drags = TableDrags()
        table.dragDelegate = drags
        let viewer = TableViewer(table)
        drag("a", by: 1, in: viewer)
        #expect(source.sections == [["b", "a", "c"], ["d", "e"]] && viewer.texts == ["b", "a", "c", "d", "e"])
        table.dragInteractionEnabled = false
        drag("a", by: 1, in: viewer)
        #expect(viewer.texts == ["b", "a", "c", "d", "e"] && !table.hasActiveDrag)
    }

    @Test("A table's drop delegate brings the rows into the order that is shown")
    func dropping() {
        let table = makeTable(source)
        let drags = TableDrags()
        table.dragDelegate = drags
        table.dropDelegate = drags
        drags.onDrop = { [source] from, to in
            source.sections[to.section].insert(source.sections[from.section].remove(at: from.row), at: to.row)
            table.moveRow(at: from, to: to)
        }
        let viewer = TableViewer(table)
        drag("a", by: 4, in: viewer)
        #expect(source.sections == [["b", "c"], ["d", "a", "e"]] && viewer.texts == ["b", "c", "d", "a", "e"])
        #expect(drags.calls == ["begin", "enter", "drop", "done", "end"])
        drags.operation = .forbidden
        drag("b", by: 1, in: viewer)
        #expect(viewer.texts == ["b", "c", "d", "a", "e"] && drags.calls.suffix(2) == ["done", "end"])
    }
}

@MainActor private final class TableDrags: TableViewDragDelegate, TableViewDropDelegate {
    var onDrop: (IndexPath, IndexPath) -> Void = { _, _ in }
    var operation = DropOperation.move
    var calls: [String] = []

    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] { [DragItem(localObject: indexPath.row)] }

    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal { TableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath) }

    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
        calls.append("drop")
        guard let item = coordinator.items.first, let source = item.sourceIndexPath,
            let destination = coordinator.destinationIndexPath
        else { return }
        onDrop(source, destination)
        coordinator.drop(item.dragItem, toRowAt: destination)
    }

    func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession) { calls.append("begin") }
    func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) { calls.append("end") }
    func tableView(_ tableView: TableView, dropSessionDidEnter session: DragSession) { calls.append("enter") }
    func tableView(_ tableView: TableView, dropSessionDidExit session: DragSession) { calls.append("exit") }
    func tableView(_ tableView: TableView, dropSessionDidEnd session: DragSession) { calls.append("done") }
}
