import Dispatch
import Synchronization

/// Runs the planning of each data source on a thread of its own, a few at a time.
///
/// The threads that tasks share are as few as the machine has processors: a few long differences would keep everything
/// else waiting there, the shortest one too. Between threads the system divides the processors. With many of them the
/// main actor's share would be small.
final class PlanningExecutor: TaskExecutor {
    static let shared = PlanningExecutor()

    private static let mostThreads = 8

    private struct Work {
        var threadCount = 0
        var waiting: [UnownedJob] = []
    }

    private let work = Mutex(Work())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isNext = work.withLock { work in
            guard work.threadCount < Self.mostThreads else {
                work.waiting.append(job)
                return false
            }
            work.threadCount += 1
            return true
        }
        guard isNext else { return }
        // Dispatch has a thread for each serial queue that is busy, unlike for what is in one that is concurrent.
        DispatchQueue(label: "planning").async { self.run(from: job) }
    }

    private func run(from first: UnownedJob) {
        var next: UnownedJob? = first
        while let job = next {
            job.runSynchronously(on: asUnownedTaskExecutor())
            next = work.withLock { work in
                if !work.waiting.isEmpty { return work.waiting.removeFirst() }
                work.threadCount -= 1
                return nil
            }
        }
    }
}
