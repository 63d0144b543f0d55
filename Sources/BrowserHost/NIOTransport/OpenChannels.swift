import NIOCore
import Synchronization

/// All connections that are open, and how many of them serve pages.
final class OpenChannels: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var pages: Set<ObjectIdentifier> = []
    }
    private let state = Mutex(State())

    /// Keeps a channel until it closes; false when there are too many.
    func add(_ channel: any Channel, limit: Int) -> Bool {
        let id = ObjectIdentifier(channel)
        let isAdded = state.withLock { state in
            guard state.channels.count < limit else { return false }
            state.channels[id] = channel
            return true
        }
        guard isAdded else { return false }
        channel.closeFuture.whenComplete { [self] _ in
            state.withLock { state in
                state.channels[id] = nil
                state.pages.remove(id)
            }
        }
        return true
    }

    /// Counts a channel as one that serves a page; false when there are too many.
    func addPage(_ channel: any Channel, limit: Int) -> Bool {
        state.withLock { state in
            guard state.pages.count < limit else { return false }
            state.pages.insert(ObjectIdentifier(channel))
            return true
        }
    }

    /// Closes what is still open.
    func closeAll() async {
        let channels = state.withLock { Array($0.channels.values) }
        for channel in channels { try? await channel.close().get() }
    }
}
