import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

@MainActor @Suite("The sessions of all pages") struct PageSessionsTests {
    let hello = PageEvent.Hello(size: CGSize(width: 320, height: 480))

    func makeSessions(_ change: (inout BrowserServerConfiguration.Limits) -> Void = { _ in }) -> PageSessions {
        var limits = BrowserServerConfiguration.Limits()
        change(&limits)
        return PageSessions(limits: limits, build: "b") { _ in FakeWindow() }
    }

    func connect(_ sessions: PageSessions, session: String? = nil, path: String = "/") -> (FakeConnection, PageSession?)
    {
        let connection = FakeConnection()
        var hello = self.hello
        hello.session = session
        let session = sessions.connect(connection, path: path, hello: hello) {
            Screen(title: "Test", collectionView: TestServer.emptyView())
        }
        return (connection, session)
    }

    @Test("Every page has a screen of its own")
    func ownScreens() throws {
        let sessions = makeSessions()
        let first = try #require(connect(sessions).1)
        let second = try #require(connect(sessions).1)
        #expect(first.screen !== second.screen)
        #expect(first.id != second.id)
    }

    @Test("A page that comes back finds its session, on the same path only")
    func comesBack() throws {
        let sessions = makeSessions()
        let (connection, first) = connect(sessions)
        let session = try #require(first)
        sessions.disconnect(session, from: connection)
        #expect(sessions.detached.count == 1)
        #expect(connect(sessions, session: session.id, path: "/elsewhere").1 !== session)
        #expect(connect(sessions, session: session.id).1 === session)
        #expect(sessions.detached.count == 0)
        #expect(connect(sessions, session: "made up").1 !== session)
    }

    @Test("A screen that was made for one address is shown to nobody who asks for another one")
    func screenOfAnotherAddress() throws {
        let sessions = makeSessions()
        let screen = Screen(title: "Test", collectionView: TestServer.emptyView())
        let address = PageAddress(screen: ScreenAddress(path: ["docs"]))
        sessions.expect(screen, at: "/", for: address)
        #expect(try #require(connect(sessions).1).screen !== screen)
        var hello = self.hello
        hello.address = address
        let session = sessions.connect(FakeConnection(), path: "/", hello: hello) {
            Screen(title: "Test", collectionView: TestServer.emptyView())
        }
        #expect(session?.screen === screen, "It still waits for whoever asks for that")
    }

    @Test("The end of a connection that was taken over leaves the session alone")
    func takenOver() throws {
        let sessions = makeSessions()
        let (connection, first) = connect(sessions)
        let session = try #require(first)
        _ = connect(sessions, session: session.id)
        sessions.disconnect(session, from: connection)
        #expect(sessions.detached.count == 0)
        #expect(session.connection != nil)
    }

    @Test("Closed pages are forgotten after a while, and when there are too many")
    func forgotten() throws {
        let sessions = makeSessions { limits in
            limits.rememberedPages = 3
            limits.memory = .seconds(60)
        }
        for _ in 0..<10 {
            let (connection, session) = connect(sessions)
            sessions.disconnect(try #require(session), from: connection)
        }
        #expect(sessions.detached.count == 3)
        #expect(sessions.sessions.count == 3)
        sessions.lookAfter(at: .now + .seconds(59))
        #expect(sessions.sessions.count == 3)
        sessions.lookAfter(at: .now + .seconds(61))
        #expect(sessions.sessions.count == 0)
    }

    @Test("Within a quarter of an hour a page finds its session; later it is told that what was done there is gone")
    func begunAnew() throws {
        for minutes in [14, 15] {
            let sessions = makeSessions()
            let (connection, first) = connect(sessions)
            let session = try #require(first)
            session.handle(.dismiss(screen: nil), number: 7)
            sessions.disconnect(session, from: connection)
            sessions.lookAfter(at: .now + .seconds(60 * minutes))
            let (second, next) = connect(sessions, session: session.id)
            #expect((next === session) == (minutes < 15))
            #expect((second.sent.first?.object["forgotten"] != nil) == (minutes == 15))
            #expect(second.sent.first?.object["seen"] as? Int == 7)
            // What it does next is the first of its new session, and it is told once.
            #expect(next?.lastEvent == (minutes < 15 ? 7 : 0))
            #expect(sessions.forgotten.isEmpty)
        }
    }

    @Test("Where nothing was done, and where all share a screen, nobody is told that it is gone")
    func nothingGone() throws {
        for isShared in [false, true] {
            let sessions = makeSessions()
            let connection = FakeConnection()
            let screen = Screen(title: "Test", collectionView: TestServer.emptyView())
            let session = try #require(
                sessions.connect(connection, path: "/", hello: hello, isShared: isShared) { screen })
            if isShared { session.handle(.dismiss(screen: nil), number: 1) }
            sessions.disconnect(session, from: connection)
            sessions.lookAfter(at: .now + .seconds(15 * 60))
            #expect(sessions.sessions.isEmpty && sessions.forgotten.isEmpty)
        }
    }

    @Test("Of a thousand visits that did something, a few sessions and some names are left")
    func manyVisits() throws {
        let sessions = makeSessions()
        for _ in 0..<1100 {
            let (connection, session) = connect(sessions)
            try #require(session).handle(.dismiss(screen: nil), number: 1)
            sessions.disconnect(try #require(session), from: connection)
        }
        #expect(sessions.sessions.count == 32)
        #expect(sessions.forgotten.count == 1000)
    }

    @Test("Silent pages are asked for a sign of life, and dropped without one")
    func silence() {
        let sessions = makeSessions { $0.silence = .seconds(40) }
        let (connection, _) = connect(sessions)
        sessions.lookAfter(at: .now + .seconds(5))
        #expect(!connection.sent.contains { $0.type == "ping" })
        sessions.lookAfter(at: .now + .seconds(11))
        #expect(connection.sent.last?.type == "ping")
        #expect(connection.closed.isEmpty)
        sessions.lookAfter(at: .now + .seconds(41))
        #expect(connection.closed == [.tookTooLong])
    }

    @Test("Too many pages are refused")
    func tooMany() {
        let sessions = makeSessions { $0.pages = 2 }
        let pages = (0..<3).map { _ in connect(sessions) }
        #expect(pages[2].1 == nil)
        #expect(pages[2].0.closed == [.tooBusy])
    }
}
