import CollectionViews
import Screens

/// The sessions of all pages, with those of pages whose connections ended a short while ago.
@MainActor final class PageSessions {
    private(set) var sessions: [String: PageSession] = [:]
    /// Sessions without a connection, the one that lost it first in front.
    private(set) var detached: [(id: String, since: ContinuousClock.Instant)] = []
    /// Sessions that were forgotten, the latest last, with the last event that was done in each: what was done there is
    /// gone, and whoever comes back is told so.
    private(set) var forgotten: [(id: String, lastEvent: Int)] = []
    /// Screens that were made before their pages connect, by the paths of these.
    private var expected: [String: ExpectedScreen] = [:]
    private let limits: BrowserServerConfiguration.Limits
    private let build: String
    /// The name of this run of the server.
    private let server = unguessableName()
    private let files: ServedFiles
    let makeWindow: (CollectionView) -> any ViewerWindow

    init(
        limits: BrowserServerConfiguration.Limits, build: String, files: ServedFiles = ServedFiles(),
        makeWindow: @escaping (CollectionView) -> any ViewerWindow
    ) {
        self.limits = limits
        self.build = build
        self.files = files
        self.makeWindow = makeWindow
    }

    private struct ExpectedScreen {
        let screen: Screen
        let address: PageAddress
        let since = ContinuousClock.now
    }

    /// Keeps a screen for the page that connects next at a path, if that asks for the address which the screen is at:
    /// at another one it would be seen what somebody else had asked for.
    func expect(_ screen: Screen, at path: String, for address: PageAddress = PageAddress()) {
        expected[path] = ExpectedScreen(screen: screen, address: address)
    }

    /// Connects a page: to its session of before, when there is one, else to a new one.
    func connect(
        _ connection: any PageConnection, path: String, hello: PageEvent.Hello, isShared: Bool = false,
        makeScreen: () -> Screen
    ) -> PageSession? {
        if let id = hello.session, let session = sessions[id], session.path == path {
            detached.removeAll { $0.id == id }
            session.connect(connection, hello: session.caughtUp(with: hello), isResumed: true)
            return session
        }
        let former = forgotten.firstIndex { $0.id == hello.session }
        guard sessions.count - detached.count < limits.pages else {
            connection.close(.tooBusy)
            return nil
        }
        let screen = takeExpectedScreen(at: path, for: hello.address ?? PageAddress()) ?? makeScreen()
        let session = PageSession(
            id: Self.unguessableName(), visitor: Self.unguessableName(), path: path, screen: screen, isShared: isShared,
            windows: ShownScreen.windows(of: screen, makeWindow), build: build,
            server: server, unacknowledged: limits.unacknowledgedUpdates, files: files, makeWindow: makeWindow)
        sessions[session.id] = session
        let done = former.map { forgotten.remove(at: $0).lastEvent }
        session.connect(connection, hello: hello, isResumed: false, doneBefore: done)
        return session
    }

    private func takeExpectedScreen(at path: String, for address: PageAddress) -> Screen? {
        guard expected[path]?.address == address else { return nil }
        return expected.removeValue(forKey: path)?.screen
    }

    /// Takes note that a connection ended; its session is remembered for a while, unless it has another one by now.
    func disconnect(_ session: PageSession, from connection: any PageConnection) {
        guard session.connection === connection else { return }
        session.disconnect()
        detached.append((session.id, .now))
        if detached.count > limits.rememberedPages { forget(detached.removeFirst().id) }
    }

    /// Asks the pages that are silent for a sign of life, drops those that gave none, and forgets what is past.
    func lookAfter(at now: ContinuousClock.Instant = .now) {
        while let first = detached.first, now - first.since >= limits.memory {
            detached.removeFirst()
            forget(first.id)
        }
        expected = expected.filter { now - $0.value.since < min(limits.memory, Self.longestExpectation) }
        for session in sessions.values where session.connection != nil {
            let silence = now - session.lastHeard
            if silence >= limits.silence {
                session.connection?.close(.tookTooLong)
            } else if silence >= limits.silence / 4 {
                session.ping()
            }
        }
    }

    /// Ends all sessions.
    func endAll() {
        for session in sessions.values { session.end() }
        sessions = [:]
        detached = []
        forgotten = []
        expected = [:]
    }

    private func forget(_ id: String) {
        guard let session = sessions.removeValue(forKey: id) else { return }
        session.end()
        // What all share is still there, and where nothing was done, nothing is missed.
        guard !session.isShared, session.lastEvent > 0 else { return }
        forgotten.append((id, session.lastEvent))
        if forgotten.count > Self.mostForgotten { forgotten.removeFirst() }
    }

    /// How long a screen waits for its page, which has been asked for.
    private static let longestExpectation = Duration.seconds(60)
    /// A name takes some dozens of bytes.
    private static let mostForgotten = 1000

    private static func unguessableName() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
    }
}
