import Diffable

/// What a menu has of undo and redo: what was done last can be taken back long after the message about it has gone.
struct UndoMenu: Hashable {
    /// The names of what can be taken back and done again.
    private var undo: String?
    private var redo: String?

    /// The state of no screen.
    init() {}

    @MainActor init(of screen: Screen) {
        guard let history = screen.undoHistory else { return }
        if history.canUndo { undo = history.undoActionName }
        if history.canRedo { redo = history.redoActionName }
    }

    /// The two lines, in a group of their own.
    @MainActor func lines(for screen: Screen) -> Menu {
        let undo = Action(
            title: "Undo", subtitle: undo, image: .symbol("arrow.uturn.backward"),
            attributes: undo == nil ? .disabled : []
        ) { [weak screen] _ in screen?.undo() }
        let redo = Action(
            title: "Redo", subtitle: redo, image: .symbol("arrow.uturn.forward"),
            attributes: redo == nil ? .disabled : []
        ) { [weak screen] _ in screen?.redo() }
        return Menu(options: .displayInline, children: [undo, redo])
    }
}
