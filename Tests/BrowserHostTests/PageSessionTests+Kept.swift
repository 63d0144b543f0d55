import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

/// What a browser keeps for later visits.
extension PageSessionTests {
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
}
