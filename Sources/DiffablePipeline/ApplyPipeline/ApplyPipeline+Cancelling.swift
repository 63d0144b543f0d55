import DiffableSnapshots

extension ApplyPipeline {
    /// Applies an update from outside the main actor, unless the task that does it is cancelled before the commit: then
    /// nothing is committed, and what is being planned is given up at its next stage.
    ///
    /// - Parameters:
    ///   - style: How the view takes the next state.
    ///   - precedence: How it stands to those that still wait.
    ///   - progress: Told of the share of the plan that is done, from 0 to 1, off the main actor. A plan that has to be
    ///     made anew begins anew.
    ///   - update: Makes the next state from the current one. It may run more than once, and on another thread.
    /// - Throws: `CancellationError` when it was not committed.
    public nonisolated func applyUnlessCancelled(
        _ style: ApplyStyle, precedence: ApplyPrecedence = .inOrder,
        progress: @escaping @Sendable (_ share: Double) -> Void, update: @escaping State.Transition
    ) async throws {
        let monitor = PlanMonitor(report: progress)
        let isCommitted = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                submitFromElsewhere(
                    Request(
                        style: style, precedence: precedence, completion: { continuation.resume(returning: true) },
                        monitor: monitor, onWithdrawal: { continuation.resume(returning: false) }, update: update))
            }
        } onCancel: {
            withdraw(monitor)
        }
        if !isCommitted { throw CancellationError() }
    }

    /// Takes a request out of the queue, unless it is committed already; one that is not there yet never comes in.
    private nonisolated func withdraw(_ monitor: PlanMonitor) {
        guard let request = queue.withLock({ $0.withdraw(monitor) }) else { return }
        request.onWithdrawal?()
        // What waited behind it need not wait any more.
        Task { @MainActor in commitReady() }
    }
}
