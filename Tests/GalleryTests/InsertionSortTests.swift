import Diffable
import Testing

@testable import Gallery

@MainActor @Suite("Insertion Sort") struct InsertionSortTests {
    @Test("Each step moves one swatch, and in the end all stand in order")
    func steps() {
        var generator = SystemRandomNumberGenerator()
        for count in [0, 1, 2, 3, 28] {
            var array = InsertionSortArray(identifier: 1, count: count, using: &generator)
            var steps = 0
            while !array.isSorted {
                let before = array.values
                array.sortNext()
                steps += 1
                #expect(Set(before) == Set(array.values))
                let difference = array.values.difference(from: before).inferringMoves()
                #expect(difference.insertions.count <= 1, "one swatch moved")
                #expect(steps <= count)
            }
            #expect(array.values.map(\.value) == Array(0..<count))
        }
    }

    @Test("The screen sorts all its rows, each step from what is shown, and can start anew")
    func screen() {
        let screen = InsertionSortScreen()
        var steps = 0
        while screen.performSortStep() { steps += 1 }
        #expect(steps > 1 && steps < screen.columnCount)
        let snapshot = screen.dataSource.snapshot()
        #expect(snapshot.numberOfItems == InsertionSortScreen.rowCount * screen.columnCount)
        for section in snapshot.sectionIdentifiers {
            let values = snapshot.itemIdentifiers(inSection: section).map(\.value)
            #expect(values == values.sorted())
        }
        #expect(screen.isSorted)
        #expect(screen.status == "Sorted in \(steps) steps")
        #expect(screen.startButton.label == "Sort Again")
        screen.resetButton.userDidPress()
        #expect(!screen.isSorted)
        #expect(screen.startButton.label == "Start")
        #expect(screen.status == "0 steps")
    }

    @Test("An address leads to the same swatches, sorted as far, and nonsense to any")
    func address() {
        let (screen, other) = (InsertionSortScreen(), InsertionSortScreen())
        for _ in 0..<4 { screen.performSortStep() }
        screen.replay.show(step: 3)
        let items = screen.dataSource.snapshot().itemIdentifiers
        let state = screen.restorableState
        #expect(state["step"] == "3")
        other.restore(state)
        #expect(other.dataSource.snapshot().itemIdentifiers == items && other.restorableState == state)
        // Backwards and forwards from there, and as far as it goes.
        for step in ["1", "999999999999", "-4", "x", "3"] {
            var changed = state
            changed["step"] = step
            other.restore(changed)
            #expect((0...other.replay.plannedCount).contains(other.replay.shownStep), "\(step)")
        }
        #expect(other.dataSource.snapshot().itemIdentifiers == items)
        other.restore(["seed": "not a seed!", "step": "7"])
        #expect(other.restorableState == state)
    }

    @Test("An address means the same share of the way on a page of another width, and sorted only where it was")
    func addressOfAnotherWidth() throws {
        let (wide, narrow) = (InsertionSortScreen(), InsertionSortScreen())
        wide.setCollapsed(false)
        let (all, few) = (wide.replay.plannedCount, narrow.replay.plannedCount)
        for step in [0, 1, all / 2, all - 1, all] {
            wide.show(step: step)
            narrow.restore(wide.restorableState)
            let count = narrow.replay.plannedCount
            let shown = narrow.replay.shownStep
            #expect(count < all && abs(Double(shown) / Double(count) - Double(step) / Double(all)) <= 1 / Double(count))
            #expect(narrow.isSorted == (step == all) && (shown == 0) == (step == 0), "\(step) of \(all)")
        }
        #expect(few > 1)
        // Where it was made it is exact.
        let step = all / 2
        wide.show(step: step)
        let state = wide.restorableState
        let other = InsertionSortScreen()
        other.setCollapsed(false)
        other.restore(state)
        #expect(other.restorableState == state && other.replay.shownStep == step)
        for nonsense in ["0", "-1", "x", "99999999999999999999"] {
            other.restore(state.merging(["steps": nonsense]) { $1 })
            #expect((0...all).contains(other.replay.shownStep))
        }
    }

    @Test("Where there is little room each row has half of the swatches, unless it is being sorted")
    func columns() {
        let screen = InsertionSortScreen()
        #expect(screen.dataSource.snapshot().numberOfItems == 140)
        screen.setCollapsed(false)
        #expect(screen.dataSource.snapshot().numberOfItems == 280)
        screen.performSortStep()
        screen.setCollapsed(true)
        #expect(screen.dataSource.snapshot().numberOfItems == 280 && screen.replay.count == 1)
    }

    @Test("The slider plays what was sorted backwards and forwards, and sorting goes on from there")
    func replay() {
        let screen = InsertionSortScreen()
        let slider = screen.replay.slider
        let planned = screen.replay.plannedCount
        #expect(slider.isEnabled && planned > 6 && slider.valueDescription == "0 of \(planned)")
        var shown = [screen.dataSource.snapshot().itemIdentifiers]
        for _ in 0..<6 {
            screen.performSortStep()
            shown.append(screen.dataSource.snapshot().itemIdentifiers)
        }
        for step in [2, 5, 0, 6, 1, 3] {
            screen.replay.slider.userDidSlide(to: Double(step))
            #expect(screen.dataSource.snapshot().itemIdentifiers == shown[step])
            #expect(
                slider.valueDescription == "\(step) of \(planned)"
                    && screen.status == "\(step) step\(step == 1 ? "" : "s")")
        }
        // What nobody has sorted yet is sorted on the way.
        slider.userDidSlide(to: 9)
        #expect(slider.value == 9 && screen.replay.count == 9)
        slider.userDidSlide(to: 6)
        #expect(screen.dataSource.snapshot().itemIdentifiers == shown[6])
        slider.userDidSlide(to: 3)
        screen.performSortStep()
        #expect(screen.dataSource.snapshot().itemIdentifiers == shown[4], "what was sorted is played again")
        while screen.performSortStep() {}
        let steps = Int(screen.replay.slider.value)
        #expect(screen.isSorted && steps == planned && screen.status == "Sorted in \(steps) steps")
        screen.replay.slider.userDidSlide(to: 0)
        #expect(!screen.isSorted && screen.startButton.isEnabled && screen.startButton.label == "Start")
        #expect(screen.dataSource.snapshot().itemIdentifiers == shown[0])
    }

    @Test("Start becomes Pause, and Pause becomes Continue")
    func startAndPause() async throws {
        let (pauses, pause) = AsyncStream.makeStream(of: Duration.self)
        let screen = InsertionSortScreen {
            pause.yield($0)
            // Until it is cancelled.
            try? await Task.sleep(for: .seconds(3600))
        }
        screen.speedControl.userDidSelect(2)
        screen.startButton.userDidPress()
        #expect(screen.isSorting)
        #expect(screen.startButton.label == "Pause")
        var begun = pauses.makeAsyncIterator()
        #expect(await begun.next() == InsertionSortScreen.Speed.fast.pause)
        #expect(screen.status == "1 step")
        screen.startButton.userDidPress()
        #expect(!screen.isSorting)
        #expect(screen.startButton.label == "Continue")
        screen.resetButton.userDidPress()
        #expect(screen.startButton.label == "Start")
    }
}
