import Diffable

/// What was changed, to be taken back and done again, the latest first. Each step may take a while.
@MainActor final class StepHistory: UndoHistory {
    /// A change that can be made: it answers what takes it back, and nil when it could not be made.
    struct Step {
        var name: String
        var perform: () async -> Step?
    }

    private var undos: [Step] = []
    private var redos: [Step] = []
    private var isBusy = false
    private var lastTask: Task<Void, Never>?
    private static let longest = 50

    var canUndo: Bool { !undos.isEmpty && !isBusy }
    var canRedo: Bool { !redos.isEmpty && !isBusy }
    var undoActionName: String { undos.last?.name ?? "" }
    var redoActionName: String { redos.last?.name ?? "" }

    /// Takes note of what takes back a change that was made; nil for none.
    func add(_ step: Step?) {
        guard let step else { return }
        undos = undos.suffix(Self.longest - 1) + [step]
        redos = []
    }

    func performUndo() {
        guard canUndo, let step = undos.popLast() else { return }
        make(step) { $0.redos.append($1) }
    }

    func performRedo() {
        guard canRedo, let step = redos.popLast() else { return }
        make(step) { $0.undos.append($1) }
    }

    /// Waits until what was undone or redone is done.
    func finish() async { await lastTask?.value }

    private func make(_ step: Step, then keep: @escaping (StepHistory, Step) -> Void) {
        isBusy = true
        lastTask = Task {
            let back = await step.perform()
            isBusy = false
            if let back { keep(self, back) }
        }
    }
}
