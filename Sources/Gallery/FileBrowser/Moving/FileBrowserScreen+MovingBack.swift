import Diffable

/// Undo and redo of moves.
extension FileBrowserScreen {
    /// Takes back moves and what became of taken names, as one change: what is moved back makes room for what was
    /// there. That may itself have been moved there just before, and is moved on from there last.
    func undoing(_ moved: [FileMove], _ settled: Settled) -> StepHistory.Step? {
        let replaced = Set(settled.replaced.map(\.original.path))
        let last = moved.filter { replaced.contains($0.placeThere.path) }
        let first = moved.filter { !replaced.contains($0.placeThere.path) } + settled.outcome.done
        let steps = [
            first.isEmpty ? nil : moving(back: first),
            settled.replaced.isEmpty ? nil : restoring(settled.replaced, name: "Move"),
            last.isEmpty ? nil : moving(back: last),
        ].compactMap(\.self)
        return steps.dropFirst().reduce(steps.first) { $0?.followed(by: $1) }
    }

    /// Moves what was moved back to where it came from, the last first. What is left when that is cancelled can be
    /// moved back later.
    ///
    /// - Parameter isRedo: Whether they were moved back before, and go where they were moved to once more.
    func moving(back moves: [FileMove], isRedo: Bool = false) -> StepHistory.Step {
        let direction = isRedo ? "again" : "back"
        return StepHistory.Step(name: "Move") { [weak self] in
            let back = await onDisk { moves.reversed().map(\.reversed) }
            guard let self else { return nil }
            var failures: [FileMove.Failure] = []
            var triedCount = 0
            let performed = await holdingMoves {
                await perform(back, title: "Moving \(direction)") { _, failure in
                    if failure?.reason != .cancelled { triedCount += 1 }
                    if let failure { failures.append(failure) }
                }
            }
            guard let outcome = performed else { throw CancellationError() }
            let done = outcome.done
            if !done.isEmpty, let count = outcome.countText(of: moves.count) {
                present(Toast("\(count) moved \(direction)"))
            } else if let failure = failures.first {
                present(Toast("\(FileNameText.text(of: failure.path.bytes)): \(failure.text)"))
            } else if !done.isEmpty {
                present(Toast("Moved \(direction)"))
            }
            select(done.map { EntryPlace(folder: $0.target, name: $0.nameThere) })
            let again = done.isEmpty ? nil : moving(back: done, isRedo: !isRedo)
            guard outcome.isCancelled else { return again }
            let left = Array(moves.dropLast(triedCount))
            throw StepHistory.Cancelled(back: again, left: left.isEmpty ? nil : moving(back: left, isRedo: isRedo))
        }
    }
}
