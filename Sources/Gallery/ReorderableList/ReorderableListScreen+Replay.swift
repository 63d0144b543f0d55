import Diffable

/// Looking back at what was done by hand, step by step, and forward again.
extension ReorderableListScreen {
    /// Takes down what was just done.
    func record(_ changeset: Changeset<Stop.Day, Stop>) {
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

/// Whoever takes back a step is shown the last one first.
extension ReorderableListScreen: UndoHistory {
    var canUndo: Bool { dataSource.history.canUndo }
    var canRedo: Bool { dataSource.history.canRedo }
    var undoActionName: String { dataSource.history.undoActionName }
    var redoActionName: String { dataSource.history.redoActionName }

    func performUndo() {
        show(step: recording.count)
        dataSource.history.undo()
    }

    func performRedo() {
        show(step: recording.count)
        dataSource.history.redo()
    }
}
