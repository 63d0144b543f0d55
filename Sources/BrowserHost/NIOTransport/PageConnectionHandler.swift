import NIOCore
import NIOWebSocket

/// One end of a WebSocket: takes messages in, answers pings, and ends what goes wrong.
final class PageConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let limits: BrowserServerConfiguration.Limits
    private let path: String
    private let service: any TransportService
    private let messages: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation
    private var context: ChannelHandlerContext?
    private var waiting = 0
    private var isPaused = false
    private var isClosing = false
    private var deadline: Scheduled<Void>?

    init(limits: BrowserServerConfiguration.Limits, path: String, service: any TransportService) {
        self.limits = limits
        self.path = path
        self.service = service
        (messages, continuation) = AsyncStream.makeStream(of: String.self)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        // A page that says nothing at first never will.
        closeForcibly(in: limits.requestTimeout)
        let connection = NIOPageConnection(
            channel: context.channel, messages: messages, handler: NIOLoopBound(self, eventLoop: context.eventLoop))
        Task { [service, path] in await service.serve(connection, path: path) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        deadline?.cancel()
        continuation.finish()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text: receive(frame.unmaskedData)
        case .ping:
            guard context.channel.isWritable else { return }
            write(.pong, frame.unmaskedData)
        case .connectionClose: answerClose(frame.unmaskedData)
        case .pong: break
        default: close(.malformedMessage("messages are texts"))
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        continuation.finish()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        close(.malformedMessage("a message is broken or too large"))
    }

    /// Reads on when few enough messages wait.
    func didHandleMessage() {
        waiting -= 1
        readOn()
    }

    /// A page that does not take what it asked for is not heard until it does: answers would pile up here.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { readOn() } else { pause() }
        context.fireChannelWritabilityChanged()
    }

    private func readOn() {
        guard isPaused, waiting <= limits.waitingMessages / 2, let context, context.channel.isWritable else { return }
        isPaused = false
        context.channel.setOption(.autoRead, value: true).whenFailure { _ in }
    }

    private func pause() {
        guard !isPaused, let context else { return }
        isPaused = true
        context.channel.setOption(.autoRead, value: false).whenFailure { _ in }
    }

    /// Tells the page why, and ends the connection even when the page does not answer.
    func close(_ reason: CloseReason) {
        guard let context, !isClosing else { return }
        var data = context.channel.allocator.buffer(capacity: 2)
        data.writeInteger(reason.code)
        data.writeString(reason.text)
        beginClosing()
        write(.connectionClose, data)
    }

    private func receive(_ data: ByteBuffer) {
        guard !isClosing else { return }
        guard let text = String(validating: data.readableBytesView, as: UTF8.self) else {
            return close(.malformedMessage("a message is not valid UTF-8"))
        }
        deadline?.cancel()
        waiting += 1
        continuation.yield(text)
        if waiting >= limits.waitingMessages { pause() }
    }

    private func answerClose(_ data: ByteBuffer) {
        guard let context else { return }
        guard !isClosing else { return context.close(promise: nil) }
        beginClosing()
        write(.connectionClose, data.getSlice(at: data.readerIndex, length: min(2, data.readableBytes)) ?? data)
        context.close(promise: nil)
    }

    private func beginClosing() {
        isClosing = true
        continuation.finish()
        closeForcibly(in: .seconds(2))
    }

    private func closeForcibly(in duration: Duration) {
        guard let context else { return }
        let channel = context.channel
        deadline?.cancel()
        deadline = context.eventLoop.scheduleTask(in: TimeAmount(duration)) { channel.close(promise: nil) }
    }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
        context?.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
    }
}

/// The connection as the rest of the server sees it.
final class NIOPageConnection: PageConnection {
    let messages: AsyncStream<String>
    private let channel: any Channel
    private let handler: NIOLoopBound<PageConnectionHandler>

    init(channel: any Channel, messages: AsyncStream<String>, handler: NIOLoopBound<PageConnectionHandler>) {
        self.channel = channel
        self.messages = messages
        self.handler = handler
    }

    func send(_ message: [UInt8]) {
        let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: message))
        channel.writeAndFlush(frame, promise: nil)
    }

    func didHandleMessage() {
        channel.eventLoop.execute { [handler] in handler.value.didHandleMessage() }
    }

    func close(_ reason: CloseReason) {
        channel.eventLoop.execute { [handler] in handler.value.close(reason) }
    }
}
