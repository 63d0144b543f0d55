import Diffable

/// The history of a list of which only a part may be shown: while something is taken back, the list is whole.
@MainActor final class WholeListHistory<Section: Hashable & Sendable, Item: Hashable & Sendable>: UndoHistory {
    private let history: DataSourceHistory<Section, Item>
    /// Does something with the whole list.
    private let turn: (() -> Void) -> Void

    init(_ history: DataSourceHistory<Section, Item>, turn: @escaping (() -> Void) -> Void) {
        self.history = history
        self.turn = turn
    }

    var canUndo: Bool { history.canUndo }
    var canRedo: Bool { history.canRedo }
    var undoActionName: String { history.undoActionName }
    var redoActionName: String { history.redoActionName }
    var undoStepNumber: Int? { history.undoStepNumber }

    func performUndo() { turn { history.undo() } }

    func performRedo() { turn { history.redo() } }
}
