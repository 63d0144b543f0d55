import Synchronization

@testable import BrowserHost

/// Listens only when it is told to go on.
final class SlowTransport: Transport {
    let stops = Mutex(0)
    let begins: AsyncStream<Void>
    let goOn: AsyncStream<Void>.Continuation
    private let didBegin: AsyncStream<Void>.Continuation
    private let mayGoOn: AsyncStream<Void>

    init() {
        (begins, didBegin) = AsyncStream.makeStream()
        (mayGoOn, goOn) = AsyncStream.makeStream()
    }

    func start(host: String, port: Int, service: any TransportService) async throws -> Int {
        didBegin.yield()
        for await _ in mayGoOn {}
        return 1
    }

    func stop() async { stops.withLock { $0 += 1 } }
}
