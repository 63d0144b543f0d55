import Dispatch

/// Does work that waits for a disk, off the main actor and off the threads that tasks share, in the task that asks for
/// it: who cancels the task cancels the work.
nonisolated(nonsending) func onDisk<Result: Sendable, Failure>(
    _ work: @Sendable () throws(Failure) -> Result
) async throws(Failure) -> Result {
    try await withTaskExecutorPreference(DiskExecutor.shared) { () async throws(Failure) in try await run(work) }
}

@concurrent private func run<Result: Sendable, Failure>(
    _ work: @Sendable () throws(Failure) -> Result
) async throws(Failure) -> Result {
    try work()
}

/// Runs each piece of work on a thread of its own, of which Dispatch has 255. Two disks that do not answer would keep
/// all visitors waiting on the threads that tasks share.
private final class DiskExecutor: TaskExecutor {
    static let shared = DiskExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue(label: "disk").async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
