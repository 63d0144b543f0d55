import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

@MainActor @Suite("Page sessions") struct PageSessionTests {
    let window = FakeWindow()
    let screen = Screen(title: "Test", collectionView: TestServer.emptyView())
    let connection = FakeConnection()
    let hello = PageEvent.Hello(size: CGSize(width: 320, height: 480), offset: CGPoint(x: 0, y: 5))

    func makeSession() -> PageSession {
        PageSession(id: "id", path: "/test", screen: screen, windows: [.main: window], build: "b", unacknowledged: 2)
    }

    @Test("A new page is welcomed, told the screen, and shows everything from nothing")
    func newPage() {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        #expect(window.calls == ["reset", "scroll to 0.0, 5.0", "resize to 320.0 × 480.0"])
        #expect(connection.sent.map(\.type) == ["welcome", "update", "address"])
        #expect(connection.sent[1].view?["base"] as? Int == 0)
        #expect(connection.sent[1].screen?["title"] as? String == "Test")
    }

    @Test("What a browser kept of earlier visits is restored once, and what is to be kept is told")
    func kept() {
        final class Keeper: Screen {
            var restored: [[String: String]] = []
            override func restoreKept(_ state: [String: String]) {
                restored.append(state)
                keptState = state
            }
        }
        let screen = Keeper(title: "Test", collectionView: TestServer.emptyView())
        for isShared in [false, true] {
            let connection = FakeConnection()
            let session = PageSession(
                id: "id", path: "/test", screen: screen, isShared: isShared, windows: [.main: FakeWindow()], build: "b",
                unacknowledged: 2)
            var hello = hello
            hello.kept = ["likes": "K2"]
            session.connect(connection, hello: hello, isResumed: false)
            session.connect(connection, hello: hello, isResumed: true)
            #expect(screen.restored == [["likes": "K2"]])
            let told = connection.updates.first?.screen?["kept"] as? [String]
            #expect(told == (isShared ? nil : ["likes", "K2"]))
        }
    }

