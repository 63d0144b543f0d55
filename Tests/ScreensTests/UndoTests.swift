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

    @Test("A message takes back the step that it names, and ends with the next one") func namedStep() {
        final class Numbered: UndoHistory {
            var numbers = [1]
            let canRedo = false, redoActionName = ""
            var canUndo: Bool { !numbers.isEmpty }
            var undoActionName: String { numbers.last == 2 ? "Rename" : "" }
            var undoStepNumber: Int? { numbers.last }
            func performUndo() { numbers.removeLast() }
            func performRedo() {}
        }
        let history = Numbered()
        screen.undoHistory = history
        let deletion = Toast("Deleted", undoingLatestStepOf: screen)
        screen.present(deletion)
        #expect(screen.toast?.actionTitle == "Undo")
        history.numbers.append(2)
        #expect(screen.toast == nil)
        // A page that hears of it late may still press its button.
        screen.userDidEnd(deletion.id, pressed: true)
        #expect(history.numbers == [1, 2])
        // What has to be undone first is said, and offered.
        #expect(screen.toast?.text == "Not undone, as this came later: Rename" && screen.toast?.actionTitle == "Undo")
        // Also where another message stands by then.
        let renaming = Toast("Renamed", undoingLatestStepOf: screen)
        screen.present(deletion)
        screen.present(renaming)
        screen.userDidEnd(deletion.id, pressed: true)
        #expect(screen.toast?.text == "Not undone, as this came later: Rename")
        // Nor does it come back once the next step was taken back.
        if let later = screen.toast { screen.userDidEnd(later.id, pressed: true) }
        #expect(history.numbers == [1] && screen.toast == nil)
        // One whose step was taken back by keys has nothing to say.
        screen.present(renaming)
        screen.userDidEnd(renaming.id, pressed: true)
        #expect(history.numbers == [1] && screen.toast == nil)
        let again = Toast("Deleted", undoingLatestStepOf: screen)
        screen.present(again)
        screen.userDidEnd(again.id, pressed: true)
        #expect(history.numbers == [])
    }

    @Test("Every step of a data source has a number of its own") func numbers() {
        let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: screen.collectionView) { _, _, _ in
            CollectionViewCell()
        }
        func show(_ items: [Int]) {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: false)
        }
        show([1, 2, 3])
        let history = source.history
        #expect(history.undoStepNumber == nil)
        show([1, 2])
        let first = history.undoStepNumber
        show([1])
        let second = history.undoStepNumber
        #expect(first != nil && second != nil && first != second)
        history.undo(animatingDifferences: false)
        #expect(history.undoStepNumber == first)
        history.redo(animatingDifferences: false)
        #expect(![first, second].contains(history.undoStepNumber))
        history.beginUndoGrouping()
        let former = history.undoStepNumber
        show([])
        let open = history.undoStepNumber
        history.endUndoGrouping()
        #expect(former != open && open == history.undoStepNumber)
    }
}
