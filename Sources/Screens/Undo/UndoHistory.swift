import DiffablePipeline

/// What can be taken back on a screen, and done again: a data source's history, or an app's own.
///
/// ```swift
/// screen.undoHistory = dataSource.history
/// ```
///
/// From then on Ctrl+Z and Ctrl+Shift+Z, on a Mac Command+Z and Command+Shift+Z, undo and redo wherever the focus is on
/// the screen, text fields apart, and say what they did to those who do not see it.
@preconcurrency @MainActor public protocol UndoHistory: AnyObject {
    /// Whether there is something to undo.
    var canUndo: Bool { get }
    /// Whether there is something to redo.
    var canRedo: Bool { get }
    /// The name of what would be undone; empty when it has none.
    var undoActionName: String { get }
    /// The name of what would be redone; empty when it has none.
    var redoActionName: String { get }
    /// A number that the step that would be undone has, and no other step; nil where there is none, and unless
    /// implemented. By it a ``Toast`` that offers to take a step back ends once another step would be.
    var undoStepNumber: Int? { get }
    /// Whether each of several who share the screen takes back their own steps only; false unless implemented.
    var undoesOwnStepsOnly: Bool { get }
    /// Whether the app says what became of an undo or a redo, as of one that takes a while; false unless implemented.
    var reportsOutcome: Bool { get }
    /// Takes back the latest step. Without one nothing happens.
    func performUndo()
    /// Does again what was undone last. Without such a step nothing happens.
    func performRedo()
}

extension UndoHistory {
    /// Unless implemented: steps are not told apart.
    public var undoStepNumber: Int? { nil }

    /// Unless implemented: what one did, all may take back.
    public var undoesOwnStepsOnly: Bool { false }

    /// Unless implemented: what was called is done, and the screen says so.
    public var reportsOutcome: Bool { false }
}

extension DataSourceHistory: UndoHistory {
    /// It has an ``DataSourceHistory/author``.
    public var undoesOwnStepsOnly: Bool { author != nil }

    /// Undoes the latest step, visibly.
    public func performUndo() { undo() }

    /// Does again what was undone last, visibly.
    public func performRedo() { redo() }
}

/// Undo and redo.
extension Screen {
    /// Takes back the latest step of ``undoHistory``, and says so, unless a ``Toast`` or the history does. Without one
    /// nothing happens.
    public func undo() {
        guard let history = undoHistory, history.canUndo else { return }
        let name = history.undoActionName
        endToasts(offering: history)
        history.performUndo()
        if !hasToast, !history.reportsOutcome { announce(name.isEmpty ? "Undone" : "Undone: \(name)") }
    }

    /// Does again what ``undo()`` took back last, and says so, unless a ``Toast`` does. Without such a step nothing
    /// happens.
    public func redo() {
        guard let history = undoHistory, history.canRedo else { return }
        let name = history.redoActionName
        endToasts(offering: history)
        history.performRedo()
        if !hasToast, !history.reportsOutcome { announce(name.isEmpty ? "Redone" : "Redone: \(name)") }
    }
    /// All screens that are shown with this one.
    private var neighbors: [Screen] {
        Array(sequence(first: self, next: \.presentingScreen)).last?.chain ?? [self]
    }

    private var hasToast: Bool { neighbors.contains { $0.toast != nil } }

    /// A message that is still there may offer to undo what was done before, also on a screen that this one came from.
    private func endToasts(offering history: any UndoHistory) {
        for screen in neighbors where screen === self || screen.undoHistory === history { screen.toast = nil }
    }
}
