import Foundation
import NIOCore
import NIOPosix

/// Listens for announcements on a port of the loopback interface, and keeps the devices in mind for all screens.
///
/// It starts to listen when the first screen looks, and stops when the last one is gone. Where that fails, or ends, it
/// tries again after a while.
@MainActor final class PeerFinder {
    /// Where the finder listens.
    enum State: Equatable {
        case idle
        case listening(port: Int)
        case failed(String)
    }

    private(set) var peers = Peers()
    private(set) var state = State.idle

    private let firstPort: Int
    private let pause: Duration
    private var observers: [ObjectIdentifier: () -> Void] = [:]
    private var work: Task<Void, Never>?
    private var isNoticeDue = false

    init(firstPort: Int = Announcement.standardPort, pause: Duration = .seconds(5)) {
        self.firstPort = firstPort
        self.pause = pause
    }

    /// Calls `handler` after each change, until the observer is removed.
    func addObserver(_ observer: AnyObject, handler: @escaping () -> Void) {
        observers[ObjectIdentifier(observer)] = handler
        if work == nil { start() }
    }

    func removeObserver(_ identifier: ObjectIdentifier) {
        observers[identifier] = nil
        guard observers.isEmpty else { return }
        work?.cancel()
        work = nil
        peers = Peers()
        state = .idle
    }

    private func start() {
        work = Task { [weak self, firstPort, pause] in
            while !Task.isCancelled, self != nil {
                do {
                    let (channel, port) = try await Self.listen(from: firstPort)
                    self?.didChange(.listening(port: port))
                    await Self.receive(from: channel) { [weak self] datagram in
                        await self?.receive(datagram)
                    } expire: { [weak self] in
                        await self?.expire()
                    }
                } catch {
                    self?.didChange(.failed("\(error)"))
                }
                try? await Task.sleep(for: pause)
            }
        }
    }

    /// Takes datagrams in until the channel is closed or the task is cancelled.
    private nonisolated static func receive(
        from channel: Channel, datagram: @escaping @Sendable ([UInt8]) async -> Void,
        expire: @escaping @Sendable () async -> Void
    ) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                try? await channel.executeThenClose { inbound in
                    for try await one in inbound { await datagram(one) }
                }
            }
            group.addTask {
                while (try? await Task.sleep(for: .milliseconds(200))) != nil { await expire() }
            }
            await group.next()
            group.cancelAll()
        }
    }

    /// Anybody may send as many datagrams as they like: what came in a short while is told of at once.
    private func receive(_ datagram: [UInt8]) {
        guard peers.receive(datagram, at: .now), !isNoticeDue else { return }
        isNoticeDue = true
        Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(50))
            self?.isNoticeDue = false
            self?.notify()
        }
    }

    private func expire() {
        if peers.expire(at: .now) { notify() }
    }

    private func didChange(_ state: State) {
        // Nobody looks any more.
        if Task.isCancelled || state == self.state { return }
        self.state = state
        notify()
    }

    private func notify() {
        for handler in observers.values { handler() }
    }

    private typealias Channel = NIOAsyncChannel<[UInt8], Never>

    /// Binds to the first port that is free. Only this machine reaches it.
    private nonisolated static func listen(from first: Int) async throws -> (Channel, Int) {
        var lastError: (any Error)?
        for port in Announcement.ports(from: first) {
            do {
                return (try await bind(to: port), port)
            } catch {
                lastError = error
            }
        }
        throw lastError ?? ChannelError.unknownLocalAddress
    }

    private nonisolated static func bind(to port: Int) async throws -> Channel {
        try await DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(DatagramBytes())
                    return try Channel(
                        wrappingChannelSynchronously: channel,
                        configuration: .init(backPressureStrategy: .init(lowWatermark: 8, highWatermark: 64)))
                }
            }
    }
}

/// Takes the bytes out of datagrams; who sent them is of no matter.
private final class DatagramBytes: ChannelInboundHandler, Sendable {
    typealias InboundIn = AddressedEnvelope<ByteBuffer>
    typealias InboundOut = [UInt8]

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // One byte more than is allowed is enough to know that there are too many.
        let bytes = Array(unwrapInboundIn(data).data.readableBytesView.prefix(Announcement.largestSize + 1))
        context.fireChannelRead(wrapInboundOut(bytes))
    }
}
