import NIOCore

/// Refuses a request that holds more than it should, and closes a connection that takes too long over one.
final class RequestBudget: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let bytes: Int
    private let timeout: TimeAmount
    private var used = 0
    private var isRefused = false
    private var deadline: Scheduled<Void>?
    private var channel: (any Channel)?

    init(bytes: Int, timeout: TimeAmount) {
        self.bytes = bytes
        self.timeout = timeout
    }

    func handlerAdded(context: ChannelHandlerContext) {
        channel = context.channel
        renew()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        used += unwrapInboundIn(data).readableBytes
        if used > 16 * bytes {
            context.close(promise: nil)
        } else if used > bytes, !isRefused {
            isRefused = true
            refuse(context: context)
        } else if !isRefused {
            context.fireChannelRead(data)
        }
    }

    /// Says so. The rest of the request is read and dropped: a connection that is closed on unread bytes may lose the
    /// answer.
    private func refuse(context: ChannelHandlerContext) {
        let text = "A request has \(bytes) bytes at most.\n"
        let answer = """
            HTTP/1.1 431 Request Header Fields Too Large\r
            Content-Type: text/plain; charset=utf-8\r
            Content-Length: \(text.utf8.count)\r
            Connection: close\r
            \r
            \(text)
            """
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(channel.allocator.buffer(string: answer))).whenComplete { _ in
            channel.close(mode: .output, promise: nil)
        }
    }

    /// Begins anew, for the next request.
    func renew() {
        used = 0
        extend()
    }

    /// Lets the request go on for as long again.
    func extend() {
        deadline?.cancel()
        guard let channel else { return }
        deadline = channel.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
    }

    /// Stops the clock.
    func end() {
        deadline?.cancel()
        deadline = nil
        channel = nil
    }
}

extension TimeAmount {
    /// The same time as a `Duration`.
    init(_ duration: Duration) {
        self = .nanoseconds(Int64(duration / .nanoseconds(1)))
    }
}
