import CollectionViews
import Logging
import Screens

/// Shows screens in browsers.
///
/// Each path is a page. A page gets a screen of its own, made when it connects, or looks at one that all pages of the
/// path share, each from where it has scrolled to.
///
/// ```swift
/// let server = BrowserServer(configuration: BrowserServerConfiguration(port: 8080))
/// server.addPage(at: "/mountains", title: "Mountain Search") { MountainsScreen() }
/// try await server.run()
/// ```
///
/// The server listens on this machine only, and refuses requests that other sites send, unless its
/// ``BrowserServerConfiguration`` says otherwise.
@MainActor public final class BrowserServer {
    /// Where the server listens and what it puts up with.
    public let configuration: BrowserServerConfiguration

    /// The port that the server listens on; nil while it does not.
    public private(set) var port: Int?

    private(set) var routes: [PageRoute] = []
    private let logger: Logger?
    private let makeWindow: (CollectionView) -> any ViewerWindow
    private let makeTransport: () -> any Transport
    private var transport: (any Transport)?
    private(set) var sessions: PageSessions?
    private var keeper: Task<Void, Never>?
    private(set) var previews: PagePreviews?
    private var previewing: Task<Void, Never>?
    private var stopSignals: [AsyncStream<Never>.Continuation] = []

    init(
        configuration: BrowserServerConfiguration, logger: Logger?, makeTransport: @escaping () -> any Transport,
        makeWindow: @escaping (CollectionView) -> any ViewerWindow
    ) {
        self.configuration = configuration
        self.logger = logger
        self.makeWindow = makeWindow
        self.makeTransport = makeTransport
    }

    /// The address of the page at `path`; nil while the server does not listen.
    public func url(of path: String = "/") -> String? {
        guard let port else { return nil }
        let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
        return "http://\(host):\(port)\(path)"
    }

    /// Puts a page at a path; each visitor gets a screen of its own, unless all are to share one.
    ///
    /// - Parameters:
    ///   - path: Where the page stands, such as `/mountains`. The program stops when it is not a plain path, when
    ///     something stands there, or when the server has started.
    ///   - title: What the index page calls it.
    ///   - summary: A sentence for the index page.
    ///   - emoji: A picture for the index page.
    ///   - group: The title that the index page has it under. Pages of one group stand together, in the order in which
    ///     they were added, and groups in that of their first pages.
    ///   - isShared: Whether all visitors look at one screen, each with a size and scroll position of its own.
    ///     Selection, and whatever the screen presents, are then the same for all, and pages say so.
    ///   - makeScreen: Makes the screen of one visitor; where all share one, it is called once. The list of all pages
    ///     shows the first rows of each page that it has: for that, a screen is made when the list is first asked for,
    ///     and let go unless all share it.
    public func addPage(
        at path: String, title: String, summary: String = "", emoji: String = "", group: String = "",
        isShared: Bool = false, makeScreen: @escaping @MainActor @Sendable () -> Screen
    ) {
        guard transport == nil else {
            fatalError("BrowserServer.addPage(at: \"\(path)\"): the server has started; add pages before that.")
        }
        guard Self.isPlain(path) else {
            fatalError(
                "BrowserServer.addPage(at: \"\(path)\"): a path starts with \"/\" and holds letters, digits, \"-\", "
                    + "\"_\" and \".\" between further ones; choose such a path.")
        }
        guard !routes.contains(where: { $0.path == path }) else {
            fatalError("BrowserServer.addPage(at: \"\(path)\"): a page stands there already; choose another path.")
        }
        var shared: Screen?
        let makeShared: @MainActor @Sendable () -> Screen = {
            let screen = shared ?? makeScreen()
            shared = screen
            return screen
        }
        routes.append(
            PageRoute(
                path: path, title: title, summary: summary, emoji: emoji, group: group,
                isShared: isShared, makeScreen: isShared ? makeShared : makeScreen))
    }

    /// Puts a page at a path whose visitors all look at one screen.
    ///
    /// - Parameters:
    ///   - path: As in ``addPage(at:title:summary:emoji:group:isShared:makeScreen:)``.
    ///   - title: What the index page calls it.
    ///   - summary: A sentence for the index page.
    ///   - emoji: A picture for the index page.
    ///   - screen: The screen that all share. Each page has its own size and scroll position; selection, and whatever
    ///     the screen presents, are the same for all, and pages say so.
    public func addPage(
        at path: String, title: String, summary: String = "", emoji: String = "", sharing screen: Screen
    ) {
        addPage(at: path, title: title, summary: summary, emoji: emoji, isShared: true) { screen }
    }

