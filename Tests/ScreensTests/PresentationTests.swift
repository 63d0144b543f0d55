import CollectionViews
import Foundation
import Testing

@testable import Screens

@MainActor @Suite("Screens that show others") struct PresentationTests {
    func makeScreen(_ title: String) -> Screen { Screen(title: title, collectionView: CollectionView()) }

    @Test("A screen that is shown, and one that is presented, stand in the chain until they are dismissed")
    func chain() {
        let (first, second, third) = (makeScreen("1"), makeScreen("2"), makeScreen("3"))
        var changes = 0
        first.addObserver(self.observer) { changes += 1 }
        first.show(second)
        second.present(third)
        #expect(first.chain.map(\.title) == ["1", "2", "3"])
        #expect(third.presentationStyle == .sheet && second.presentationStyle == .push)
        #expect(changes == 1)
        third.dismiss()
        #expect(first.chain.map(\.title) == ["1", "2"])
        second.present(third)
        first.dismiss()
        #expect(first.chain.count == 1 && second.presentingScreen == nil && third.presentingScreen == nil)
        first.show(third)
        #expect(first.chain.map(\.title) == ["1", "3"], "a screen may be shown again")
    }

    let observer = Observer()
    final class Observer {}

    @Test("Popping answers what went: up to a sheet, and not beside a detail")
    func popping() throws {
        let (first, second, third) = (makeScreen("1"), makeScreen("2"), makeScreen("3"))
        let way = try #require(second.navigationController)
        first.show(second)
        #expect(way.viewControllers == [first, second] && way.topViewController === second)
        second.show(third)
        #expect(way.popViewController(animated: false) === third, "the foremost goes, whichever screen is asked")
        second.show(third)
        #expect(way.popToViewController(first, animated: false) == [second, third] && first.presentedScreen == nil)
        #expect(way.popToRootViewController(animated: false) == nil && way.viewControllers == [second])
        first.show(second)
        second.show(third)
        #expect(way.popToRootViewController(animated: false) == [second, third])
        #expect(first.navigationController?.popViewController(animated: false) == nil)
        first.present(second)
        second.showDetail(third)
        #expect(way.viewControllers == [second, third], "a sheet has a way of its own")
        second.setCollapsed(false)
        #expect(way.viewControllers == [second], "what stands beside is not in place of anything")
        #expect(way.popViewController(animated: false) == nil && second.presentedScreen === third)
    }

