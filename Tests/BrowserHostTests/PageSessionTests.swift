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
        #expect(connection.sent.map(\.type) == ["welcome", "update"] && connection.sent[1].address != nil)
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

    @Test("Who runs over the titles of an index is led to the last one as soon as the page has shown what came before")
    func titles() async {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        for (index, title) in ["K", "M", "S"].enumerated() {
            session.handle(.gesture(.title(title, index: index), pane: .main))
            window.change(text: title)
            await settle()
        }
        #expect(connection.updates.count == 1)
        session.handle(.acknowledge(number: 1))
        #expect(connection.updates.map(\.firstText) == ["first", "S"])
        // What changes by itself waits for nothing.
        window.change(text: "S, measured")
        await settle()
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
        // The next page says what the one before did not hear of, and is told with the welcome that it is done.
        let events = (3...4).map { NumberedEvent(event: .control(button.id, .press), number: $0) }
        let third = FakeConnection()
        session.connect(third, hello: session.caughtUp(with: .init(panes: [:], events: events)), isResumed: true)
        #expect(presses == 4)
        #expect(third.sent[0].object["seen"] as? Int == 4)
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
