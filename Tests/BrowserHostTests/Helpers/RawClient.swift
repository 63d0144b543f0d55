import NIOCore
import NIOPosix

/// A client that sends whatever bytes a test likes.
struct RawClient {
    let channel: any Channel
    private let collector: Collector

    static func connect(to port: Int) async throws -> RawClient {
        let collector = Collector()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { $0.pipeline.addHandler(collector.handler()) }
            .connect(host: "127.0.0.1", port: port).get()
        return RawClient(channel: channel, collector: collector)
    }

    func send(_ text: String) async throws {
        try await channel.writeAndFlush(ByteBuffer(string: text)).get()
    }

    func send(_ bytes: [UInt8]) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
    }

    /// What has arrived once it holds the text, or once the connection has ended.
    func received(upTo text: String? = nil, within seconds: Double = .patience) async throws -> [UInt8] {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < deadline {
            let (bytes, isClosed) = collector.state
            if isClosed { return bytes }
            if let text, String(decoding: bytes, as: UTF8.self).contains(text) { return bytes }
            try await Task.sleep(for: .milliseconds(2))
        }
        throw TimedOut(received: String(decoding: collector.state.0.prefix(2000), as: UTF8.self))
    }

    func receivedText(upTo text: String? = nil, within seconds: Double = .patience) async throws -> String {
        String(decoding: try await received(upTo: text, within: seconds), as: UTF8.self)
    }

    var bytes: [UInt8] { collector.state.0 }
    var isClosed: Bool { collector.state.1 }

    func close() async { try? await channel.close().get() }

    /// Asks for a document.
    static func get(_ path: String, port: Int, method: String = "GET", headers: [String] = []) async throws -> String {
        let client = try await connect(to: port)
        let hasHost = headers.contains { $0.lowercased().hasPrefix("host:") }
        let lines = ["\(method) \(path) HTTP/1.1"] + (hasHost ? [] : ["Host: localhost:\(port)"]) + headers
        try await client.send((lines + ["Connection: close", "", ""]).joined(separator: "\r\n"))
        return try await client.receivedText()
    }

    struct TimedOut: Error {
        let received: String
    }
}

/// Collects what arrives, on the connection's thread, for the test's.
final class Collector: Sendable {
    private let box = ReceivedBytes()

    var state: ([UInt8], Bool) { box.value }

    func handler() -> any ChannelHandler & Sendable { Handler(box: box) }

    private final class Handler: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer
        let box: ReceivedBytes
        init(box: ReceivedBytes) { self.box = box }
        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            box.append(Array(unwrapInboundIn(data).readableBytesView))
        }
        func channelInactive(context: ChannelHandlerContext) { box.close() }
        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}
