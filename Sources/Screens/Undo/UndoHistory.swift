import DiffablePipeline

/// A history for undo and redo on a screen: a data source's, or an app's own.
///
/// ```swift
/// screen.undoHistory = dataSource.history
/// ```
///
/// Then Ctrl+Z and Ctrl+Shift+Z, on a Mac Command+Z and Command+Shift+Z, undo and redo wherever the focus is on the
/// screen, except in text fields. What they did is announced to users of assistive technology.
@preconcurrency @MainActor public protocol UndoHistory: AnyObject {
    /// Whether there is something to undo.
    var canUndo: Bool { get }
    /// Whether there is something to redo.
    var canRedo: Bool { get }
    /// The name of what would be undone; empty when it has none.
    var undoActionName: String { get }
    /// The name of what would be redone; empty when it has none.
    var redoActionName: String { get }
    /// A number that identifies the step which would be undone; nil if there is none, and unless implemented. A
    /// ``Toast`` that offers to undo a step ends when the number changes.
    var undoStepNumber: Int? { get }
    /// Whether visitors of a shared screen undo their own steps only; false unless implemented.
    var undoesOwnStepsOnly: Bool { get }
    /// Whether the app itself reports the result of an undo or a redo, for example if it takes a while; false unless
    /// implemented.
    var reportsOutcome: Bool { get }
    /// Undoes the latest step. Does nothing without one.
    func performUndo()
    /// Redoes the step that was undone last. Does nothing without one.
    func performRedo()
}

extension UndoHistory {
    /// Unless implemented: steps are not told apart.
    public var undoStepNumber: Int? { nil }

    /// Unless implemented: visitors undo each other's steps.
    public var undoesOwnStepsOnly: Bool { false }

    /// Unless implemented: the screen announces the step.
    public var reportsOutcome: Bool { false }
}

extension DataSourceHistory: UndoHistory {
    /// Whether it has an ``DataSourceHistory/author``.
    public var undoesOwnStepsOnly: Bool { author != nil }

    /// Undoes the latest step, with animation.
    public func performUndo() { undo() }

    /// Redoes the step that was undone last, with animation.
    public func performRedo() { redo() }
}
