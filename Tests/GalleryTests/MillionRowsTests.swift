import Diffable
import Testing

@testable import Gallery

@MainActor @Suite("A Million Rows") struct MillionRowsTests {
    /// A ledger of a thousand rows, all of them there.
    private func filled() async -> MillionRowsScreen {
        let screen = MillionRowsScreen(count: 1000)
        screen.viewWillAppear(false)
        await screen.finish()
        return screen
    }

    @Test("Rows come and go at the top, and turn round")
    func screen() async {
        let screen = MillionRowsScreen(count: 1000)
        #expect(screen.activity == nil && screen.dataSource.snapshot().itemIdentifiers == Array(1...100))
        screen.viewWillAppear(false)
        #expect(screen.activity == nil && screen.status == "Making 1,000 rows…")
        screen.viewWillAppear(false)
        await screen.finish()
        #expect(screen.status == "1,000 rows")
        #expect(screen.activity == nil && screen.dataSource.snapshot().itemIdentifiers == Array(1...1000))
        screen.insertButton.userDidPress()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.prefix(2) == [1001, 1])
        screen.removeButton.userDidPress()
        screen.removeButton.userDidPress()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.first == 2)
        #expect(screen.status == "999 rows")
        screen.reverseButton.userDidPress()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.first == 1000)
    }

    @Test("What is cancelled before it is done changes nothing, and what follows is done")
    func cancelled() async {
        let screen = await filled()
        screen.reverseButton.userDidPress()
        screen.userDidCancelActivity()
        screen.removeButton.userDidPress()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.first == 2)
        #expect(screen.activity == nil)
    }

    @Test("What was done is said and taken back, whatever came between")
    func undone() async {
        let screen = await filled()
        screen.insertButton.userDidPress()
        await screen.finish()
        #expect(screen.toast?.text == "No. 1,001 inserted at the top" && screen.toast?.rowName == "1001")
        #expect(screen.jumpField.lastNumber == 1001)
        screen.removeButton.userDidPress()
        await screen.finish()
        #expect(screen.toast?.text == "No. 1,001 removed" && screen.toast?.actionTitle == "Undo")
        #expect(screen.jumpField.lastNumber == 1000)
        #expect(screen.jumpField.rowName?(1001) == nil && screen.jumpField.rowName?(1) == "1")
        screen.reverseButton.userDidPress()
        await screen.finish()
        for first in [1, 1001, 1] {
            screen.undo()
            await screen.finish()
            #expect(screen.dataSource.snapshot().itemIdentifiers.first == first)
        }
        for first in [1001, 1, 1000] {
            screen.redo()
            await screen.finish()
            #expect(screen.dataSource.snapshot().itemIdentifiers.first == first)
        }
    }

    @Test("An undo that is cancelled can be asked for again, and nobody undoes what another one did")
    func cancelledUndo() async {
        let screen = await filled()
        await Visitor.$current.withValue("Ada") {
            screen.reverseButton.userDidPress()
            await screen.finish()
            screen.undo()
            while screen.activity == nil { await Task.yield() }
            screen.userDidCancelActivity()
            await screen.finish()
            #expect(screen.dataSource.snapshot().itemIdentifiers.first == 1000)
            #expect(screen.history.canUndo && !screen.history.canRedo && screen.history.undoActionName == "Reversal")
        }
        await Visitor.$current.withValue("Grace") {
            #expect(!screen.history.canUndo)
            screen.removeButton.userDidPress()
            await screen.finish()
        }
        await Visitor.$current.withValue("Ada") {
            screen.undo()
            await screen.finish()
            #expect(screen.dataSource.snapshot().itemIdentifiers.first == 1 && screen.history.canRedo)
        }
    }

    @Test("No way back is offered that would cancel what waits")
    func offered() async {
        let screen = await filled()
        screen.removeButton.userDidPress()
        screen.removeButton.userDidPress()
        while screen.toast == nil { await Task.yield() }
        #expect(screen.toast?.text == "No. 1 removed" && screen.toast?.actionTitle == nil)
        await screen.finish()
        #expect(screen.toast?.text == "No. 2 removed" && screen.toast?.actionTitle == "Undo")
    }

    @Test("That something long is undone is said once it is, and not when it was cancelled")
    func told() async {
        let screen = await filled()
        screen.reverseButton.userDidPress()
        await screen.finish()
        screen.undo()
        #expect(screen.toast == nil && screen.announcement == nil)
        await screen.finish()
        #expect(screen.toast?.text == "All rows reversed")
        screen.redo()
        while screen.activity == nil { await Task.yield() }
        screen.userDidCancelActivity()
        await screen.finish()
        #expect(screen.toast?.text == "Reversing was canceled" && screen.announcement == nil)
    }

    @Test("An undo cancels what is on its way or waits, the latest first, and a redo does it after all")
    func undoneOnTheWay() async {
        let screen = MillionRowsScreen(count: 1000)
        screen.viewWillAppear(false)
        screen.insertButton.userDidPress()
        await screen.finish()
        screen.reverseButton.userDidPress()
        while screen.pending.first?.base == nil { await Task.yield() }
        screen.insertButton.userDidPress()
        #expect(screen.activity?.title == "Reversing, 1 more waiting")
        screen.undo()
        #expect(screen.activity?.title == "Reversing" && screen.toast?.text == "Inserting was canceled")
        #expect(screen.history.undoActionName == "Reversal")
        screen.undo()
        #expect(screen.activity == nil && screen.toast?.text == "Reversing was canceled")
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.prefix(2) == [1001, 1])
        #expect(screen.history.undoActionName == "Insertion of No. 1,001")
        screen.redo()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.prefix(2) == [1000, 999])
        screen.redo()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.prefix(2) == [1002, 1000])
        for first in [1000, 1001, 1] {
            screen.undo()
            await screen.finish()
            #expect(screen.dataSource.snapshot().itemIdentifiers.first == first)
        }
    }

    @Test("Nobody gives up what another visitor asked for, and each is shown what they asked for themselves")
    func othersOnTheWay() async {
        let screen = await filled()
        Visitor.$current.withValue("Ada") { screen.reverseButton.userDidPress() }
        Visitor.$current.withValue("Grace") {
            #expect(!screen.history.canUndo)
            screen.undo()
            screen.userDidCancelActivity()
            screen.insertButton.userDidPress()
        }
        #expect(screen.activity(for: "Ada")?.title == "Reversing, 1 more waiting")
        #expect(screen.activity(for: "Grace")?.title == "Inserting waits for 1 other")
        #expect(screen.activity(for: "Edsger")?.title == "Reversing, 1 more waiting")
        Visitor.$current.withValue("Edsger") { screen.userDidCancelActivity() }
        Visitor.$current.withValue("Grace") { screen.userDidCancelActivity() }
        #expect(screen.toast?.text == "Inserting was canceled" && screen.toast?.visitor == "Grace")
        #expect(screen.activity?.title == "Reversing")
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.first == 1000)
        Visitor.$current.withValue("Ada") { #expect(screen.history.canUndo) }
        Visitor.$current.withValue("Grace") { #expect(!screen.history.canUndo && !screen.history.canRedo) }
    }

    @Test("How far a reversal has come is said from its beginning to its end")
    func progress() async {
        let screen = MillionRowsScreen(count: 200_000)
        screen.viewWillAppear(false)
        await screen.finish()
        screen.reverseButton.userDidPress()
        var shares: Set<Double> = []
        var last = 0.0
        while let activity = screen.activity {
            #expect(activity.isCancellable)
            if let share = activity.fraction {
                #expect(last <= share && share <= 1)
                last = share
                shares.insert(share)
            }
            await Task.yield()
        }
        #expect(!shares.isEmpty)
        // What nobody asked for can't be given up.
        let other = MillionRowsScreen(count: 1000)
        other.viewWillAppear(false)
        other.insertButton.userDidPress()
        #expect(other.activity?.title == "Making 1,000 rows, 1 more waiting" && other.activity?.isCancellable == false)
        await other.finish()
        #expect(other.dataSource.snapshot().numberOfItems == 1001)
    }

    @Test("A row that is still being made can be asked for")
    func waiting() {
        let screen = MillionRowsScreen(count: 1000)
        screen.viewWillAppear(false)
        #expect(screen.jumpField.lastNumber == 1000 && screen.jumpField.rowName?(900) == "900")
    }
}
