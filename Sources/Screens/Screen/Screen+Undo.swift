/// Undo and redo.
extension Screen {
    /// Undoes the latest step of ``undoHistory``, and announces it, unless a ``Toast`` or the history does. Does
    /// nothing without one.
    public func undo() {
        guard let history = undoHistory, history.canUndo else { return }
        let name = history.undoActionName
        endToasts(offering: history)
        history.performUndo()
        if !hasToast, !history.reportsOutcome { announce(name.isEmpty ? "Undone" : "Undone: \(name)") }
    }

    /// Redoes the step that ``undo()`` undid last, and announces it, unless a ``Toast`` or the history does. Does
    /// nothing without one.
    public func redo() {
        guard let history = undoHistory, history.canRedo else { return }
        let name = history.redoActionName
        endToasts(offering: history)
        history.performRedo()
        if !hasToast, !history.reportsOutcome { announce(name.isEmpty ? "Redone" : "Redone: \(name)") }
    }
    /// All screens that are shown together with this one.
    private var screensShownTogether: [Screen] {
        Array(sequence(first: self, next: \.presentingScreen)).last?.chain ?? [self]
    }

    private var hasToast: Bool { screensShownTogether.contains { $0.toast != nil } }

    /// Ends toasts that may offer to undo an earlier step, on this screen and on others with the same history.
    private func endToasts(offering history: any UndoHistory) {
        for screen in screensShownTogether where screen === self || screen.undoHistory === history {
            screen.toast = nil
        }
    }
}
