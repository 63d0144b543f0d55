import Diffable

/// How moves and copies are done on disk.
extension FileBrowserScreen {
    /// Whether moves are under way, as it then says: others have to wait for them.
    func mustWaitForMoves() -> Bool {
        if isMoving { present(Toast("Another move is still under way")) }
        return isMoving
    }

    /// Does something that moves are a part of, while no others begin. Where it has to wait for others, it says so and
    /// answers nil.
    func holdingMoves<Result>(_ body: () async -> Result) async -> Result? {
        if mustWaitForMoves() { return nil }
        isMoving = true
        defer { isMoving = false }
        return await body()
    }

    /// Does moves one after the other, or copies, with progress and a way to cancel all that are left; under the first
    /// free names where it is said how they are numbered.
    func perform(
        _ moves: [FileMove], title: String, isCopy: Bool = false, numbering: FileMove.Numbering? = nil,
        told: (_ index: Int, _ failure: FileMove.Failure?) -> Void
    ) async -> MovesOutcome {
        let running = RunningMoves()
        defer {
            running.isOver = true
            endActivity(title)
        }
        if moves.count == 1 { return await perform(moves, running, title, isCopy, numbering, told) }
        // Very many rows that come or go one by one would each take as long as all.
        return await holdingRefreshes { await perform(moves, running, title, isCopy, numbering, told) }
    }

    private func perform(
        _ moves: [FileMove], _ running: RunningMoves, _ title: String, _ isCopy: Bool,
        _ numbering: FileMove.Numbering?, _ told: (_ index: Int, _ failure: FileMove.Failure?) -> Void
    ) async -> MovesOutcome {
        var outcome = MovesOutcome()
        let (faults, limit) = (moveFaults, RateLimit())
        for (index, move) in moves.enumerated() {
            if limit.takesTurn() {
                show(moves.count == 1 ? nil : Double(index) / Double(moves.count), of: running, title)
            }
            let progress = { @Sendable [weak self] (progress: FileMove.Progress) in
                guard limit.takesTurn() else { return }
                let fraction = (Double(index) + progress.fraction) / Double(moves.count)
                Task { @MainActor in self?.show(fraction, of: running, title) }
            }
            let result = await running.perform { () throws(FileMove.Failure) in
                func act(_ move: FileMove) throws(FileMove.Failure) -> FileMove.Outcome {
                    try isCopy ? move.copy(progress: progress) : move.perform(faults: faults, progress: progress)
                }
                if let numbering { return try move.underFreeName(numbering, act) }
                return (outcome: try act(move), move: move.identified())
            }
            switch result {
            case .success(let result):
                outcome.done.append(result.move)
                told(index, nil)
                if let leftover = result.outcome.leftover {
                    present(Toast("Moved, but this couldn’t be deleted: \(leftover)"))
                }
            case .failure(let failure):
                told(index, failure)
                outcome.isCancelled = failure.reason == .cancelled
            }
            if running.isCancelled { outcome.isCancelled = true }
            if outcome.isCancelled { break }
        }
        return outcome
    }

    private func show(_ fraction: Double?, of running: RunningMoves, _ title: String) {
        // What is told from another thread may come late.
        if running.isOver { return }
        showActivity(Activity(title, fraction: fraction) { running.cancel() })
    }
}
