import DiffableSnapshots

extension ApplyPipeline {
    /// Carries out what waits, in order, up to `last` if that is given. While a commit is under way this does nothing:
    /// whoever started that commit goes on with the rest.
    func commitWaiting(through last: Request? = nil) {
        guard !isCommitting else { return }
        while let request = queue.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
            commit(request)
            if request === last { return }
        }
    }

    private func commit(_ request: Request) {
        isCommitting = true
        let (next, difference) = request.plan(from: state, version: version)
        let completion = ApplyCompletion(request.completion)
        switch request.style {
        case .difference(let animated) where hasCommitted:
            if !difference.isEmpty, let view {
                view.performUpdates(
                    difference, animated: animated, commit: { state = next },
                    completion: { completion.animationEnded() })
            } else {
                state = next
                completion.animationEnded()
            }
        case .difference, .reload:
            state = next
            view?.reloadFromDataSource()
            completion.animationEnded()
        }
        version += 1
        hasCommitted = true
        isCommitting = false
        completion.commitEnded()
    }
}
