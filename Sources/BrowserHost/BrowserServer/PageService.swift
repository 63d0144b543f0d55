import Foundation
import Screens

/// Answers what the transport asks, with everything that is fixed once the server has started.
final class PageService: TransportService {
    private let policy: RequestPolicy
    private let routes: [String: PageRoute]
    private let title: String
    private let summary: String
    /// The pages that the list of all pages has, in order; nil when there is no such list.
    private let listed: [PageRoute]?
    private let assets: PageAssets
    private let files: [String: TransportResponse]
    private let previews: PagePreviews
    private let sessions: PageSessions

    init(
        policy: RequestPolicy, routes: [PageRoute], title: String, summary: String, sessions: PageSessions,
        assets: PageAssets, previews: PagePreviews
    ) {
        self.policy = policy
        self.routes = Dictionary(uniqueKeysWithValues: routes.map { ($0.path, $0) })
        self.title = title
        self.summary = summary
        listed = Self.listed(of: routes)
        self.assets = assets
        self.previews = previews
        self.sessions = sessions
        files = assets.responses
    }

    /// The pages that the list of all pages has; nil where a page stands in its place.
    static func listed(of routes: [PageRoute]) -> [PageRoute]? {
        routes.contains { $0.path == "/" } ? nil : routes
    }

    func response(to request: TransportRequest) -> TransportResponse {
        if let refusal = policy.refusal(of: request) { return refusal }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .text(405, "Only GET and HEAD are answered here.")
        }
        guard !request.hasBody else { return .text(413, "A request must not have a body here.") }
        if let file = files[request.path] { return file.encoded(for: request) }
        if let file = previews.files.file(at: request.path) { return .file(file, for: request) }
        if request.path == "/", let listed {
            previews.begin()
            return assets.index(title: title, summary: summary, routes: listed, previews: previews)
        }
        if let redirect = redirect(of: request) { return redirect }
        // What stands below a page's path is a place that the page goes to by itself.
        guard let route = route(at: request.path) else {
            return assets.missing(home: title, near: nearest(to: request.path).map { ($0.path, $0.title) })
        }
        let looks =
            previews.looks(at: request.target) ?? previews.looks(at: request.path) ?? previews.looks(at: route.path)
            ?? PageLooks()
        let isPlain = looks.isPlain ?? previews.preview(at: route.path)?.isPlain ?? false
        return assets.page(
            title: looks.title ?? route.title, path: route.path, place: request.path,
            home: listed == nil ? nil : title, program: title, looks: looks, isPlain: isPlain)
    }

    func preparation(for request: TransportRequest) -> (@Sendable () async -> Void)? {
        guard policy.refusal(of: request) == nil, request.method == "GET", !request.hasBody,
            files[request.path] == nil, !(request.path == "/" && listed != nil), let route = route(at: request.path),
            previews.looks(at: request.target) == nil
        else { return nil }
        var address = PageAddress(of: request, below: route.path)
        // The rest of it belongs to all.
        if route.isShared { address.screen = ScreenAddress() }
        let isPlace = address != PageAddress() && previews.takesPlace()
        return { [sessions, previews, address] in
            if isPlace {
                await Self.look(at: address, in: route, target: request.target, for: sessions, previews)
            } else {
                await Self.look(at: route, for: sessions, previews)
            }
        }
    }

    /// Makes the screen of whoever has asked for the document of a place within a page, and goes there. Where that is
    /// in place of the page's first screen, it is what will be shown.
    @MainActor private static func look(
        at address: PageAddress, in route: PageRoute, target: String, for sessions: PageSessions,
        _ previews: PagePreviews
    ) async {
        guard previews.looks(at: target) == nil else { return }
        let screen = route.makeScreen()
        if previews.looks(at: route.path) == nil {
            let ahead = RowsAhead(files: previews.files, makeWindow: sessions.makeWindow)
            previews.setLooks(await PageLooks(of: screen, with: ahead), at: route.path)
            ahead.end()
        }
        if !route.isShared { screen.go(to: address.screen) }
        previews.setLooks(await looks(of: screen, at: address, in: route, for: sessions, previews), atPlace: target)
        // What a state means may depend on the view's size, and this one had several: a new screen goes by that alone.
        if !route.isShared, address.screen.state.isEmpty { sessions.expect(screen, at: route.path, for: address) }
    }

    /// Makes the screen of whoever has asked for the first document of a page: what that says of its bar is right then.
    @MainActor private static func look(
        at route: PageRoute, for sessions: PageSessions, _ previews: PagePreviews
    ) async {
        guard previews.looks(at: route.path) == nil else { return }
        let screen = route.makeScreen()
        previews.setLooks(await looks(of: screen, in: route, for: sessions, previews), at: route.path)
        if !route.isShared { sessions.expect(screen, at: route.path) }
    }

    /// What is known of a screen that is at a place, also where it has the room of a wide window.
    @MainActor static func looks(
        of screen: Screen, at address: PageAddress = PageAddress(), in route: PageRoute, for sessions: PageSessions,
        _ previews: PagePreviews
    ) async -> PageLooks {
        let ahead = RowsAhead(files: previews.files, makeWindow: sessions.makeWindow)
        defer { ahead.end() }
        var looks = await looksOfForemost(of: screen, at: address.anchor, with: ahead)
        if route.isShared { return looks }
        // A list beside which its details stand selects one and scrolls to it, which its visitor is to see: another one
        // does so here.
        let wide = looks.isSplit ? route.makeScreen() : screen
        wide.loadViewIfNeeded()
        wide.setCollapsed(false)
        if wide !== screen, address.screen != ScreenAddress() { wide.go(to: address.screen) }
        for screen in wide.chain where screen.isCollapsed { screen.setCollapsed(false) }
        looks.add(wide: await looksOfForemost(of: wide, at: address.anchor, with: ahead))
        if wide === screen { for screen in wide.chain { screen.setCollapsed(true) } }
        return looks
    }

    @MainActor private static func looksOfForemost(
        of screen: Screen, at anchor: AddressAnchor?, with ahead: RowsAhead
    ) async -> PageLooks {
        let shown = screen.chain.dropFirst().prefix { $0.presentationStyle == .push }.last ?? screen
        let detail = shown.presentedScreen.flatMap { $0.presentationStyle == .detail ? $0 : nil }
        // One within which another was pushed is not seen.
        let sheet = (detail ?? shown).presentedScreen.flatMap {
            $0.presentationStyle == .sheet && $0.presentedScreen == nil ? $0 : nil
        }
        await (sheet ?? detail ?? shown).waitForRows()
        return await PageLooks(of: shown, detail: detail, sheet: sheet, at: anchor, with: ahead)
    }

    /// The page at a path, or that below whose path this one is.
    private func route(at path: String) -> PageRoute? {
        if let route = routes[path] { return route }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        // A page with an address that no page was given could not say where it is.
        guard path.first == "/", parts.first != "-", parts.count <= PageAddress.mostComponents,
            !parts.contains(where: { ["", ".", ".."].contains($0) || $0.utf8.count > PageAddress.longestText })
        else { return nil }
        return nearest(to: path)
    }

    /// Where a path with a slash at its end, as shells write a folder's, or with several in a row leads: to what stands
    /// at the path without them.
    private func redirect(of request: TransportRequest) -> TransportResponse? {
        let path = request.path
        let shorter = "/" + path.unicodeScalars.split(separator: "/").map { String($0) }.joined(separator: "/")
        // Browsers take a backslash for a slash, and what begins with two of them for another server's name.
        guard path.hasPrefix("/"), shorter != path, !shorter.contains("\\"),
            shorter == "/" || route(at: shorter) != nil
        else { return nil }
        var response = TransportResponse.text(308, "This page stands at the same path with one slash between names.")
        response.location = shorter + request.target.dropFirst(path.count)
        return response
    }

    /// The page with the longest path that a path begins with, in capitals or not.
    private func nearest(to path: String) -> PageRoute? {
        let whole = path.lowercased() + "/"
        return routes.values.filter { whole.hasPrefix($0.path == "/" ? "/" : $0.path.lowercased() + "/") }
            .max { $0.path.utf8.count < $1.path.utf8.count }
    }

    func refusal(ofConnection request: TransportRequest) -> TransportResponse? {
        if let refusal = policy.refusal(of: request) { return refusal }
        return route(at: request.path) == nil ? .text(404, "No page stands at this path.") : nil
    }

    func serve(_ connection: any PageConnection, path: String) async {
        guard let route = route(at: path) else { return connection.close(.goingAway) }
        var session: PageSession?
        for await message in connection.messages {
            do {
                session = try await handle(NumberedEvent(message: message), of: connection, in: session, at: route)
            } catch {
                connection.close(.malformedMessage(error.reason))
                break
            }
            connection.didHandleMessage()
        }
        if let session { await sessions.disconnect(session, from: connection) }
    }

    @MainActor private func handle(
        _ numbered: NumberedEvent?, of connection: any PageConnection, in session: PageSession?, at route: PageRoute
    ) throws(PageEventError) -> PageSession? {
        if case .hello(let hello)? = numbered?.event {
            guard session == nil else { throw PageEventError(reason: "a page says hello once") }
            return sessions.connect(
                connection, path: route.path, hello: hello, isShared: route.isShared, makeScreen: route.makeScreen)
        }
        guard let session else { throw PageEventError(reason: "a page says hello first") }
        if let numbered, session.connection === connection { session.handle(numbered.event, number: numbered.number) }
        return session
    }
}
