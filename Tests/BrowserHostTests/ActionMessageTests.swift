import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

@MainActor @Suite("Swipe actions and menus on the way to a page and back") struct ActionMessageTests {
    @Test("Each event is read")
    func events() throws {
        let events: [(String, PageEvent.Gesture)] = [
            (#"{"type":"actions","key":3,"request":7}"#, .actions(key: 3, request: 7)),
            (#"{"type":"swiped","key":3,"on":true}"#, .swiped(key: 3, isSwiped: true)),
            (
                #"{"type":"menu","key":3,"request":8,"x":10,"y":20.5}"#,
                .menu(key: 3, point: CGPoint(x: 10, y: 20.5), request: 8)
            ),
            (#"{"type":"act","action":1,"offer":2,"request":9}"#, .act(id: 1, offer: 2, request: 9)),
            (#"{"type":"delete","key":3}"#, .delete(key: 3)),
            (#"{"type":"editing","key":3}"#, .editing(key: 3)), (#"{"type":"editing"}"#, .editing(key: nil)),
            (
                #"{"type":"pick","key":3,"id":1,"action":2,"offer":9007199254740991}"#,
                .pick(MenuChoice(action: 2, offer: 9_007_199_254_740_991), key: 3, id: 1)
            ),
        ]
        #expect(
            try PageEvent(message: #"{"type":"pick","control":4,"action":0,"offer":5}"#)
                == .control(4, .pick(MenuChoice(action: 0, offer: 5)), typed: nil))
        for (message, gesture) in events {
            #expect(try PageEvent(message: message) == .gesture(gesture, pane: .main), "\(message)")
        }
    }

    @Test(
        "Nonsense is an error, never a trap",
        arguments: [
            #"{"type":"actions"}"#, #"{"type":"actions","key":3}"#, #"{"type":"actions","key":3,"request":1.5}"#,
            #"{"type":"swiped","key":3}"#, #"{"type":"swiped","key":3,"on":"yes"}"#,
            #"{"type":"editing","key":null}"#,
            #"{"type":"menu","key":3,"request":1,"x":1e400}"#, #"{"type":"menu","key":3,"request":1,"y":1e13}"#,
            #"{"type":"menu","key":null,"request":1}"#, #"{"type":"act","action":1,"offer":2}"#,
            #"{"type":"act","action":99999999999999999999,"offer":2,"request":1}"#, #"{"type":"delete"}"#,
            #"{"type":"delete","key":{}}"#, #"{"type":"pick","control":1}"#,
            #"{"type":"pick","key":1,"id":0}"#, #"{"type":"act","action":1,"offer":2,"request":3,"pane":"cellar"}"#,
        ])
    func nonsense(message: String) {
        #expect(throws: PageEventError.self) { try PageEvent(message: message) }
    }

    private func answer(_ answer: PageAnswer) -> [String: Any] {
        Message(PageMessage.answer(request: 5, answer).bytes).object
    }

    @Test("Swipe actions are written with their buttons, and nothing as no answer")
    func swipeActions() throws {
        let written = answer(
            .actions(
                SwipeActionsContent(
                    offer: 2,
                    trailing: .init(
                        buttons: [
                            .init(
                                id: 1, title: nil, image: .symbol("trash"), label: "Delete", background: .systemRed,
                                isDestructive: true)
                        ], performsFirstWithFullSwipe: false))))
        #expect(written["type"] as? String == "answer" && written["request"] as? Int == 5)
        let content = try #require(written["answer"] as? [String: Any])
        #expect(content["offer"] as? Int == 2 && content["leading"] == nil)
        let side = try #require(content["trailing"] as? [String: Any])
        #expect(side["full"] == nil)
        let button = try #require((side["buttons"] as? [[String: Any]])?.first)
        #expect(button["title"] == nil && button["label"] as? String == "Delete")
        #expect(button["symbol"] as? String == "trash" && button["background"] as? String == "systemRed")
        #expect(button["destructive"] as? Bool == true)
        #expect(answer(.actions(nil))["answer"] == nil)
        #expect((answer(.performed(false))["answer"] as? [String: Any])?["performed"] == nil)
        #expect((answer(.performed(true))["answer"] as? [String: Any])?["performed"] as? Bool == true)
    }

    @Test("A menu is written with its groups, submenus and states")
    func menu() throws {
        var actions: [Action] = []
        let menu = Menu(
            title: "T\"",
            children: [
                Action(
                    title: "A", subtitle: "S", image: .emoji("🍎"), discoverabilityTitle: "H", attributes: .disabled,
                    state: .mixed
                ) { _ in },
                Menu(
                    title: "M", options: [.singleSelection, .destructive],
                    children: [Action(title: "B", state: .on) { _ in }]),
                Menu(options: .displayInline, children: [Action(title: "C", attributes: .destructive) { _ in }]),
            ])
        let written = answer(.menu(MenuContent(menu, offer: 4, actions: &actions)))
        let content = try #require(written["answer"] as? [String: Any])
        #expect(content["title"] as? String == "T\"" && content["offer"] as? Int == 4)
        let items = try #require(content["items"] as? [[String: Any]])
        #expect(items.count == 3)
        #expect(items[0]["title"] as? String == "A" && items[0]["subtitle"] as? String == "S")
        #expect(items[0]["emoji"] as? String == "🍎" && items[0]["hint"] as? String == "H")
        #expect(items[0]["disabled"] as? Bool == true && items[0]["state"] as? String == "mixed")
        #expect(items[1]["submenu"] as? Bool == true && items[1]["single"] as? Bool == true)
        #expect(items[1]["destructive"] as? Bool == true)
        #expect((items[1]["items"] as? [[String: Any]])?.first?["state"] as? String == "on")
        #expect(items[2]["title"] == nil && items[2]["submenu"] == nil)
        #expect(answer(.menu(nil))["answer"] == nil)
    }

    @Test("A row tells where it can be swiped, and that it is")
    func row() throws {
        var content = RowContent()
        content.swipesLeading = true
        content.swipesTrailing = true
        content.isSwiped = true
        content.offersMenu = true
        var accessory = RowContent.Accessory(id: 0, kind: .delete)
        accessory.uncoversActions = true
        content.accessories = [accessory]
        var json = JSONWriter()
        content.write(to: &json)
        let written = Message(json.bytes).object
        for name in ["swipeLeading", "swipeTrailing", "swiped", "menu"] {
            #expect(written[name] as? Bool == true, "\(name)")
        }
        #expect((written["accessories"] as? [[String: Any]])?.first?["uncovers"] as? Bool == true)
    }

    @Test("A session asks its window, and answers after what changed meanwhile")
    func session() async {
        let window = FakeWindow()
        let connection = FakeConnection()
        let session = PageSession(
            id: "id", path: "/test", screen: Screen(title: "Test", collectionView: TestServer.emptyView()),
            windows: [.main: window], build: "b", unacknowledged: 2)
        session.connect(connection, hello: .init(size: CGSize(width: 320, height: 480)), isResumed: false)
        window.menu = MenuContent(offer: 6, items: [])
        session.handle(.gesture(.menu(key: 3, point: CGPoint(x: 1, y: 2), request: 10), pane: .main))
        session.handle(.gesture(.actions(key: 3, request: 11), pane: .main))
        session.handle(.gesture(.swiped(key: 3, isSwiped: true), pane: .main))
        session.handle(.gesture(.delete(key: 3), pane: .main))
        window.change()
        session.handle(.gesture(.act(id: 1, offer: 6, request: 12), pane: .main))
        session.handle(.gesture(.act(id: 1, offer: 7, request: 13), pane: .main))
        for _ in 0..<20 { await Task.yield() }
        #expect(
            window.calls.suffix(6) == [
                "menu of 3 at 1.0, 2.0", "actions of 3", "swiped 3: true", "delete 3", "act 1 of 6", "act 1 of 7",
            ])
        let answers = connection.sent.filter { $0.type == "answer" }
        #expect(answers.map { $0.object["request"] as? Int } == [10, 11, 12, 13])
        let performed = answers.map { ($0.object["answer"] as? [String: Any])?["performed"] as? Bool }
        #expect(performed == [nil, nil, true, nil])
        let types = connection.sent.map(\.type)
        #expect(types.lastIndex(of: "update")! < types.lastIndex(of: "answer")!)
    }

    @Test("A row's address is that of its screen, and what the screen says of the row")
    func link() async {
        final class List: Screen {
            override var path: [String] { ["Music"] }
            override func path(ofItemAt indexPath: IndexPath) -> [String]? {
                indexPath.item == 0 ? ["a/b", "c"] : nil
            }
        }
        let connection = FakeConnection()
        let session = PageSession(
            id: "id", path: "/test", screen: List(title: "Test", collectionView: TestServer.emptyView()),
            windows: [.main: FakeWindow()], build: "b", unacknowledged: 2)
        session.connect(connection, hello: .init(size: CGSize(width: 320, height: 480)), isResumed: false)
        for (key, request) in [(1, 7), (2, 8), (0, 9)] {
            session.handle(.link(key: key, request: request, pane: .main))
        }
        session.handle(.link(key: 1, request: 10, pane: PageView(screen: 5, pane: .main)))
        session.handle(.link(key: 1, request: 11, pane: .sidebar))
        for _ in 0..<20 { await Task.yield() }
        let answers = connection.sent.filter { $0.type == "answer" }
        #expect(answers.map { $0.object["request"] as? Int } == [7, 8, 9, 10, 11])
        let paths = answers.map { ($0.object["answer"] as? [String: Any])?["path"] as? [String] }
        #expect(paths == [["Music", "a/b", "c"], nil, nil, nil, nil])
    }

    @Test("A page that is gone when its answer is known is sent nothing")
    func late() async {
        let window = FakeWindow()
        let connection = FakeConnection()
        let session = PageSession(
            id: "id", path: "/test", screen: Screen(title: "Test", collectionView: TestServer.emptyView()),
            windows: [.main: window], build: "b", unacknowledged: 2)
        session.connect(connection, hello: .init(size: CGSize(width: 320, height: 480)), isResumed: false)
        session.handle(.gesture(.actions(key: 3, request: 11), pane: .main))
        session.disconnect()
        session.handle(.gesture(.actions(key: 3, request: 12), pane: .main))
        for _ in 0..<20 { await Task.yield() }
        #expect(!connection.sent.contains { $0.type == "answer" })
    }
}