    /// Starts to listen.
    ///
    /// - Throws: ``BrowserServerError``, when the port is taken for example; `CancellationError` when ``stop()`` is
    ///   called meanwhile.
    public func start() async throws {
        guard transport == nil else { fatalError("BrowserServer.start(): the server runs; stop it first.") }
        guard 0...65535 ~= configuration.port else { throw BrowserServerError.invalidPort(configuration.port) }
        let assets = PageAssets(language: configuration.language)
        let files = ServedFiles()
        let sessions = PageSessions(
            limits: configuration.limits, build: assets.build, files: files, makeWindow: makeWindow)
        let previews = PagePreviews(files: files) { Task { @MainActor [weak self] in self?.beginPreviews() } }
        self.previews = previews
        let service = PageService(
            policy: RequestPolicy(host: configuration.host, allowedHosts: configuration.allowedHosts), routes: routes,
            title: configuration.title, summary: configuration.summary, sessions: sessions, assets: assets,
            previews: previews)
        let transport = makeTransport()
        self.transport = transport
        let port: Int
        do {
            port = try await transport.start(host: configuration.host, port: configuration.port, service: service)
        } catch {
            if self.transport === transport { self.transport = nil }
            throw error
        }
        // It may have been stopped meanwhile.
        guard self.transport === transport else {
            await transport.stop()
            throw CancellationError()
        }
        self.port = port
        self.sessions = sessions
        let interval = min(configuration.limits.silence / 4, configuration.limits.memory, .seconds(5))
        keeper = Task {
            while (try? await Task.sleep(for: interval)) != nil { sessions.lookAfter() }
        }
        guard let logger else { return }
        Warnings.send { logger.warning("\($0)") }
        logger.info("listening", metadata: ["host": "\(configuration.host)", "port": "\(port)"])
    }

    private func beginPreviews() {
        guard let previews, let listed = PageService.listed(of: routes) else { return }
        previewing = Task { await preview(listed, into: previews) }
    }

    /// Looks at the pages one after the other, and lets whoever waits go first: before a screen is made, and before its
    /// rows are.
    private func preview(_ routes: [PageRoute], into previews: PagePreviews) async {
        var empty: [(route: PageRoute, screen: Screen)] = []
        for route in routes {
            await Task.yield()
            if Task.isCancelled { return }
            let screen = route.makeScreen()
            previews.setLooks(PageLooks(of: screen, files: previews.files), at: route.path)
            await Task.yield()
            empty.append((route, screen))
            empty = await emptyOnes(of: empty, in: previews)
        }
        // Rows that are computed or fetched come later, or never.
        for seconds in [1, 2, 4] where !empty.isEmpty {
            guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
            empty = await emptyOnes(of: empty, in: previews)
        }
        for (route, _) in empty { previews.setPreview(.empty, at: route.path) }
    }

    /// Shows what some pages show first, but for those that have no rows yet.
    private func emptyOnes(
        of pages: [(route: PageRoute, screen: Screen)], in previews: PagePreviews
    ) async -> [(route: PageRoute, screen: Screen)] {
        var empty: [(route: PageRoute, screen: Screen)] = []
        for page in pages where !(await show(page, in: previews)) { empty.append(page) }
        return empty
    }

    /// False while the screen has no rows.
    private func show(_ page: (route: PageRoute, screen: Screen), in previews: PagePreviews) async -> Bool {
        guard var preview = page.screen.preview(makeWindow, files: previews.files) else { return false }
        let wide = page.screen.preview(makeWindow, files: previews.files, width: PagePreviews.doubleWidth)
        preview.wideRows = wide?.rows ?? preview.wideRows
        previews.setPreview(preview, at: page.route.path)
        // With the places of those rows.
        if let sessions {
            let looks = await PageService.looks(of: page.screen, in: page.route, for: sessions, previews)
            previews.setLooks(looks, at: page.route.path)
        }
        return true
    }

    /// Starts to listen, unless that was done, and serves until ``stop()`` is called or the task is cancelled.
    ///
    /// - Throws: ``BrowserServerError``, when the port is taken for example.
    public func run() async throws {
        if transport == nil { try await start() }
        let served = transport
        let (signal, continuation) = AsyncStream.makeStream(of: Never.self)
        stopSignals.append(continuation)
        for await _ in signal {}
        // What was stopped by others may have been started anew.
        if transport === served { await stop() }
    }

    /// Closes all pages and listens no longer. Pages reconnect by themselves when a server listens again.
    public func stop() async {
        let stopped = transport
        keeper?.cancel()
        previewing?.cancel()
        previews = nil
        sessions?.endAll()
        await stopped?.stop()
        guard transport === stopped else { return }
        transport = nil
        sessions = nil
        port = nil
        for signal in stopSignals { signal.finish() }
        stopSignals = []
    }

    private static func isPlain(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard path.first == "/", path == "/" || !parts.contains(where: \.isEmpty), parts.first != "-" else {
            return false
        }
        return parts.allSatisfy { part in
            part != "." && part != ".."
                && part.unicodeScalars.allSatisfy {
                    $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || "-_.".unicodeScalars.contains($0))
                }
        }
    }
}
