import NIOCore
import Synchronization

/// All connections that are open.
final class OpenChannels: Sendable {
    private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

    /// Keeps a channel until it closes; false when there are too many.
    func add(_ channel: any Channel, limit: Int) -> Bool {
        let id = ObjectIdentifier(channel)
        let isAdded = channels.withLock { channels in
            guard channels.count < limit else { return false }
            channels[id] = channel
            return true
        }
        guard isAdded else { return false }
        channel.closeFuture.whenComplete { [self] _ in channels.withLock { $0[id] = nil } }
        return true
    }

    /// Closes what is still open.
    func closeAll() async {
        let open = channels.withLock { Array($0.values) }
        for channel in open { try? await channel.close().get() }
    }
}
