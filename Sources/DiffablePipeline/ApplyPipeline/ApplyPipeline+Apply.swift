import DiffableSnapshots

extension ApplyPipeline {
    /// Applies an update from the main actor: it is committed when this returns, unless it is called inside a commit or
    /// has to wait for one that was named before it.
    ///
    /// - Parameters:
    ///   - style: How the view takes the next state.
    ///   - precedence: How it stands to those that still wait.
    ///   - recording: Whether the history remembers it, if there is one.
    ///   - recordedFrom: Makes what an undo leads back to from the state before the commit; nil stands for that state.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    ///   - committed: Called once, directly after the commit, with the states before it and after it.
    ///   - update: Makes the next state from the current one. It may run more than once, and on another thread.
    public func apply(
        _ style: ApplyStyle, precedence: ApplyPrecedence = .inOrder,
        recording: ApplyRecording = .automatic, recordedFrom: (@Sendable (State) -> State)? = nil,
        completion: ApplyHandler? = nil,
        committed: (@MainActor @Sendable (State, State) -> Void)? = nil,
        update: @escaping State.Transition
    ) {
        submit(
            Request(
                style: style, precedence: precedence, recording: recording, recordedFrom: recordedFrom,
                completion: completion, committed: committed, update: update))
    }

    /// Hands a request over from the main actor. A changeset, as that of an undo, is played there only, and is no mix.
    func submit(_ request: Request, isChangeset: Bool = false) {
        if queue.withLock({ $0.append(request, isFromMain: true, isChangeset: isChangeset) }) { onMixedUse?() }
        commitReady()
    }

    /// Applies an update from outside the main actor: the call returns at once, the difference is worked out in the
    /// background, and the commit follows on the main actor, in the order of the calls.
    ///
    /// - Parameters:
    ///   - style: How the view takes the next state.
    ///   - precedence: How it stands to those that still wait.
    ///   - recording: Whether the history remembers it, if there is one.
    ///   - completion: Called once, on the main actor, when the animation has ended.
    ///   - update: Makes the next state from the current one. It may run more than once, and on another thread.
    public nonisolated func applyInBackground(
        _ style: ApplyStyle, precedence: ApplyPrecedence = .inOrder,
        recording: ApplyRecording = .automatic, completion: ApplyHandler? = nil,
        update: @escaping State.Transition
    ) {
        submitFromElsewhere(
            Request(
                style: style, precedence: precedence, recording: recording, completion: completion, update: update))
    }

    /// Hands a request over from outside the main actor, unless it was given up before.
    nonisolated func submitFromElsewhere(_ request: Request) {
        let isMixed = queue.withLock { queue in
            request.monitor.isAbandoned ? nil : queue.append(request, isFromMain: false)
        }
        guard let isMixed else {
            request.onWithdrawal?()
            return
        }
        if isMixed { Task { @MainActor in self.onMixedUse?() } }
        planIfNeeded()
    }

    nonisolated func planIfNeeded() {
        guard queue.withLock({ $0.needsPlanner() }) else { return }
        Task.detached(executorPreference: PlanningExecutor.shared) { await self.planWaiting() }
    }

    /// Plans what waits, one request after the other, off the main actor, and has each committed there.
    private nonisolated func planWaiting() async {
        while let next = queue.withLock({ $0.nextToPlan() }) {
            let (state, version) = await base
            next.prepare(from: state, version: version)
            await commitPlanned(next)
        }
    }

    private var base: (State, Int) { (state, version) }
}
