/// What carries requests and messages between pages and the server.
///
/// The server sees nothing of sockets: another library can take the place of the present one behind this protocol.
protocol Transport: AnyObject, Sendable {
    /// Listens, and answers the port listened on.
    ///
    /// - Throws: ``BrowserServerError`` when the address can't be had.
    func start(host: String, port: Int, service: any TransportService) async throws -> Int

    /// Closes every connection and listens no longer.
    func stop() async
}

/// What a transport asks for answers. It is called on threads of the transport.
protocol TransportService: Sendable {
    /// What has to be done before a request can be answered well; nil where that is nothing.
    func preparation(for request: TransportRequest) -> (@Sendable () async -> Void)?

    /// The answer to an ordinary request.
    func response(to request: TransportRequest) -> TransportResponse

    /// Why a page connection is refused; nil when it may be opened.
    func refusal(ofConnection request: TransportRequest) -> TransportResponse?

    /// Serves a page connection until it ends.
    func serve(_ connection: any PageConnection, path: String) async
}

/// An open connection to one page.
protocol PageConnection: AnyObject, Sendable {
    /// The messages that arrive, until the connection ends. Whoever has dealt with one calls ``didHandleMessage()``.
    var messages: AsyncStream<String> { get }

    /// Sends a message; does nothing once the connection has ended.
    func send(_ message: [UInt8])

    /// Lets the transport read on: it pauses while too many messages wait.
    func didHandleMessage()

    /// Ends the connection and tells the page why.
    func close(_ reason: CloseReason)
}

/// Why the server ends a connection, as the page gets to know it.
enum CloseReason: Sendable, Equatable {
    case goingAway
    case malformedMessage(String)
    case tookTooLong
    case takenOver
    case tooBusy

    /// The status code of RFC 6455, section 7.4.
    var code: UInt16 {
        switch self {
        case .goingAway: 1001
        case .malformedMessage: 1007
        case .tookTooLong, .takenOver: 1008
        case .tooBusy: 1013
        }
    }

    /// A sentence for whoever debugs a page.
    var text: String {
        switch self {
        case .goingAway: "the server stops"
        case .malformedMessage(let what): what
        case .tookTooLong: "nothing was heard in time"
        case .takenOver: "another connection serves this page now"
        case .tooBusy: "too many pages are open"
        }
    }
}
