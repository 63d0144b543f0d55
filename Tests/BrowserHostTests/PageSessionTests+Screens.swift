import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

/// Screens in front of each other, and what they say.
extension PageSessionTests {
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
        let told = try #require(connection.sent.compactMap(\.address).last)
        #expect(told["path"] as? [String] == ["2"] && told["inPlace"] as? Bool == true)
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
}
