import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers ordinary requests.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let service: any TransportService
    let budget: RequestBudget
    private var head: HTTPRequestHead?

    init(service: any TransportService, budget: RequestBudget) {
        self.service = service
        self.budget = budget
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            // A request with a body is refused before the body comes.
            if TransportRequest(head).hasBody { answer(context: context) }
        case .body: break
        case .end: answer(context: context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A refused upgrade is an ordinary request, which is answered.
        if error is NIOWebSocketUpgradeError || error is HTTPServerUpgradeErrors { return }
        context.close(promise: nil)
    }

    private func answer(context: ChannelHandlerContext) {
        guard let head else { return }
        self.head = nil
        let request = TransportRequest(head)
        guard let prepare = service.preparation(for: request) else { return answer(head, request, context: context) }
        // Requests that follow on this connection wait for the answer to this one.
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let eventLoop = context.eventLoop
        Task {
            await prepare()
            eventLoop.execute {
                let (handler, context) = bound.value
                if context.channel.isActive { handler.answer(head, request, context: context) }
            }
        }
    }

    private func answer(_ head: HTTPRequestHead, _ request: TransportRequest, context: ChannelHandlerContext) {
        let response = head.headers.contains(name: "upgrade") ? refusal(of: request) : service.response(to: request)
        let isLast = !head.isKeepAlive || response.status >= 400
        var headers = HTTPHeaders(response.headers)
        headers.add(name: "Connection", value: isLast ? "close" : "keep-alive")
        if response.status == 405 { headers.add(name: "Allow", value: "GET, HEAD") }
        let status = HTTPResponseStatus(statusCode: response.status)
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))), promise: nil)
        if head.method != .HEAD {
            if let file = response.file { return send(file.part, of: file.file, isLast: isLast, context: context) }
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
        }
        end(isLast: isLast, context: context)
    }

    /// Ends an answer, and the connection where no other follows.
    func end(isLast: Bool, context: ChannelHandlerContext) {
        let budget = NIOLoopBound(self.budget, eventLoop: context.eventLoop)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
            if isLast {
                channel.close(promise: nil)
            } else {
                budget.value.renew()
            }
        }
    }

    /// The answer to a page connection that was not opened.
    private func refusal(of request: TransportRequest) -> TransportResponse {
        service.refusal(ofConnection: request) ?? .text(400, "This is no WebSocket request.")
    }
}
