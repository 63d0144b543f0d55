import DiffableSnapshots

extension ApplyPipeline {
    /// Applies an update from the main actor: it is committed when this returns, unless it is called inside a commit.
    ///
    /// - Parameters:
    ///   - style: How the view takes the next state.
    ///   - isByUser: Whether it was a user's gesture that led here, which may come at any time and is no mixed use.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    ///   - update: Makes the next state from the current one. It may run more than once, and on another thread.
    public func apply(
        _ style: ApplyStyle, isByUser: Bool = false, completion: (@MainActor @Sendable () -> Void)? = nil,
        update: @escaping @Sendable (State) -> (state: State, difference: SnapshotDifference)
    ) {
        let request = Request(style: style, completion: completion, update: update)
        let isMixed = queue.withLock { queue in
            queue.waiting.append(request)
            if !isByUser { queue.cameFromMain = true }
            return queue.shouldReportMix()
        }
        if isMixed { onMixedUse?() }
        commitWaiting()
    }

    /// Applies an update from outside the main actor: the call returns at once, the difference is worked out in the
    /// background, and the commit follows on the main actor, in the order of the calls.
    ///
    /// - Parameters:
    ///   - style: How the view takes the next state.
    ///   - isByUser: Whether it was a user's gesture that led here, which may come at any time and is no mixed use.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    ///   - update: Makes the next state from the current one. It may run more than once, and on another thread.
    public nonisolated func applyInBackground(
        _ style: ApplyStyle, isByUser: Bool = false, completion: (@MainActor @Sendable () -> Void)? = nil,
        update: @escaping @Sendable (State) -> (state: State, difference: SnapshotDifference)
    ) {
        let request = Request(style: style, completion: completion, update: update)
        let (needsPlanner, isMixed) = queue.withLock { queue in
            queue.waiting.append(request)
            if !isByUser { queue.cameFromElsewhere = true }
            let needsPlanner = !queue.hasPlanner
            queue.hasPlanner = true
            return (needsPlanner, queue.shouldReportMix())
        }
        if isMixed { Task { @MainActor in self.onMixedUse?() } }
        if needsPlanner { Task.detached { await self.planWaiting() } }
    }

    /// Plans what waits, one request after the other, off the main actor, and has each committed there.
    private nonisolated func planWaiting() async {
        while true {
            let next = queue.withLock { queue -> Request? in
                if queue.waiting.isEmpty { queue.hasPlanner = false }
                return queue.waiting.first
            }
            guard let next else { return }
            let (state, version) = await base
            _ = next.prepare(from: state, version: version)
            await commitThrough(next)
        }
    }

    private var base: (State, Int) { (state, version) }

    /// Commits up to `request`, unless an apply on the main actor has done so already.
    private func commitThrough(_ request: Request) {
        guard queue.withLock({ $0.waiting.contains { $0 === request } }) else { return }
        commitWaiting(through: request)
    }
}
