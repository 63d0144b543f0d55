import CollectionViews
import Testing

@testable import BrowserHost

@MainActor @Suite("Page sessions") struct PageSessionTests {
    let window = FakeWindow()
    let screen = Screen(title: "Test", collectionView: TestServer.emptyView())
    let connection = FakeConnection()
    let hello = PageEvent.Hello(size: Size(width: 320, height: 480), offset: Point(x: 0, y: 5))

    func makeSession() -> PageSession {
        PageSession(id: "id", path: "/test", screen: screen, windows: [.main: window], build: "b", unacknowledged: 2)
    }

    @Test("A new page is welcomed, told the screen, and shows everything from nothing")
    func newPage() {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        #expect(window.calls == ["reset", "scroll to 0.0, 5.0", "resize to 320.0 × 480.0"])
        #expect(connection.sent.map(\.type) == ["welcome", "update"])
        #expect(connection.sent[1].view?["base"] as? Int == 0)
        #expect(connection.sent[1].screen?["title"] as? String == "Test")
    }

    @Test("A view beside the main one has a window of its own, and both go out as one update")
    func sidebar() async {
        let beside = FakeWindow()
        let session = PageSession(
            id: "id", path: "/test", screen: screen, windows: [.main: window, .sidebar: beside], build: "b",
            unacknowledged: 2)
        session.connect(connection, hello: hello, isResumed: false)
        #expect(beside.calls == ["reset", "scroll to 0.0, 0.0", "resize to 0.0 × 0.0"])
        session.handle(.gesture(.resize(Size(width: 200, height: 480)), pane: .sidebar))
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
            .expand(key: 4, isExpanded: true), .scroll(Point(x: 1, y: 2)),
            .lane(id: 1, offset: 3), .focus(key: 4), .find(text: "ab", key: 4, isNext: false),
            .find(text: "c", key: 4, isNext: true), .measured([.init(key: 4, height: 50)]),
            .resize(Size(width: 1, height: 2)),
        ]
        for gesture in gestures { session.handle(.gesture(gesture, pane: .main)) }
        session.handle(.pong)
        #expect(
            window.calls == [
                "tap 4", "tap 5 with \(TapModifiers.toggle.rawValue)", "activate 6", "accessory 2 of 4",
                "expand 4: true", "scroll to 1.0, 2.0", "scroll lane 1 to 3.0",
                "focus 4", "find ab from 4", "find c from 4 on", "measured 4: 50.0", "resize to 1.0 × 2.0",
            ])
        session.handle(.type(control: field.id, text: "ev", number: 1))
        session.handle(.flip(control: toggle.id, isOn: true))
        session.handle(.choose(control: choice.id, index: 1))
        session.handle(.choose(control: choice.id, index: 77))
        session.handle(.press(control: button.id))
        session.handle(.press(control: field.id))
        session.handle(.press(control: -1))
        button.isEnabled = false
        session.handle(.press(control: button.id))
        #expect(field.text == "ev")
        #expect(toggle.isOn)
        #expect(choice.selectedIndex == 1)
        #expect(presses == 1)
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
