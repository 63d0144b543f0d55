import CollectionViews
import DiffableSnapshots
import Foundation
import Screens
import Testing

@testable import BrowserHost

/// Screens that several visitors share.
extension PageSessionTests {
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

    @Test("A visitor's editing of a text begins and ends as theirs, also where their page is loaded anew or gone")
    func ownEditing() {
        let window = FakeWindow()
        let session = PageSession(
            id: "one", visitor: "one", path: "/test", screen: screen, isShared: true, windows: [.main: window],
            build: "b", unacknowledged: 2)
        session.connect(FakeConnection(), hello: hello, isResumed: false)
        session.handle(.gesture(.editing(key: 1), pane: .main))
        session.connect(FakeConnection(), hello: hello, isResumed: true)
        session.end()
        #expect(window.calls.filter { $0 == "editing 1" || $0 == "close" }.count == 2)
        #expect(window.visitors.count >= 4 && window.visitors.allSatisfy { $0 == "one" })
    }

    @Test("Whoever edited a text ended that, also where somebody else deletes the row, or the list is read anew")
    func editingEndedByOthers() {
        final class Delegate: CollectionViewDelegate {
            var visitors: [String?] = []
            func collectionView(
                _ collectionView: CollectionView, didEndEditingTextOfItemAt indexPath: IndexPath
            ) { visitors.append(Visitor.current) }
        }
        let delegate = Delegate()
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.delegate = delegate
        let row = CollectionView.CellRegistration<CollectionViewListCell, Int> { _, _, _ in }
        let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        let window = CollectionViewWindow(collectionView: view)
        let session = PageSession(
            id: "one", visitor: "one", path: "/test", screen: Screen(title: "Shared", collectionView: view),
            isShared: true, windows: [.main: window], build: "b", unacknowledged: 2)
        session.connect(FakeConnection(), hello: hello, isResumed: false)
        func show(_ items: [Int], isRead: Bool = false) {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            Visitor.$current.withValue("two") {
                if isRead { dataSource.applySnapshotUsingReloadData(snapshot) } else { dataSource.apply(snapshot) }
            }
            _ = window.nextTransaction()
        }
        func edit() {
            let first = IndexPath(item: 0, section: 0)
            let key = (0..<20).first { window.indexPath(of: $0) == first }
            session.handle(PageEvent.gesture(.editing(key: key), pane: .main))
        }
        show([1, 2])
        edit()
        show([2])
        edit()
        show([3], isRead: true)
        #expect(delegate.visitors == ["one", "one"])
    }
}
