import Synchronization

/// Numbers the times that an outline is to be made anew: only the last one counts.
final class Rebuilds: Sendable {
    private let last = Mutex(0)

    /// A number for what is asked for now; all before it no longer count.
    func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }

    func isLatest(_ number: Int) -> Bool { last.withLock { $0 == number } }
}
