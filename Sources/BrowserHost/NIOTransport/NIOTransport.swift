import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// Carries requests and messages with SwiftNIO.
final class NIOTransport: Transport {
    private let limits: BrowserServerConfiguration.Limits
    private let channels = OpenChannels()
    private let listener = Mutex<(any Channel)?>(nil)

    init(limits: BrowserServerConfiguration.Limits) {
        self.limits = limits
    }

    func start(host: String, port: Int, service: any TransportService) async throws -> Int {
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 128)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.maxMessagesPerRead, value: 4)
            .childChannelInitializer { [limits, channels] channel in
                guard channels.add(channel, limit: limits.connections) else { return channel.close() }
                return channel.eventLoop.makeCompletedFuture {
                    try Self.prepare(channel, limits: limits, service: service)
                }
            }
        do {
            let listener = try await bootstrap.bind(host: host, port: port).get()
            self.listener.withLock { $0 = listener }
            return listener.localAddress?.port ?? port
        } catch {
            throw Self.explained(error, host: host, port: port)
        }
    }

    func stop() async {
        let listener = self.listener.withLock { listener in
            defer { listener = nil }
            return listener
        }
        try? await listener?.close().get()
        await channels.closeAll()
    }

    private static func prepare(
        _ channel: any Channel, limits: BrowserServerConfiguration.Limits, service: any TransportService
    ) throws {
        let budget = RequestBudget(bytes: limits.headerBytes, timeout: TimeAmount(limits.requestTimeout))
        try channel.pipeline.syncOperations.addHandler(budget)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: limits.messageBytes,
            shouldUpgrade: { channel, head in
                let isWelcome = service.refusal(ofConnection: TransportRequest(head)) == nil
                return channel.eventLoop.makeSucceededFuture(isWelcome ? [:] : nil)
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    let path = TransportRequest(head).path
                    let aggregator = NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
                        maxAccumulatedFrameSize: limits.messageBytes)
                    try channel.pipeline.syncOperations.addHandler(aggregator)
                    let handler = PageConnectionHandler(limits: limits, path: path, service: service)
                    try channel.pipeline.syncOperations.addHandler(handler)
                }
            })
        let requests = RequestHandler(service: service, budget: budget)
        var decoderLimits = NIOHTTPDecoderLimitConfiguration()
        decoderLimits.maxHeaderFieldSize = limits.headerBytes
        decoderLimits.maxHeaderListSize = limits.headerBytes
        decoderLimits.maxHeaderFieldCount = 64
        let loopBoundRequests = NIOLoopBound(requests, eventLoop: channel.eventLoop)
        let loopBoundBudget = NIOLoopBound(budget, eventLoop: channel.eventLoop)
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in
                    loopBoundBudget.value.end()
                    context.pipeline.syncOperations.removeHandler(loopBoundRequests.value, promise: nil)
                    context.pipeline.syncOperations.removeHandler(loopBoundBudget.value, promise: nil)
                }
            ),
            withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: decoderLimits)
        try channel.pipeline.syncOperations.addHandler(requests)
    }

    private static func explained(_ error: any Error, host: String, port: Int) -> BrowserServerError {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE: .portTaken(host: host, port: port)
        case EACCES, EPERM: .notAllowed(host: host, port: port)
        default: .cannotListen(host: host, port: port, reason: "\(error)")
        }
    }
}

extension TransportRequest {
    init(_ head: HTTPRequestHead) {
        self.init(
            method: head.method.rawValue, target: head.uri, host: Self.only(head.headers["host"]),
            origin: head.headers.first(name: "origin"),
            hasBody: head.headers.contains(name: "transfer-encoding")
                || head.headers.first(name: "content-length").map { $0 != "0" } ?? false,
            range: Self.only(head.headers["range"]), ifRange: head.headers.first(name: "if-range"),
            acceptEncoding: head.headers["accept-encoding"].joined(separator: ","))
    }

    /// The one value, if there is exactly one: a request with several hosts names none.
    private static func only(_ values: [String]) -> String? {
        values.count == 1 ? values[0] : nil
    }
}
