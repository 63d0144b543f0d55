import Diffable
import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("What was done by hand in a reorderable list") struct ReorderableListTests {
    let screen = ReorderableListScreen()

    private var shown: [Stop] { screen.dataSource.snapshot().itemIdentifiers }

    /// Drags a row of the first day so many places down.
    private func drag(_ item: Int, to other: Int) {
        let view = screen.collectionView
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)))
        if let there = view.layoutAttributesForItem(at: IndexPath(item: other, section: 0)) {
            view.updateInteractiveMovementTargetPosition(there.center)
        }
        view.endInteractiveMovement()
    }

    /// Whether the app's own stores say what the list shows.
    private var storesFollow: Bool {
        let snapshot = screen.dataSource.snapshot()
        return screen.backingStore == snapshot.itemIdentifiers
            && Stop.Day.allCases.allSatisfy { screen.stopsByDay[$0] == snapshot.itemIdentifiers(inSection: $0) }
    }

    @Test("It is played backwards and forwards by the slider, drops, undos and redos alike, and the stores follow")
    func replay() {
        screen.collectionView.frame.size = CGSize(width: 400, height: 2000)
        #expect(!screen.stepSlider.isEnabled)
        var states = [shown]
        for (item, other) in [(0, 2), (1, 0), (3, 5)] {
            drag(item, to: other)
            states.append(shown)
        }
        screen.undo()
        states.append(shown)
        screen.redo()
        states.append(shown)
        #expect(states[4] == states[2] && states[5] == states[3] && Set(states).count == 4)
        for step in [2, 4, 0, 5, 1, 3] {
            screen.stepSlider.userDidSlide(to: Double(step))
            #expect(shown == states[step] && storesFollow)
            #expect(screen.stepSlider.valueDescription == "\(step) of 5")
        }
        #expect(screen.dataSource.history.undoActionName.hasPrefix("Move"), "looking back is no step")
    }

    @Test("Undo takes back the last step, whichever one was looked at") func undo() {
        screen.collectionView.frame.size = CGSize(width: 400, height: 2000)
        drag(0, to: 2)
        let first = shown
        drag(1, to: 4)
        screen.stepSlider.userDidSlide(to: 0)
        screen.undo()
        #expect(shown == first && storesFollow && screen.stepSlider.valueDescription == "3 of 3")
    }

    @Test("A drag while looking back goes on from there, and what came after is forgotten") func beginAnew() {
        screen.collectionView.frame.size = CGSize(width: 400, height: 2000)
        let start = shown
        for _ in 0..<3 { drag(0, to: 2) }
        screen.stepSlider.userDidSlide(to: 1)
        let first = shown
        drag(4, to: 0)
        #expect(screen.stepSlider.valueDescription == "2 of 2" && storesFollow)
        screen.undo()
        #expect(shown == first && !screen.undoButton.isEnabled)
        screen.stepSlider.userDidSlide(to: 0)
        #expect(shown == start)
    }
}
