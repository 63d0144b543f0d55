import CollectionViews
import NIOCore
import NIOHTTP1
import NIOPosix

extension RequestHandler {
    /// How much of a file is in memory for each connection.
    private static let pieceLength = 64 * 1024

    /// Sends a part of a file, piece by piece, each when the one before has gone out. A file that has become shorter
    /// ends the connection: its length was told.
    func send(_ part: Range<Int>, of file: ServedFile, isLast: Bool, context: ChannelHandlerContext) {
        if part.isEmpty { return end(isLast: isLast, context: context) }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let range = part.prefix(Self.pieceLength)
        // Reading blocks.
        NIOThreadPool.singleton.runIfActive(eventLoop: context.eventLoop) {
            ByteBuffer(bytes: file.bytes(in: range))
        }
        .flatMap { piece -> EventLoopFuture<Int> in
            let (handler, context) = bound.value
            guard piece.readableBytes > 0 else { return context.eventLoop.makeFailedFuture(ChannelError.eof) }
            handler.budget.extend()
            return context.writeAndFlush(handler.wrapOutboundOut(.body(.byteBuffer(piece)))).map { piece.readableBytes }
        }
        .whenComplete { result in
            let (handler, context) = bound.value
            switch result {
            case .success(let count):
                handler.send(part.dropFirst(count), of: file, isLast: isLast, context: context)
            case .failure: context.close(promise: nil)
            }
        }
    }
}
