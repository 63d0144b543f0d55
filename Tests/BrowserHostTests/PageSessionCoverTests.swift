import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

@MainActor @Suite("What pages far away do") struct PageSessionCoverTests {
    let window = FakeWindow()
    let pushed = FakeWindow()
    let screen = Screen(title: "List", collectionView: TestServer.emptyView())
    let detail = Screen(title: "Detail", collectionView: TestServer.emptyView())
    let connection = FakeConnection()
    let hello = PageEvent.Hello(size: CGSize(width: 320, height: 480))

    func makeSession() -> PageSession {
        PageSession(
            id: "id", path: "/test", screen: screen, windows: [.main: window], build: "b", unacknowledged: 2,
            makeWindow: { _ in pushed })
    }

    @Test("to rows that another screen covers by then does nothing") func coveredRows() {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        let tap = PageEvent.gesture(.tap(key: 1, modifiers: []), pane: .main)
        screen.show(detail)
        session.handle(tap, number: 1)
        #expect(!window.calls.contains("tap 1"))
        detail.dismiss()
        session.handle(tap, number: 2)
        #expect(window.calls.contains("tap 1"))
    }

    @Test("brings a screen in the place of another at once in that one's size") func sizeOfPushedScreens() {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        screen.show(detail)
        #expect(pushed.calls.contains("resize to 320.0 × 480.0"))
    }

    /// In a narrow window the program comes in the view's place.
    @Test("beside a program waits for its own size where there is room for both", arguments: [false, true])
    func sizeBesidePrograms(isWide: Bool) {
        let session = makeSession()
        session.connect(connection, hello: hello, isResumed: false)
        session.handle(.widen(isWide))
        detail.codeListing = CodeListing(title: "Detail.swift", text: "let one = 1")
        screen.show(detail)
        #expect(pushed.calls.contains("resize to 320.0 × 480.0") != isWide)
    }
}
