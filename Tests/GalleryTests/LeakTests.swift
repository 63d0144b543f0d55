import Foundation
import Screens
import Testing

@testable import BrowserHost
@testable import CollectionViews
@testable import Gallery

@MainActor @Suite("What visits of the demo pages leave behind")
struct LeakTests {
    private static let paths = server.routes.map(\.path)
    private static let server = ShowCommand.makeServer(options: try! ServerOptions.parse([]))

    private struct Traces {
        weak var session: PageSession?
        weak var screen: Screen?
        weak var view: CollectionView?
        weak var cell: CollectionViewCell?
        weak var sidebar: CollectionView?

        var isAnythingLeft: Bool {
            session != nil || screen != nil || view != nil || cell != nil || sidebar != nil
        }
    }

    /// A page connects, shows its first screenful, scrolls a little and leaves for good.
    private static func visit(_ path: String) async -> Traces {
        let sessions = PageSessions(limits: server.configuration.limits, build: "b") {
            CollectionViewWindow(collectionView: $0)
        }
        var traces = Traces()
        let route = server.routes.first { $0.path == path }!
        let connection = QuietConnection()
        let hello = PageEvent.Hello(
            session: nil, panes: [.main: .init(version: 0, size: CGSize(width: 390, height: 300), offset: .zero)])
        let session = sessions.connect(connection, path: path, hello: hello, makeScreen: route.makeScreen)
        session?.handle(.gesture(.scroll(CGPoint(x: 0, y: 400)), pane: .main))
        session?.handle(.acknowledge(number: 1))
        await Task.yield()
        traces.session = session
        // What all visitors share stays, with all it does.
        if route.isShared {
            sessions.endAll()
            return traces
        }
        traces.screen = session?.screen
        traces.view = session?.screen.collectionView
        traces.sidebar = session?.screen.sidebar
        traces.cell = session?.screen.collectionView.visibleCells.first
        sessions.endAll()
        return traces
    }

    /// The million rows are made in the background, however short the first visit was.
    private static func finishWork(of path: String) async {
        let route = server.routes.first { $0.path == path }!
        guard route.isShared else { return }
        await (route.makeScreen() as? MillionRowsScreen)?.finish()
    }

    /// What the visit began in the background may hold on to it for a few turns.
    private static func isGone(_ traces: Traces) async -> Bool {
        for _ in 0..<200 where traces.isAnythingLeft { await Task.yield() }
        for _ in 0..<200 where traces.isAnythingLeft { try? await Task.sleep(for: .milliseconds(5)) }
        return !traces.isAnythingLeft
    }

    @Test("A visit leaves no session, screen, view or cell")
    func oneVisit() async {
        for path in Self.paths {
            let traces = await Self.visit(path)
            #expect(await Self.isGone(traces), "\(path) stays in memory after its visitor has left")
        }
    }

    @Test("A page of the catalogue that was looked at leaves no screen, view or cell")
    func catalogue() async {
        for entry in CatalogueEntry.all.flatMap(\.entries) {
            var traces = Traces()
            look(at: entry, &traces)
            #expect(await Self.isGone(traces), "\(entry.id) stays in memory")
        }
    }

    private func look(at entry: CatalogueEntry, _ traces: inout Traces) {
        let screen = entry.makeScreen()
        let window = CollectionViewWindow(collectionView: screen.collectionView)
        window.resize(to: CGSize(width: 390, height: 300))
        _ = window.nextTransaction()
        window.scroll(to: CGPoint(x: 0, y: 200))
        _ = window.nextTransaction()
        traces.screen = screen
        traces.view = screen.collectionView
        traces.cell = screen.collectionView.visibleCells.first
        window.close()
    }

    /// `Scripts/test --long` asks for a thousand, which takes five minutes.
    private static let visits = ProcessInfo.processInfo.environment["LEAK_VISITS"].flatMap(Int.init) ?? 40

    @Test("Many visits of each page leave the memory in use as it was")
    func manyVisits() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let visits = Self.visits
            let isLong = visits >= 1000
            // To make a hundred thousand rows takes a while. That no page leaves an object is the test before.
            for (index, path) in Self.paths.enumerated() where isLong || path != "/long" && index % 2 == 0 {
                for _ in 0..<20 { _ = await Self.visit(path) }
                await Self.finishWork(of: path)
                let before = Self.resident
                for _ in 0..<visits { _ = await Self.visit(path) }
                let growth = Self.resident - before
                // What was found once came to 60 KB for each visit.
                #expect(growth < min(8 << 20, visits * 48 << 10), "\(path): \(growth) bytes after \(visits) visits")
            }
        }
    }

    private static var resident: Int {
        guard let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " "),
            fields.count > 1, let pages = Int(fields[1])
        else { return 0 }
        return pages * 4096
    }
}

/// A page that listens and says nothing.
private final class QuietConnection: PageConnection {
    let messages = AsyncStream<String> { $0.finish() }
    func send(_ message: [UInt8]) {}
    func didHandleMessage() {}
    func close(_ reason: CloseReason) {}
}
