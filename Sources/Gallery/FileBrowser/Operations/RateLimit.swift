import Synchronization

/// Lets something happen ten times a second at most, from any thread: nobody reads a progress that changes faster.
final class RateLimit: Sendable {
    private let last = Mutex<ContinuousClock.Instant?>(nil)

    /// Whether it may happen now, as it then does.
    func takesTurn(at now: ContinuousClock.Instant = .now) -> Bool {
        last.withLock { last in
            if let last, now - last < .milliseconds(100) { return false }
            last = now
            return true
        }
    }
}
