import CollectionViews
import DiffableChangesets
import DiffableSnapshots
import Foundation
import Testing

@testable import TableViews

@MainActor @Suite("A recorded list of differences in a table") struct TableReplayTests {
    @Test("It is played forwards and backwards, one step at a time and several at once")
    func replay() throws {
        let table = TableView()
        let source = TableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        snapshot.appendItems(["d", "e"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        let viewer = TableViewer(table)
        var recording = ChangesetRecording<Int, String>()
        var states = [snapshot.itemIdentifiers]
        let steps: [(inout DiffableDataSourceSnapshot<Int, String>) -> Void] = [
            { $0.moveItem("a", afterItem: "d") }, { $0.deleteItems(["b"]) }, { $0.insertItems(["x"], beforeItem: "c") },
            { $0.moveSection(1, beforeSection: 0) },
        ]
        for step in steps {
            let before = snapshot
            step(&snapshot)
            recording.append(Changeset(from: before, to: snapshot))
            source.apply(snapshot)
            states.append(snapshot.itemIdentifiers)
        }
        var place = recording.count
        for next in [3, 2, 1, 0, 1, 2, 3, 4, 0, 4, 2] {
            #expect(source.apply(try recording.changeset(from: place, to: next)).isEmpty)
            place = next
            viewer.update()
            #expect(viewer.texts == states[next] && source.snapshot().itemIdentifiers == states[next])
        }
        // What is not possible any more is told, and the rest is done.
        source.apply(DiffableDataSourceSnapshot<Int, String>())
        #expect(!source.apply(try recording.changeset(from: 2, to: 4)).isEmpty)
    }
}
