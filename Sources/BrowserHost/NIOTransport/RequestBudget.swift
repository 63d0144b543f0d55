import NIOCore

/// Closes a connection that sends more than a request should hold, or takes too long over it.
final class RequestBudget: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let bytes: Int
    private let timeout: TimeAmount
    private var used = 0
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
        if used > bytes {
            context.close(promise: nil)
        } else {
            context.fireChannelRead(data)
        }
    }

    /// Begins anew, for the next request.
    func renew() {
        used = 0
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
