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
            && snapshot.sectionIdentifiers.allSatisfy { day in
                screen.stopsByDay[day] == snapshot.itemIdentifiers(inSection: day)
            }
    }

    @Test("It is played backwards and forwards by the slider, and the stores follow") func replay() {
        screen.collectionView.frame.size = CGSize(width: 400, height: 2000)
        #expect(!screen.replay.slider.isEnabled)
        var states = [shown]
        for (item, other) in [(0, 2), (1, 0), (3, 5)] {
            drag(item, to: other)
            states.append(shown)
        }
        #expect(Set(states).count == 4)
        for step in [2, 1, 0, 3, 1, 3] {
            screen.replay.slider.userDidSlide(to: Double(step))
            #expect(shown == states[step] && storesFollow)
            #expect(screen.replay.slider.valueDescription == "\(step) of 3")
        }
        #expect(screen.dataSource.history.undoActionName.hasPrefix("Move"), "looking back is no step")
    }

    @Test("What is undone stays on the slider, which does it again, until something else is done") func undo() {
        screen.collectionView.frame.size = CGSize(width: 400, height: 2000)
        var states = [shown]
        for (item, other) in [(0, 2), (1, 0), (3, 5)] {
            drag(item, to: other)
            states.append(shown)
        }
        for (count, undoes) in [(2, true), (1, true), (2, false), (1, true), (0, true), (1, false)] {
            if undoes { screen.undo() } else { screen.redo() }
            #expect(shown == states[count] && storesFollow)
            #expect(screen.replay.slider.valueDescription == "\(count) of 3" && !screen.replay.isLookingBack)
        }
        // The slider goes on where Redo would, also from a look back.
        screen.replay.slider.userDidSlide(to: 2)
        #expect(shown == states[2] && storesFollow && screen.undoButton.isEnabled && screen.redoButton.isEnabled)
        screen.replay.slider.userDidSlide(to: 0)
        #expect(shown == states[0] && screen.replay.isLookingBack)
        screen.replay.slider.userDidSlide(to: 3)
        #expect(shown == states[3] && storesFollow && !screen.redoButton.isEnabled)
        screen.undo()
        screen.undo()
        drag(5, to: 0)
        #expect(screen.replay.slider.valueDescription == "2 of 2")
        screen.replay.slider.userDidSlide(to: 1)
        #expect(shown == states[1] && screen.replay.count == 2)
    }

    @Test("Whoever looks back looks only: nothing is dragged or undone, and back at the last step all is as it was")
    func lookingBack() {
        screen.collectionView.frame.size = CGSize(width: 400, height: 2000)
        for _ in 0..<5 { drag(0, to: 2) }
        screen.undo()
        let last = shown
        #expect(screen.status == "16 stops" && !screen.replay.backButton.isEnabled)
        screen.replay.slider.userDidSlide(to: 1)
        let first = shown
        #expect(screen.status == "Looking at step 1 of 5" && screen.replay.backButton.isEnabled)
        #expect(!screen.undoButton.isEnabled && !screen.redoButton.isEnabled && storesFollow)
        screen.undo()
        screen.redo()
        #expect(!screen.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        #expect(shown == first && screen.replay.count == 5)
        screen.replay.backButton.userDidPress()
        #expect(shown == last && screen.status == "16 stops" && storesFollow)
        #expect(screen.undoButton.isEnabled && screen.redoButton.isEnabled)
        drag(0, to: 3)
        screen.undo()
        #expect(shown == last && screen.replay.slider.valueDescription == "4 of 5")
    }

    @Test("Of a list that several share each takes back their own steps, and what another one moved since stays")
    func shared() {
        let screen = ReorderableListScreen(isShared: true)
        let view = screen.collectionView
        view.frame.size = CGSize(width: 400, height: 2000)
        func drag(_ item: Int, to other: Int, by visitor: String) {
            Visitor.$current.withValue(visitor) {
                #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)))
                view.layoutAttributesForItem(at: IndexPath(item: other, section: 0)).map {
                    view.updateInteractiveMovementTargetPosition($0.center)
                }
                view.endInteractiveMovement()
            }
        }
        func names() -> [String] { screen.dataSource.snapshot().itemIdentifiers(inSection: .friday).map(\.name) }
        func undoButton(of visitor: String) -> ControlContent {
            Visitor.$current.withValue(visitor) { screen.undoButton.content }
        }
        let first = names()
        drag(0, to: 4, by: "Ada")
        drag(0, to: 2, by: "Grace")
        #expect(undoButton(of: "Ada").accessibilityLabel == "Undo Move of \(first[0])")
        #expect(undoButton(of: "Grace").accessibilityLabel == "Undo Move of \(first[1])")
        #expect(!undoButton(of: "Hedy").isEnabled && undoButton(of: "Ada").isEnabled)
        Visitor.$current.withValue("Ada") { screen.undoButton.userDidPress() }
        #expect(names()[0] == first[0] && names()[1] != first[1], "what Grace moved is where she put it")
        #expect(screen.toast?.text == "Undone: Move of \(first[0])" && screen.announcement == nil, "it is said once")
        // It is one more line of the log: its heading, and three more.
        #expect(screen.journal.collectionView.numberOfItems(inSection: 0) == 5 && !undoButton(of: "Ada").isEnabled)
        #expect(screen.stopsByDay[.friday]?.map(\.name) == names())
        drag(names().firstIndex(of: first[1])!, to: 0, by: "Ada")
        let shown = names()
        Visitor.$current.withValue("Grace") { screen.undo() }
        #expect(names() == shown && screen.journal.collectionView.numberOfItems(inSection: 0) == 6)
        #expect(screen.toast?.text == "“\(first[1])” has since been moved by someone else.")
        // Of two neighbours that changed places and back, the one that was dragged counts.
        let neighbour = names()[0]
        drag(0, to: 1, by: "Hedy")
        Visitor.$current.withValue("Hedy") { screen.undo() }
        drag(names().firstIndex(of: neighbour)!, to: 4, by: "Grace")
        Visitor.$current.withValue("Hedy") { screen.redo() }
        #expect(screen.toast?.text == "“\(neighbour)” has since been moved by someone else.")
    }

    @Test("A drag that began before somebody looked back ends where it began") func dragMeanwhile() {
        let view = screen.collectionView
        view.frame.size = CGSize(width: 400, height: 2000)
        drag(0, to: 2)
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map {
            view.updateInteractiveMovementTargetPosition($0.center)
        }
        screen.replay.slider.userDidSlide(to: 0)
        let first = shown
        view.endInteractiveMovement()
        #expect(shown == first && screen.replay.count == 1 && storesFollow)
    }
}
