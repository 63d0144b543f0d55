import Dispatch
import Synchronization

@testable import Gallery

/// Holds one step of one of several moves up, until a test has it go on.
final class MoveGate: Sendable {
    private let (reached, reaching) = AsyncStream.makeStream(of: Void.self)
    private let answer = DispatchSemaphore(value: 0)
    private let count = Mutex(0)

    /// What a browser takes as the faults of its moves: none, but that all may lead to another disk.
    func faults(at step: FileMove.Step, ofMove number: Int, acrossDisks isAcross: Bool = false) -> FileMove.Faults {
        { [self] asked in
            if asked == step, next() == number {
                reaching.yield()
                answer.wait()
            }
            return asked == .rename && isAcross ? EXDEV : nil
        }
    }

    private func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }

    /// Waits until a move has come to the step.
    func reach() async { for await _ in reached { return } }

    /// Waits until a move has come to the step, or a task that was to lead there has ended.
    func reach<Success, Failure>(by task: Task<Success, Failure>) async {
        let end = Task { [reaching] in
            _ = await task.result
            reaching.finish()
        }
        await reach()
        end.cancel()
    }

    func open() { answer.signal() }
}
