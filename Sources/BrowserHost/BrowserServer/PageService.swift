/// Answers what the transport asks, with everything that is fixed once the server has started.
final class PageService: TransportService {
    private let policy: RequestPolicy
    private let routes: [String: PageRoute]
    private let documents: [String: TransportResponse]
    private let sessions: PageSessions

    init(policy: RequestPolicy, routes: [PageRoute], title: String, sessions: PageSessions, assets: PageAssets) {
        self.policy = policy
        self.routes = Dictionary(uniqueKeysWithValues: routes.map { ($0.path, $0) })
        self.sessions = sessions
        var documents = assets.responses
        for route in routes { documents[route.path] = assets.page(title: route.title) }
        if documents["/"] == nil {
            documents["/"] = assets.index(title: title, routes: routes)
        }
        self.documents = documents
    }

    func response(to request: TransportRequest) -> TransportResponse {
        if let refusal = policy.refusal(of: request) { return refusal }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .text(405, "Only GET and HEAD are answered here.")
        }
        guard !request.hasBody else { return .text(413, "A request must not have a body here.") }
        return documents[request.path] ?? .text(404, "Nothing stands at this path.")
    }

    func refusal(ofConnection request: TransportRequest) -> TransportResponse? {
        if let refusal = policy.refusal(of: request) { return refusal }
        return routes[request.path] == nil ? .text(404, "No page stands at this path.") : nil
    }

    func serve(_ connection: any PageConnection, path: String) async {
        guard let route = routes[path] else { return connection.close(.goingAway) }
        var session: PageSession?
        for await message in connection.messages {
            do {
                session = try await handle(PageEvent(message: message), of: connection, in: session, at: route)
            } catch {
                connection.close(.malformedMessage(error.reason))
            }
            connection.didHandleMessage()
        }
        if let session { await sessions.disconnect(session, from: connection) }
    }

    @MainActor private func handle(
        _ event: PageEvent, of connection: any PageConnection, in session: PageSession?, at route: PageRoute
    ) throws(PageEventError) -> PageSession? {
        if case .hello(let hello) = event {
            guard session == nil else { throw PageEventError(reason: "a page says hello once") }
            return sessions.connect(connection, path: route.path, hello: hello, makeScreen: route.makeScreen)
        }
        guard let session else { throw PageEventError(reason: "a page says hello first") }
        if session.connection === connection { session.handle(event) }
        return session
    }
}
