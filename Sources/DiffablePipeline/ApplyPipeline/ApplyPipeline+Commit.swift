import DiffableSnapshots

extension ApplyPipeline {
    /// Carries out what was named on the main actor and need not wait. While a commit is under way this does nothing:
    /// whoever started that commit goes on with the rest.
    func commitReady() {
        guard !isCommitting else { return }
        while let (request, superseded) = queue.withLock({ $0.takeReady(hasOutlines: !state.outlines.isEmpty) }) {
            isCommitting = true
            let before = request.committed == nil ? nil : state
            let completion = show(request.plan(from: state, version: version), request, superseded)
            isCommitting = false
            if let before { request.committed?(before, state) }
            completion.commitEnded()
        }
        planIfNeeded()
    }

    /// Carries out a request that was planned off the main actor, unless another apply took its place. When the truth
    /// has changed meanwhile, the plan was in vain.
    func commitPlanned(_ request: Request) {
        guard !isCommitting else { return }
        guard let plan = request.takePlan(version: version) else {
            queue.withLock { $0.noteVainPlan(of: request) }
            return
        }
        guard let replays = queue.withLock({ $0.take(request) }) else { return }
        isCommitting = true
        let completion = show(plan, request, [])
        // Before any completion is called: what an app applies there is newer than these gestures.
        for gesture in replays { _ = show(gesture.plan(from: state, version: version), gesture, []) }
        isCommitting = false
        completion.commitEnded()
        commitReady()
    }

    private func show(
        _ next: Request.Plan, _ request: Request, _ superseded: [Request]
    ) -> ApplyCompletion {
        let completions = superseded.compactMap(\.completion) + (request.completion.map { [$0] } ?? [])
        let completion = ApplyCompletion { for completion in completions { completion() } }
        let recorder = request.onCommit ?? (request.isRecorded && hasCommitted ? recorder : nil)
        // Nobody keeps a state that nobody records: the commit can work in its storage.
        let old = recorder == nil ? nil : state
        defer {
            if let old, let start = request.recordedFrom {
                // What leads from there is worked out by whoever records it.
                recorder?(start(old), state, SnapshotDifference())
            } else if let old {
                recorder?(old, state, next.difference)
            }
        }
        switch request.style {
        case .difference(let animated) where hasCommitted:
            if !next.difference.isEmpty, let view {
                view.performUpdates(
                    next.difference, map: next.map, animated: animated, commit: { state = next.state },
                    completion: { completion.animationEnded() })
            } else {
                state = next.state
                completion.animationEnded()
            }
        case .difference, .reload:
            state = next.state
            view?.reloadFromDataSource()
            completion.animationEnded()
        }
        version += 1
        hasCommitted = true
        return completion
    }
}