    @Test("A way does not lead to a screen that it never came by")
    func poppingToAnother() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = Screen(title: "1", collectionView: CollectionView())
                let other = Screen(title: "2", collectionView: CollectionView())
                screen.navigationController?.popToViewController(other, animated: false)
            }
        }
        let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(words.contains("\"2\" is none of its screens"))
    }

    @Test("Buttons at the leading edge replace the way back, unless they stand beside it")
    func leadingButtons() throws {
        let (first, second) = (makeScreen("1"), makeScreen("2"))
        first.show(second)
        let item = second.navigationItem
        let (cancel, send) = (BarButtonItem(systemItem: .cancel), BarButtonItem(title: "Send"))
        item.rightBarButtonItem = send
        item.leftBarButtonItem = cancel
        let leading = { second.controls.filter(\.content.isLeading).map(\.label) }
        #expect(leading() == ["Cancel"] && second.titleBehind == nil)
        item.leftItemsSupplementBackButton = true
        #expect(leading() == ["Cancel"] && second.titleBehind == "1")
        item.leftItemsSupplementBackButton = false
        item.leftBarButtonItem = nil
        item.rightBarButtonItems = [send, cancel]
        #expect(leading().isEmpty && second.titleBehind == "1")
    }

    @Test("The way back does what the bar's item says in place of leaving, and bears its title")
    func backAction() {
        let (first, second) = (makeScreen("1"), makeScreen("2"))
        first.show(second)
        #expect(first.titleBehind == nil && second.titleBehind == "1")
        var steps = 0
        second.navigationItem.backAction = Action(title: "Outer") { _ in steps += 1 }
        #expect(second.titleBehind == "Outer")
        second.userDidDismiss()
        #expect(steps == 1 && first.presentedScreen === second)
        second.navigationItem.backAction = nil
        second.userDidDismiss()
        #expect(steps == 1 && first.presentedScreen == nil)
    }

    @Test("A user goes back, but not from a sheet that the app holds")
    func userDismissal() {
        let (first, second) = (makeScreen("1"), makeScreen("2"))
        var dismissals = 0
        second.onDismiss = { dismissals += 1 }
        first.present(second)
        second.isModalInPresentation = true
        second.userDidDismiss()
        #expect(first.presentedScreen === second && dismissals == 0)
        second.isModalInPresentation = false
        second.userDidDismiss()
        #expect(first.presentedScreen == nil && dismissals == 1)
        first.userDidDismiss()
        #expect(dismissals == 1, "the first screen has nowhere to go back to")
    }

    @Test("A height of the app's own is worked out for each viewer's room, and is none where it says so")
    func customDetents() throws {
        let screen = makeScreen("1")
        var changes = 0
        screen.addObserver(self as AnyObject) { changes += 1 }
        let sheet = try #require(screen.sheetPresentationController)
        let low = SheetPresentationController.Detent.Identifier("low")
        let third = SheetPresentationController.Detent.custom(identifier: low) { $0.maximumDetentValue / 3 }
        let tall = SheetPresentationController.Detent.custom { context in
            context.containerTraitCollection.verticalSizeClass == .compact ? nil : 10_000
        }
        sheet.detents = [third, tall, .large()]
        #expect(changes == 1 && third != tall && third.identifier != tall.identifier)
        let (phone, flat) = (
            SheetRoom(size: CGSize(width: 390, height: 750)), SheetRoom(size: CGSize(width: 750, height: 300))
        )
        #expect(sheet.heights(in: phone).map { $0.resolvedValue(in: phone) } == [250, 750, 750])
        #expect(sheet.heights(in: flat).map { $0.resolvedValue(in: flat) } == [100, 300])
        sheet.userDidSelect(1, in: flat)
        #expect(sheet.selectedDetentIdentifier == .large && sheet.selectedIndex(in: phone) == 2)
        sheet.selectedDetentIdentifier = tall.identifier
        #expect(sheet.selectedIndex(in: phone) == 1 && sheet.selectedIndex(in: flat) == 0, "none there")
        changes = 0
        sheet.invalidateDetents()
        sheet.detents[0] = .custom(identifier: low) { _ in 200 }
        #expect(changes == 2, "another way to work out the same one is news")
    }

    @Test("What is behind a sheet can be used up to the height that the app says")
    func undimmed() throws {
        let sheet = try #require(makeScreen("1").sheetPresentationController)
        sheet.detents = [.custom { _ in 200 }, .medium(), .large()]
        #expect(!sheet.isUndimmed() && sheet.undimmedCount() == 0)
        sheet.largestUndimmedDetentIdentifier = .medium
        #expect(sheet.isUndimmed() && sheet.undimmedCount() == 2)
        sheet.selectedDetentIdentifier = .large
        #expect(!sheet.isUndimmed())
        sheet.largestUndimmedDetentIdentifier = .init("nobody's")
        #expect(sheet.undimmedCount() == 0)
    }

    @Test("A sheet's height is the first one until the user or the app takes another")
    func detents() throws {
        final class Listener: SheetPresentationControllerDelegate {
            var heard: [String?] = []
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ controller: SheetPresentationController
            ) { heard.append(controller.selectedDetentIdentifier?.rawValue) }
        }
        let (screen, listener) = (makeScreen("1"), Listener())
        #expect(screen.sheetHeights == nil)
        var changes = 0
        screen.addObserver(observer) { changes += 1 }
        let sheet = try #require(screen.sheetPresentationController)
        #expect(sheet === screen.sheetPresentationController && screen.sheetHeights == nil, "large alone is no choice")
        sheet.detents = [.medium(), .large()]
        sheet.delegate = listener
        #expect(screen.sheetHeights === sheet && sheet.selectedIndex() == 0 && changes == 1)
        for index in [0, -1, 2, Int.max] { sheet.userDidSelect(index) }
        #expect(changes == 1 && listener.heard == [])
        sheet.userDidSelect(1)
        #expect(sheet.selectedDetentIdentifier == .large && changes == 2 && listener.heard == ["large"])
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        #expect(sheet.selectedIndex() == 0 && listener.heard.count == 1, "the app knows what it does")
        sheet.detents = []
        #expect(screen.sheetHeights == nil)
        sheet.largestUndimmedDetentIdentifier = .large
        #expect(screen.sheetHeights === sheet && sheet.isUndimmed(), "nothing said stands for a large one")
    }

    @Test("An address leads to a detail, and the user goes back from it")
    func detail() {
        final class List: Screen {
            override func screen(at component: String) -> Screen? {
                let detail = Screen(title: component, collectionView: CollectionView())
                detail.restorationStyle = .detail
                return detail
            }
        }
        let list = List(title: "List", collectionView: CollectionView())
        #expect(list.isCollapsed, "until a host says that there is room")
        list.setCollapsed(false)
        #expect(!list.isCollapsed)
        #expect(list.go(to: ScreenAddress(path: ["7"])))
        let detail = list.presentedScreen
        #expect(detail?.presentationStyle == .detail && list.address.path == ["7"])
        detail?.restorationIdentifier = "8"
        #expect(list.address.path == ["8"], "a detail may go on to another row")
        detail?.isModalInPresentation = true
        detail?.userDidDismiss()
        #expect(list.presentedScreen == nil)
    }

    @Test("A screen that is shown already can't be shown twice")
    func shownTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = Screen(title: "Twice", collectionView: CollectionView())
                let other = Screen(title: "Other", collectionView: CollectionView())
                other.show(screen)
                screen.present(other)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("\"Other\" is shown already; dismiss it first"))
    }

    @Test("An alert's answer reaches its action; nonsense is passed over")
    func alert() {
        let screen = makeScreen("1")
        var chosen: [String] = []
        let alert = AlertController(title: "Name", message: "Of the folder")
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        #expect(AlertController(title: "None").textFields == nil)
        let make = AlertAction(title: "Make") { [weak alert] _ in chosen.append(alert?.textFields?[0].text ?? "") }
        alert.addAction(make)
        make.isEnabled = false
        screen.present(alert)
        for index in [1, 2, -1, Int.max] { screen.userDidAnswer(alert.id, with: index, texts: ["a"]) }
        screen.userDidAnswer(alert.id + 1, with: 0)
        #expect(screen.alerts.count == 1 && chosen == [])
        make.isEnabled = true
        screen.userDidAnswer(alert.id, with: 1, texts: ["Music", "and more than asked"])
        screen.userDidAnswer(alert.id, with: 1, texts: ["again"])
        #expect(chosen == ["Music"])
        #expect(screen.alerts.isEmpty)
    }

    @Test("With a text that is too short only the way out can be chosen")
    func shortText() {
        let screen = makeScreen("1")
        var chosen: [String] = []
        func present() -> AlertController {
            let alert = AlertController(title: "Password")
            alert.addTextField { $0.minimumLength = 8 }
            alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
            alert.addAction(
                AlertAction(title: "Join") { [weak alert] _ in chosen.append(alert?.textFields?[0].text ?? "") })
            screen.present(alert)
            return alert
        }
        let first = present()
        for texts in [[], [""], ["1234567"]] { screen.userDidAnswer(first.id, with: 1, texts: texts) }
        #expect(screen.alerts.count == 1 && chosen == [])
        // Two characters to the eye, which hosts and this count as eight.
        screen.userDidAnswer(first.id, with: 1, texts: ["👨‍👩‍👧‍👦é"])
        #expect(chosen == ["👨‍👩‍👧‍👦é"] && screen.alerts.isEmpty)
        screen.userDidAnswer(present().id, with: 0, texts: ["a"])
        screen.userDidAnswer(present().id, with: nil)
        #expect(chosen.dropFirst() == ["cancel", "cancel"])
    }

    @Test("Asking waits for the answer, and ends when nobody is left to give one")
    func asking() async {
        let screen = makeScreen("1")
        screen.addObserver(observer) {}
        let answers = Task { [screen] in
            await (
                screen.confirm("Sure?", isDestructive: true), screen.ask("Name?", text: "old"),
                screen.confirm("Still there?")
            )
        }
        while screen.alerts.isEmpty { await Task.yield() }
        #expect(screen.alerts[0].actions.map(\.style) == [.cancel, .destructive])
        screen.userDidAnswer(screen.alerts[0].id, with: 1)
        while screen.alerts.isEmpty { await Task.yield() }
        #expect(screen.alerts[0].textFields?[0].text == "old")
        screen.userDidAnswer(screen.alerts[0].id, with: 1, texts: ["new"])
        while screen.alerts.isEmpty { await Task.yield() }
        screen.removeObserver(observer)
        let (first, name, last) = await answers.value
        #expect(first && name == "new" && !last)
    }

    @Test("Who asks when all have gone, or is told to stop, is not left waiting")
    func askingNobody() async {
        let screen = makeScreen("1")
        screen.addObserver(observer) {}
        let cancelled = Task { await screen.ask("Name?", text: "old") }
        while screen.alerts.isEmpty { await Task.yield() }
        cancelled.cancel()
        #expect(await cancelled.value == nil && screen.alerts.isEmpty)
        screen.removeObserver(observer)
        #expect(await !screen.confirm("Sure?"))
        #expect(await screen.ask("Name?", text: "old") == nil)
        let alert = AlertController(title: "Replace?", message: nil)
        var isCancelled = false
        alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
        screen.present(alert)
        #expect(isCancelled && screen.alerts.isEmpty)
    }

    @Test("A toast is ended by its number only, and its button does what it says once")
    func toast() {
        let screen = makeScreen("1")
        var undone = 0
        screen.present(Toast("Deleted", actionTitle: "Undo") { undone += 1 })
        let id = screen.toast!.id
        screen.userDidEnd(id + 7, pressed: true)
        #expect(undone == 0 && screen.toast != nil)
        screen.userDidEnd(id, pressed: true)
        screen.userDidEnd(id, pressed: true)
        #expect(undone == 1 && screen.toast == nil)
    }

    @Test("What was said before a screen comes in front is not said over it; what is said afterwards is")
    func toastUnderScreens() {
        let (list, detail, sheet) = (makeScreen("1"), makeScreen("2"), makeScreen("3"))
        list.setCollapsed(false)
        list.present(Toast("Deleted"))
        list.showDetail(detail)
        #expect(list.toast != nil, "both are seen")
        detail.present(sheet)
        #expect(list.toast == nil)
        list.setCollapsed(true)
        list.present(Toast("Deleted"))
        list.showDetail(makeScreen("4"))
        #expect(list.toast == nil)
        list.present(Toast("Sent"))
        #expect(list.toast?.text == "Sent")
    }

    @Test("A toast's time runs also while nobody looks: then it is gone for everybody, and its button does nothing")
    func toastTime() {
        let screen = makeScreen("1")
        let clock = TurnedClock()
        screen.collectionView.animationClock = clock
        var undone = 0
        screen.present(Toast("Reversed", actionTitle: "Undo", duration: .seconds(8)) { undone += 1 })
        let id = screen.toast!.id
        clock.turn(by: 8)
        #expect(screen.toast != nil, "a page that shows it a little later is not cut short")
        screen.userDidHold(id)
        clock.turn(by: 9)
        #expect(screen.toast != nil, "somebody's pointer was on it")
        clock.turn(by: 1)
        screen.userDidEnd(id, pressed: true)
        #expect(screen.toast == nil && undone == 0)
        screen.present(Toast("First", duration: .seconds(8)))
        clock.turn(by: 5)
        screen.present(Toast("Second", duration: .seconds(8)))
        clock.turn(by: 5)
        #expect(screen.toast?.text == "Second", "the end of the first is not that of the second")
    }

    @Test("Controls are values, and take events by what they mean")
    func controlContents() {
        let button = Button(label: "Go", isProminent: true)
        let toggle = Switch(label: "On")
        let segments = SegmentedControl(label: "Sort", segments: ["A", "B"])
        let path = PathControl(label: "Folder", places: ["home", "music"])
        var places: [Int] = []
        path.onChoose = { places.append($0) }
        #expect(button.content == ControlContent(id: button.id, label: "Go", kind: .button(isProminent: true)))
        let events: [ControlEvent] = [
            .press, .set(true), .type("x"), .choose(0), .choose(1), .choose(-1), .choose(9), .addToken(0),
            .removeToken(3),
        ]
        for control in [button, toggle, segments, path] { for event in events { control.userDid(event) } }
        #expect(toggle.content.kind == .toggle(isOn: true))
        #expect(segments.content.kind == .segments(["A", "B"], selectedIndex: 1))
        #expect(places == [0], "the last place is where one is")
        path.firstChoosableIndex = 1
        path.userDid(.choose(0))
        #expect(places == [0], "what only tells where the others are is not gone to")
        #expect(path.content.kind == .path(["home", "music"], firstChoosableIndex: 1, takesDrops: false))
        path.onDrop = { _, _ in }
        #expect(path.content.kind == .path(["home", "music"], firstChoosableIndex: 1, takesDrops: true))
    }

    @Test("A search field takes tokens that were suggested, and scopes")
    func search() {
        let field = SearchField()
        var heard: [[String]] = []
        field.onTokensChange = { heard.append($0) }
        field.scopes = ["All", "Volcanoes"]
        field.suggestions = ["Nepal"]
        field.userDid(.type("nep"))
        field.userDid(.addToken(1))
        field.userDid(.addToken(0))
        #expect(field.tokens == ["Nepal"] && field.text.isEmpty && heard == [["Nepal"]])
        field.userDid(.choose(1))
        field.userDid(.removeToken(0))
        field.userDid(.removeToken(0))
        #expect(field.selectedScopeIndex == 1 && heard == [["Nepal"], []])
    }
}

/// A clock that is turned by hand.
@MainActor final class TurnedClock: AnimationClock {
    private var now = 0.0
    private var waiting: [(time: Double, action: @MainActor () -> Void)] = []

    func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        waiting.append((now + seconds, action))
    }

    func turn(by seconds: Double) {
        now += seconds
        let due = waiting.filter { $0.time <= now }
        waiting.removeAll { $0.time <= now }
        for (_, action) in due { action() }
    }
}
