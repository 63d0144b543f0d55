import DiffablePipeline
import DiffableSnapshots
import Dispatch
import Foundation
import Synchronization

/// An update whose plan takes until the test lets it go on, and that knows where it was planned and how often.
final class SlowPlan: Sendable {
    private let started = DispatchSemaphore(value: 0)
    private let gate = DispatchSemaphore(value: 0)
    private let notes = Mutex((count: 0, onMain: 0, held: 0, isOpen: false))

    var count: Int { notes.withLock { $0.count } }
    var countOnMain: Int { notes.withLock { $0.onMain } }

    /// Notes that a plan is made, and holds it up unless it is on the main thread, which would hang the test.
    func pass() {
        let isMain = Thread.isMainThread
        let isHeld = notes.withLock { notes in
            notes.count += 1
            if isMain { notes.onMain += 1 }
            guard !isMain, !notes.isOpen else { return false }
            notes.held += 1
            return true
        }
        guard isHeld else { return }
        started.signal()
        gate.wait()
    }

    /// Waits until a plan is under way, in a thread of its own.
    func waitUntilStarted() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                self.started.wait()
                continuation.resume()
            }
        }
    }

    /// Lets one plan go on.
    func goOn() {
        notes.withLock { $0.held -= 1 }
        gate.signal()
    }

    /// Lets the plans that are held up go on, and holds up no other.
    func letAllGoOn() {
        let held = notes.withLock { notes in
            defer { (notes.held, notes.isOpen) = (0, true) }
            return notes.held
        }
        for _ in 0..<held { gate.signal() }
    }
}
