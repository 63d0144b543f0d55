/// Moves or copies that are done one after the other, and are cancelled together: the one that is under way may be past
/// where it can be taken back, or be done.
@MainActor final class RunningMoves {
    private(set) var isCancelled = false
    /// Whether all are done that will be.
    var isOver = false
    private var task: Task<MoveResult, Never>?

    /// Does the next one.
    func perform(_ move: @escaping @Sendable () throws(FileMove.Failure) -> DoneMove) async -> MoveResult {
        let task = Task { () -> MoveResult in
            do throws(FileMove.Failure) {
                return .success(try await onDisk(move))
            } catch {
                return .failure(error)
            }
        }
        self.task = task
        return await task.value
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
    }
}

typealias DoneMove = (outcome: FileMove.Outcome, move: FileMove)
typealias MoveResult = Result<DoneMove, FileMove.Failure>
