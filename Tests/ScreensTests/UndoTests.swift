import CollectionViews
import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@testable import Screens

@MainActor @Suite("Undo by keys") struct UndoTests {
    final class Steps: UndoHistory {
        var done = ["Delete", ""]
        var undone: [String] = []
        var canUndo: Bool { !done.isEmpty }
        var canRedo: Bool { !undone.isEmpty }
        var undoActionName: String { done.last ?? "" }
        var redoActionName: String { undone.last ?? "" }
        func performUndo() { undone.append(done.removeLast()) }
        func performRedo() { done.append(undone.removeLast()) }
    }

    let screen = Screen(title: "Test", collectionView: CollectionView())

    @Test("Undo and redo go through the history, and say what they did") func words() {
        screen.undo()
        #expect(screen.announcement == nil, "there is no history")
        let steps = Steps()
        screen.undoHistory = steps
        screen.undo()
        #expect(steps.done == ["Delete"] && screen.announcement?.text == "Undone")
        screen.undo()
        #expect(steps.done == [] && screen.announcement?.text == "Undone: Delete")
        screen.undo()
        #expect(screen.announcement?.number == 2, "nothing is left to undo")
        screen.redo()
        #expect(steps.done == ["Delete"] && screen.announcement?.text == "Redone: Delete")
        screen.redo()
        screen.redo()
        #expect(steps.done == ["Delete", ""] && screen.announcement?.number == 4)
    }

    @Test("Where a message says what was undone, it is not said twice") func saidOnce() {
        final class Speaking: UndoHistory {
            weak var screen: Screen?
            let canUndo = true, canRedo = true
            let undoActionName = "Move", redoActionName = "Move"
            func performUndo() { screen?.present(Toast("Undone: Move")) }
            func performRedo() { screen?.present(Toast("Redone: Move")) }
        }
        let history = Speaking()
        history.screen = screen
        screen.undoHistory = history
        screen.undo()
        screen.redo()
        #expect(screen.announcement == nil && screen.toast?.text == "Redone: Move")
    }

    @Test("What observers are told includes the history and what is announced") func observers() {
        final class Observer {}
        let observer = Observer()
        var changes = 0
        screen.addObserver(observer) { changes += 1 }
        let steps = Steps()
        screen.undoHistory = steps
        screen.undoHistory = steps
        screen.announce("Saved")
        screen.announce("Saved")
        #expect(changes == 3, "the same words once more are news, the same history is none")
        screen.removeObserver(observer)
    }

    @Test("A data source's history is one") func dataSource() {
        let view = screen.collectionView
        let row = CollectionView.CellRegistration<CollectionViewListCell, Int> { _, _, _ in }
        let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        screen.undoHistory = source.history
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        snapshot.deleteItems([2])
        source.apply(snapshot, animatingDifferences: false)
        source.history.setActionName("Delete")
        screen.undo()
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3] && screen.announcement?.text == "Undone: Delete")
        screen.redo()
        #expect(source.snapshot().itemIdentifiers == [1, 3] && screen.announcement?.text == "Redone: Delete")
    }
}
