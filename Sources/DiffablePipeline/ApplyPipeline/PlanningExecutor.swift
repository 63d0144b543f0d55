import Dispatch

/// Runs the planning of each data source on a thread of its own, of which Dispatch has 255.
///
/// The threads that tasks share are as few as the machine has processors: a few long differences would keep everything
/// else waiting there, the shortest one too. Between threads the system divides the processors.
final class PlanningExecutor: TaskExecutor {
    static let shared = PlanningExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // Dispatch starts a thread for each serial queue, unlike for what is in a concurrent one.
        DispatchQueue(label: "planning").async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
