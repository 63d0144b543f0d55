import CollectionViews
import NIOCore
import NIOHTTP1
import NIOPosix

extension RequestHandler {
    /// How much of a file is in memory for each connection.
    private static let pieceLength = 64 * 1024

    /// Sends what a file has from a place on, piece by piece, each when the one before has gone out. One that has become
    /// shorter ends the connection: its length was told.
    func send(_ file: ImageFile, from place: Int = 0, isLast: Bool, context: ChannelHandlerContext) {
        guard place < file.byteCount else { return end(isLast: isLast, context: context) }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let range = place..<min(place + Self.pieceLength, file.byteCount)
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
            case .success(let count): handler.send(file, from: place + count, isLast: isLast, context: context)
            case .failure: context.close(promise: nil)
            }
        }
    }
}
