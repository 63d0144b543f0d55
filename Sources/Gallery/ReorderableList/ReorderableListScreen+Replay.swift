import Diffable

/// Looking back at what was done by hand, step by step, and forward again.
extension ReorderableListScreen {
    private static let mostSteps = 200

    /// Takes down what was just done. All visitors share the list, so that what is taken down has an end: after that
    /// many steps it begins anew.
    func record(_ changeset: Changeset<Stop.Day, Stop>) {
        if recording.count == Self.mostSteps { recording = ChangesetRecording() }
        recording.append(changeset)
        shownStep = recording.count
        showRecording()
    }

    /// Shows the list as it was after a number of steps; that is no step itself.
    func show(step: Int) {
        guard step != shownStep, let changeset = try? recording.changeset(from: shownStep, to: step) else { return }
        dataSource.apply(changeset)
        shownStep = step
        readStore()
        showRecording()
    }

    func showLastStep() { show(step: recording.count) }

    /// Whoever drags while looking back goes on from there: what came after it is forgotten.
    func beginAnew() {
        guard shownStep < recording.count else { return }
        recording.truncate(to: shownStep)
        dataSource.history.removeAllActions()
    }

    func showRecording() {
        stepSlider.isEnabled = !recording.isEmpty
        stepSlider.setRange(0...Double(max(1, recording.count)))
        stepSlider.setValue(Double(shownStep))
        stepSlider.valueDescription = "\(shownStep) of \(recording.count)"
    }
}

/// The history of the list, which shows the last step before it takes one back.
@MainActor final class ReplayedHistory: UndoHistory {
    // The screen has the history.
    private weak var screen: ReorderableListScreen?
    private let history: DataSourceHistory<Stop.Day, Stop>

    init(of screen: ReorderableListScreen) {
        self.screen = screen
        history = screen.dataSource.history
    }

    var canUndo: Bool { history.canUndo }
    var canRedo: Bool { history.canRedo }
    var undoActionName: String { history.undoActionName }
    var redoActionName: String { history.redoActionName }

    func performUndo() {
        screen?.showLastStep()
        history.undo()
    }

    func performRedo() {
        screen?.showLastStep()
        history.redo()
    }
}