    @Test("What another page of the browser keeps is taken over, but not for all who share a screen")
    func keptElsewhere() throws {
        final class Keeper: Screen {
            override func restoreKept(_ state: [String: String]) { keptState = state }
        }
        let event = try PageEvent(message: #"{"type":"kept","kept":{"likes":"Everest"}}"#)
        for isShared in [false, true] {
            let screen = Keeper(title: "Test", collectionView: TestServer.emptyView())
            let session = PageSession(
                id: "id", path: "/test", screen: screen, isShared: isShared, windows: [.main: FakeWindow()], build: "b",
                unacknowledged: 2)
            session.connect(FakeConnection(), hello: hello, isResumed: false)
            session.handle(event)
            #expect(screen.keptState == (isShared ? [:] : ["likes": "Everest"]))
        }
    }

    @Test("What is too much for a browser to keep is not sent, and refused from a page")
    func tooMuchKept() throws {
        let screen = Screen(title: "Hoard", collectionView: TestServer.emptyView())
        // Beside a name and a value, a pair has two brackets, four quotation marks and a comma.
        screen.keptState = ["all": String(repeating: "x", count: KeptState.mostBytes - 10)]
        #expect(KeptState.pairs(of: screen)?.count == 2)
        screen.keptState = ["all": String(repeating: "\n", count: KeptState.mostBytes / 2 - 5)]
        #expect(KeptState.pairs(of: screen)?.count == 2)
        screen.keptState["more"] = "x"
        #expect(KeptState.pairs(of: screen) == nil)
        func hear(_ value: String) throws {
            let hello = #"{"type":"hello","width":1,"height":1,"kept":{"a":"\#(value)"}}"#
            _ = try JSONDecoder().decode(PageEvent.self, from: Data(hello.utf8))
        }
        try hear(String(repeating: "x", count: KeptState.mostBytes - 8))
        #expect(throws: PageEventError.self) { try hear(String(repeating: "x", count: KeptState.mostBytes - 7)) }
    }

    @Test("A view beside the main one has a window of its own, and both go out as one update")
    func sidebar() async {
        let beside = FakeWindow()
        let session = PageSession(
            id: "id", path: "/test", screen: screen, windows: [.main: window, .sidebar: beside], build: "b",
            unacknowledged: 2)
        session.connect(connection, hello: hello, isResumed: false)
        #expect(beside.calls == ["reset", "scroll to 0.0, 0.0", "resize to 0.0 × 0.0"])
        session.handle(.gesture(.resize(CGSize(width: 200, height: 480)), pane: .sidebar))
        session.handle(.gesture(.tap(key: 3, modifiers: []), pane: .sidebar))
        #expect(beside.calls.suffix(2) == ["resize to 200.0 × 480.0", "tap 3"])
        #expect(!window.calls.contains("tap 3"))
        session.handle(.acknowledge(number: 1))
        #expect(window.acknowledged == 1)
        #expect(beside.acknowledged == 1)
        window.change()
        beside.change()
        await settle()
        #expect(connection.updates.count == 2)
    }

    @Test("A list is laid out no wider than lines are easily read, and the page is told to draw it so")
    func readable() {
        final class Wide: Screen {
            override var followsReadableWidth: Bool { false }
        }
        let view = TestServer.emptyView()
        view.collectionViewLayout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .plain))
        let hello = PageEvent.Hello(size: CGSize(width: 1120, height: 480))
        for (screen, width) in [
            (Screen(title: "List", collectionView: view), 760.0), (Wide(title: "Wide", collectionView: view), 1120),
        ] {
            let (window, connection) = (FakeWindow(), FakeConnection())
            let session = PageSession(
                id: "id", path: "/test", screen: screen, windows: [.main: window], build: "b", unacknowledged: 2)
            session.connect(connection, hello: hello, isResumed: false)
            #expect(window.calls.last == "resize to \(width) × 480.0")
            session.handle(.gesture(.resize(CGSize(width: 2000, height: 300)), pane: .main))
            #expect(window.calls.last == "resize to \(width == 760 ? 760.0 : 2000.0) × 300.0")
            session.handle(.gesture(.resize(CGSize(width: 320, height: 300)), pane: .main))
            #expect(window.calls.last == "resize to 320.0 × 300.0")
            #expect(connection.updates.first?.screen?["readable"] as? Bool == (width == 760 ? true : nil))
        }
    }

    @Test("A page that comes back catches up from the version it shows")
    func catchUp() async {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.acknowledge(number: 1))
        #expect(window.acknowledged == 1)
        session.disconnect()
        window.change()
        window.change(text: "twice")
        await settle()
        #expect(connection.updates.count == 1)

        let second = FakeConnection()
        session.connect(second, hello: .init(session: "id", version: 1, size: hello.size), isResumed: true)
        #expect(window.calls.suffix(3).first == "catch up from 1")
        #expect(second.sent[0].object["resumed"] as? Bool == true)
        #expect(second.updates.map { $0.view?["base"] as? Int } == [1])
        #expect(second.updates[0].firstText == "twice")
    }

    @Test("With two updates unacknowledged, later changes wait and go out as one")
    func credit() async {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        window.change()
        await settle()
        #expect(connection.updates.count == 2)
        for number in 0..<10 {
            window.change(text: "change \(number)")
            await settle()
        }
        #expect(connection.updates.count == 2)
        session.handle(.acknowledge(number: 99))
        #expect(connection.updates.count == 2, "a number never sent is passed over")
        session.handle(.acknowledge(number: 1))
        #expect(connection.updates.count == 3)
        #expect(connection.updates[2].firstText == "change 9")
        #expect(connection.updates[2].view?["base"] as? Int == 2)
        session.handle(.acknowledge(number: 3))
        #expect(window.acknowledged == 12)
        #expect(connection.updates.count == 3)
    }

    @Test("Changes of the same turn go out as one update")
    func coalescing() async {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        window.change()
        screen.status = "2"
        window.change()
        screen.title = "Renamed"
        await settle()
        #expect(connection.updates.count == 2)
        #expect(connection.updates[1].screen?["title"] as? String == "Renamed")
        #expect(connection.updates[1].view != nil)
    }

    @Test("Gestures reach the window and the controls; those for controls that are gone do nothing")
    func gestures() {
        let field = SearchField()
        let toggle = Switch(label: "On")
        let choice = SegmentedControl(label: "Sort", segments: ["A", "B"])
        var presses = 0
        let button = Button(label: "Go") { presses += 1 }
        screen.controls = [field, toggle, choice, button]
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        window.calls = []
        let gestures: [PageEvent.Gesture] = [
            .tap(key: 4, modifiers: []), .tap(key: 5, modifiers: .toggle), .activate(key: 6), .accessory(key: 4, id: 2),
            .expand(key: 4, isExpanded: true), .scroll(CGPoint(x: 1, y: 2)),
            .lane(id: 1, offset: 3), .title("M", index: 2), .focus(key: 4), .find(text: "ab", key: 4, isNext: false),
            .find(text: "c", key: 4, isNext: true), .measured([.init(key: 4, height: 50)]),
            .resize(CGSize(width: 1, height: 2)),
        ]
        for gesture in gestures { session.handle(.gesture(gesture, pane: .main)) }
        session.handle(.pong)
        #expect(
            window.calls == [
                "tap 4", "tap 5 with \(TapModifiers.toggle.rawValue)", "activate 6", "accessory 2 of 4",
                "expand 4: true", "scroll to 1.0, 2.0", "scroll lane 1 to 3.0",
                "index M at 2", "focus 4", "find ab from 4", "find c from 4 on", "measured 4: 50.0",
                "resize to 1.0 × 2.0",
            ])
        session.handle(.control(field.id, .type("ev"), typed: 1))
        session.handle(.control(toggle.id, .set(true)))
        session.handle(.control(choice.id, .choose(1)))
        session.handle(.control(choice.id, .choose(77)))
        session.handle(.control(button.id, .press))
        session.handle(.control(field.id, .press))
        session.handle(.control(-1, .press))
        button.isEnabled = false
        session.handle(.control(button.id, .press))
        #expect(field.text == "ev")
        #expect(toggle.isOn)
        #expect(choice.selectedIndex == 1)
        #expect(presses == 1)
    }

    @Test("An event that comes again is done once, and the page hears up to where all was done")
    func numberedEvents() async {
        var presses = 0
        let button = Button(label: "Go") { presses += 1 }
        screen.controls = [button]
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.control(button.id, .press), number: 1)
        session.handle(.control(button.id, .press), number: 2)
        session.handle(.control(button.id, .press), number: 2)
        session.handle(.control(button.id, .press), number: 1)
        await settle()
        #expect(presses == 2)
        #expect(connection.sent.last { $0.type == "seen" }?.object["event"] as? Int == 2)
        session.disconnect()
        let second = FakeConnection()
        session.connect(second, hello: .init(session: "id", version: 1, size: hello.size), isResumed: true)
        #expect(second.sent[0].object["seen"] as? Int == 2)
        session.handle(.control(button.id, .press), number: 2)
        session.handle(.control(button.id, .press), number: 3)
        #expect(presses == 3)
    }

    @Test("An event is done once the page is told what the program did in the turn after it", arguments: [true, false])
    func outcome(hasCredit: Bool) async {
        let button = Button(label: "Go") { [screen] in Task { screen.status = "gone" } }
        screen.controls = [button]
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        if !hasCredit {
            window.change()
            await settle()
        }
        let count = connection.sent.count
        session.handle(.control(button.id, .press), number: 1)
        await settle()
        if !hasCredit {
            #expect(connection.sent.count == count)
            session.handle(.acknowledge(number: 1))
        }
        #expect(connection.sent.dropFirst(count).map(\.type) == ["update", "seen"])
        #expect(connection.updates.last?.screen?["status"] as? String == "gone")
    }

    @Test("A question, or a sign of life, is answered after what came of the events before")
    func answerBehindOutcome() async {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(
            .gesture(.edit(key: 1, text: "named", isByReturn: true, request: 1), pane: .main), number: 1)
        window.change()
        session.handle(.ping)
        await settle()
        #expect(connection.sent.suffix(4).map(\.type) == ["update", "seen", "answer", "pong"])
    }

    @Test("Screens that come in front are shown through windows of their own, and let go when they are gone")
    func presentedScreens() async throws {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.acknowledge(number: 1))
        let detail = Screen(title: "Detail", collectionView: TestServer.emptyView())
        let sheet = Screen(title: "Sheet", collectionView: TestServer.emptyView())
        screen.show(detail)
        detail.present(sheet)
        await settle()
        let update = try #require(connection.updates.last)
        let stack = try #require(update.object["stack"] as? [[String: Any]])
        #expect(stack.map { $0["style"] as? String } == ["push", "sheet"])
        let presented = try #require(update.object["presented"] as? [[String: Any]])
        #expect(presented.map { ($0["screen"] as? [String: Any])?["title"] as? String } == ["Detail", "Sheet"])
        session.handle(.gesture(.resize(CGSize(width: 10, height: 20)), pane: PageView(screen: detail.id, pane: .main)))
        session.handle(.gesture(.tap(key: 1, modifiers: []), pane: PageView(screen: -1, pane: .main)))
        session.handle(.dismiss(screen: Int.max))
        session.handle(.dismiss(screen: sheet.id), number: 1)
        #expect(detail.presentedScreen == nil && screen.presentedScreen === detail)
        #expect(sheet.observerCount == 0 && detail.observerCount == 1)
        session.end()
        #expect(detail.observerCount == 0)
    }

    @Test("A sheet's own heights are worked out for the page's room, and told anew once that is another")
    func sheetRoom() async throws {
        let session = makeSession()
        var hello = hello
        hello.room = SheetRoom(size: CGSize(width: 390, height: 600))
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.acknowledge(number: 1))
        let sheet = Screen(title: "Sheet", collectionView: TestServer.emptyView())
        let low = SheetPresentationController.Detent.Identifier("low")
        sheet.sheetPresentationController?.detents = [
            .custom(identifier: low) { $0.maximumDetentValue / 3 },
            .custom { $0.maximumDetentValue > 500 ? 500 : nil }, .large(),
        ]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = low
        screen.present(sheet)
        await settle()
        func told() throws -> NSDictionary {
            let update = try #require(connection.updates.last).object
            let presented = try #require((update["presented"] as? [[String: Any]])?.first?["screen"] as? [String: Any])
            return try #require(presented["sheet"] as? NSDictionary)
        }
        let stack = try #require(connection.updates.last?.object["stack"] as? [[String: Any]])
        #expect(stack.first?["undimmed"] as? Bool == true)
        #expect(try told() == ["detents": [200, 500, "large"] as [Any], "index": 0, "undimmed": 1])
        session.handle(.acknowledge(number: 2))
        session.handle(.room(SheetRoom(size: CGSize(width: 600, height: 330))))
        await settle()
        #expect(try told() == ["detents": [110, "large"] as [Any], "index": 0, "undimmed": 1])
        session.handle(.detent(screen: sheet.id, index: 1))
        #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
        session.end()
    }

    @Test("A screen has appeared once the page has moved it in, and at once where there is no page")
    func arrivals() async {
        final class Sheet: Screen {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will \(animated)") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did \(animated)") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
        }
        let sheets = (0..<4).map { _ in Sheet(title: "Sheet", collectionView: TestServer.emptyView()) }
        let session = makeSession()
        screen.present(sheets[0])
        #expect(sheets[0].calls == ["will false", "did false"])
        screen.dismiss()

        // However busy the machine is, the page has the time to say so.
        session.longestArrival = .seconds(3600)
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.acknowledge(number: 1))
        screen.present(sheets[1])
        await settle()
        #expect(sheets[1].calls == ["will true"])
        for _ in 0..<2 { session.handle(.arrived(screen: sheets[1].id)) }
        #expect(sheets[1].calls == ["will true", "did true"], "what is said twice is done once")
        screen.dismiss()

        // Who is gone before it has come does not come any more.
        screen.present(sheets[2])
        screen.dismiss()
        session.handle(.arrived(screen: sheets[2].id))
        #expect(sheets[2].calls == ["will true", "gone"])

        // A page that never says so holds nobody up.
        session.longestArrival = .milliseconds(1)
        screen.present(sheets[3])
        while sheets[3].calls.count < 2 { await Task.yield() }
        #expect(sheets[3].calls == ["will true", "did true"])
        session.end()
    }

    @Test("Alerts, toasts and activities are told, and answered by their names only")
    func messages() async throws {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.acknowledge(number: 1))
        var (answers, ends, cancels) = ([String](), 0, 0)
        let alert = AlertController(title: "Sure?")
        alert.addAction(AlertAction(title: "No", style: .cancel) { _ in answers.append("no") })
        alert.addAction(AlertAction(title: "Yes", style: .destructive) { _ in answers.append("yes") })
        screen.present(alert)
        screen.present(Toast("Long done", actionTitle: "Undo", duration: .seconds(600)) { ends += 10 })
        screen.activity = Activity("Sorting", fraction: 0.5) { cancels += 1 }
        #expect(screen.toast == nil, "What was done before is no longer on offer")
        screen.present(Toast("Done", actionTitle: "Undo", duration: .seconds(600)) { ends += 1 })
        await settle()
        let told = try #require(connection.updates.last?.screen)
        #expect((told["alert"] as? [String: Any])?["title"] as? String == "Sure?")
        #expect((told["toast"] as? [String: Any])?["action"] as? String == "Undo")
        #expect((told["activity"] as? [String: Any])?["fraction"] as? Double == 0.5)
        session.handle(.answer(alert: alert.id, index: 7, texts: ["", ""]), number: 1)
        session.handle(.answer(alert: -1, index: 0, texts: []), number: 2)
        #expect(answers == [])
        session.handle(.answer(alert: alert.id, index: 1, texts: []), number: 3)
        session.handle(.endToast(screen.toast?.id ?? 0, isPressed: true), number: 4)
        session.handle(.cancelActivity(screen: nil), number: 5)
        #expect(answers == ["yes"] && ends == 1 && cancels == 1)
    }

    @Test("Keys undo and redo what the screen's history holds, once, and the page is told what to say")
    func undo() async throws {
        final class Steps: UndoHistory {
            var count = 2
            var canUndo: Bool { count > 0 }
            var canRedo: Bool { count < 2 }
            let undoActionName = "Move"
            let redoActionName = "Move"
            func performUndo() { count -= 1 }
            func performRedo() { count += 1 }
        }
        let steps = Steps()
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.acknowledge(number: 1))
        session.handle(.undo(screen: nil, isRedo: false), number: 1)
        screen.undoHistory = steps
        session.handle(.undo(screen: nil, isRedo: false), number: 2)
        session.handle(.undo(screen: nil, isRedo: false), number: 2)
        session.handle(.undo(screen: 17, isRedo: false), number: 3)
        #expect(steps.count == 1)
        session.handle(.undo(screen: nil, isRedo: true), number: 4)
        #expect(steps.count == 2)
        await settle()
        let told = try #require(connection.updates.last?.screen)
        #expect(told["undo"] as? Bool == true)
        #expect((told["announced"] as? [String: Any])?["text"] as? String == "Redone: Move")
    }

    @Test("The page hears its address when it changes, and goes where it is told to")
    func addresses() async throws {
        let field = SearchField()
        field.restorationIdentifier = "q"
        screen.controls = [field]
        screen.listRestoration = ListRestoration(
            identifier: { "item \($0.item)" }, indexPath: { $0 == "item 7" ? IndexPath(item: 7, section: 0) : nil })
        let session = makeSession()
        var hello = hello
        hello.address = PageAddress(
            screen: ScreenAddress(state: ["q": "mont"]), anchor: AddressAnchor(item: "item 7", distance: -12))
        session.connect(connection, hello: hello, isResumed: false)
        #expect(field.text == "mont")
        #expect(window.calls.contains("scroll to item 7 at -12.0"))
        window.topItem = (IndexPath(item: 7, section: 0), -12.4)
        field.userDid(.type("k2"))
        session.scheduleSend()
        await settle()
        let told = try #require(connection.sent.last { $0.type == "address" }?.object)
        #expect(told["state"] as? [[String]] == [["q", "k2"]])
        #expect((told["anchor"] as? [String: Any])?["distance"] as? Int == -12)
        session.handle(.go(PageAddress()), number: 1)
        #expect(field.text == "")
        session.handle(.go(PageAddress(screen: ScreenAddress(path: ["nowhere"]))), number: 2)
        #expect(screen.toast?.text == "This page can’t be found.")
        // Where it led is told also when it is where the page was.
        await settle()
        for number in 1...4 { session.handle(.acknowledge(number: number)) }
        let count = connection.sent.count { $0.type == "address" }
        session.handle(.go(PageAddress()), number: 3)
        await settle()
        #expect(connection.sent.count { $0.type == "address" } == count + 1)
    }

    @Test("Where the page went is told once it knows that it was done, however many updates it has yet to show")
    func addressAfterGoing() async throws {
        let field = SearchField()
        field.restorationIdentifier = "q"
        screen.controls = [field]
        let session = PageSession(
            id: "id", path: "/test", screen: screen, windows: [.main: window], build: "b", unacknowledged: 1)
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.go(PageAddress(screen: ScreenAddress(state: ["q": "k2"]))), number: 1)
        window.change()
        await settle()
        #expect(connection.sent.map(\.type) == ["welcome", "update", "address"])
        for number in 1...2 { session.handle(.acknowledge(number: number)) }
        #expect(connection.sent.dropFirst(3).map(\.type) == ["update", "seen", "address"])
        #expect(connection.sent.last?.object["state"] as? [[String]] == [["q", "k2"]])
    }

    @Test("A page that went back by itself hears where it is, also where the screen stays")
    func addressAfterDismissal() async throws {
        let detail = Screen(title: "Detail", collectionView: TestServer.emptyView())
        detail.restorationIdentifier = "1"
        detail.isModalInPresentation = true
        screen.present(detail)
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.dismiss(screen: detail.id), number: 1)
        await settle()
        let told = connection.sent.suffix(2)
        #expect(told.map(\.type) == ["seen", "address"])
        #expect(told.last?.object["path"] as? [String] == (screen.presentedScreen === detail ? ["1"] : []))
    }

    @Test("A detail comes beside its list where room is kept for it, and going on from row to row is no step further")
    func details() async throws {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.widen(true))
        #expect(!screen.isCollapsed)
        let detail = Screen(title: "Detail", collectionView: TestServer.emptyView())
        detail.restorationIdentifier = "1"
        screen.showDetail(detail)
        await settle()
        func style() -> String? {
            let stack = connection.updates.last { $0.object["stack"] != nil }?.object["stack"] as? [[String: Any]]
            return stack?.first?["style"] as? String
        }
        #expect(style() == "push" && !detail.isCollapsed)
        screen.dismiss()
        screen.detailPlaceholder = .empty()
        screen.showDetail(detail)
        for number in 1...4 { session.handle(.acknowledge(number: number)) }
        await settle()
        #expect(style() == "detail")
        detail.restorationIdentifier = "2"
        detail.title = "Other"
        await settle()
        let told = try #require(connection.sent.last { $0.type == "address" }?.object)
        #expect(told["path"] as? [String] == ["2"] && told["inPlace"] as? Bool == true)
    }

    @Test("An item that an address names is waited for while items come, then the address loses it")
    func anchorToNowhere() async throws {
        var isLoading = true
        screen.listRestoration = ListRestoration(identifier: { "item \($0.item)" }, indexPath: { _ in nil })
        screen.listRestoration?.isLoading = { isLoading }
        window.topItem = (IndexPath(item: 0, section: 0), 0)
        let session = makeSession()
        var hello = hello
        hello.address = PageAddress(anchor: AddressAnchor(item: "nowhere", distance: 9))
        session.connect(connection, hello: hello, isResumed: false)
        #expect(!connection.sent.contains { $0.type == "address" })
        isLoading = false
        session.scheduleSend()
        await settle()
        let told = try #require(connection.sent.last { $0.type == "address" }?.object)
        #expect((told["anchor"] as? [String: Any])?["item"] as? String == "item 0")
    }

    @Test("Of a shared screen a page takes only the scroll position from its address")
    func sharedAddress() {
        let field = SearchField()
        field.restorationIdentifier = "q"
        screen.controls = [field]
        let session = PageSession(
            id: "id", path: "/test", screen: screen, isShared: true, windows: [.main: window], build: "b",
            unacknowledged: 2)
        var hello = hello
        hello.address = PageAddress(screen: ScreenAddress(state: ["q": "mine"]))
        session.connect(connection, hello: hello, isResumed: false)
        #expect(field.text == "")
        #expect(connection.sent.first { $0.type == "update" }?.screen?["viewers"] as? Int == 1)
    }

    @Test("Each visitor is shown their own buttons, and counts as long as there is a connection")
    func visitors() async throws {
        let button = Button(label: "Undo")
        button.adapts = { $0.isEnabled = Visitor.current == "one" }
        screen.controls = [button]
        let sessions = ["one", "two"].map { name in
            PageSession(
                id: name, visitor: name, path: "/test", screen: screen, isShared: true,
                windows: [.main: FakeWindow()], build: "b", unacknowledged: 50)
        }
        let connections = [FakeConnection(), FakeConnection()]
        for (session, connection) in zip(sessions, connections) {
            session.connect(connection, hello: hello, isResumed: false)
        }
        button.userDidPress()
        button.action = { [screen] in screen.present(Toast("Moved", actionTitle: "Undo", duration: .seconds(600))) }
        sessions[0].handle(.control(button.id, .press), number: 1)
        await settle()
        let told = try connections.map { try #require($0.updates.last?.screen) }
        let buttons = told.compactMap { ($0["controls"] as? [[String: Any]])?.first }
        #expect(buttons.map { $0["disabled"] as? Bool } == [nil, true])
        let toasts = told.compactMap { $0["toast"] as? [String: Any] }
        #expect(toasts.map { $0["action"] as? String } == ["Undo", nil], "what one did is theirs to take back")
        #expect(told.map { $0["viewers"] as? Int } == [2, 2])
        sessions[1].disconnect()
        await settle()
        #expect(connections[0].updates.last?.screen?["viewers"] as? Int == 1)
        sessions[1].connect(connections[1], hello: hello, isResumed: true)
        await settle()
        #expect(connections[0].updates.last?.screen?["viewers"] as? Int == 2)
    }

    @Test("A control of a shared screen answers whoever sees it enabled, and nobody else")
    func ownControls() {
        let button = Button(label: "Undo")
        let isOn = Switch(label: "On")
        var pressed: [String] = []
        button.action = { pressed.append(Visitor.current ?? "nobody") }
        button.isEnabled = false
        for control in [button, isOn] { control.adapts = { $0.isEnabled = Visitor.current == "one" } }
        screen.controls = [button, isOn]
        for name in ["two", "one"] {
            let session = PageSession(
                id: name, visitor: name, path: "/test", screen: screen, isShared: true,
                windows: [.main: FakeWindow()], build: "b", unacknowledged: 50)
            session.handle(.control(button.id, .press), number: 1)
            session.handle(.control(isOn.id, .set(true)), number: 2)
            #expect(isOn.isOn == (name == "one"))
        }
        button.userDidPress()
        #expect(pressed == ["one"])
    }

    @Test("A screen that changes as it appears is looked at once, and so is what is in front of it")
    func changesAsItAppears() async throws {
        final class Changing: Screen {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                status = "here"
            }
        }
        let detail = Changing(title: "Detail", collectionView: TestServer.emptyView())
        let sheet = Screen(title: "Sheet", collectionView: TestServer.emptyView())
        screen.present(detail)
        detail.present(sheet)
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        #expect(session.shown.map(\.screen.title) == ["Test", "Detail", "Sheet"])
        sheet.present(AlertController(title: "Sure?"))
        await settle()
        let presented = try #require(connection.updates.last?.object["presented"] as? [[String: Any]])
        #expect(presented.contains { ($0["screen"] as? [String: Any])?["alert"] != nil })
    }

    @Test("A second connection for the same session takes over")
    func takeOver() {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        let second = FakeConnection()
        session.connect(second, hello: hello, isResumed: true)
        #expect(connection.closed == [.takenOver])
        #expect(session.connection === second)
    }

    @Test("An ended session hears nothing of its screen any more")
    func ended() async {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.end()
        screen.status = "changed"
        window.change()
        await settle()
        #expect(connection.updates.count == 1)
        #expect(connection.closed == [.goingAway])
    }

    @Test("Numbers of updates are acknowledged in order, and all before them")
    func creditNumbers() {
        var credit = Credit(limit: 3)
        #expect(credit.spend(versions: [.main: 1]) == 1)
        #expect(credit.spend(versions: [.sidebar: 9]) == 2)
        #expect(credit.spend(versions: [.main: 2]) == 3)
        #expect(!credit.isAvailable)
        #expect(credit.acknowledge(2) == [.main: 1, .sidebar: 9])
        #expect(credit.acknowledge(2) == [:])
        #expect(credit.isAvailable)
        #expect(credit.acknowledge(3) == [.main: 2])
        #expect(Credit(limit: 0).isAvailable, "a page can always be told something")
    }
}

/// Lets everything run that waits for the main actor.
@MainActor func settle() async {
    for _ in 0..<20 { await Task.yield() }
}
