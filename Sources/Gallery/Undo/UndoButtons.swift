import Diffable

/// The two buttons that take back what was done on a screen and do it again: a message that offers it is gone soon.
@MainActor struct UndoButtons {
    let undo = Button(label: "Undo")
    let redo = Button(label: "Redo")

    init() {
        undo.image = .symbol("arrow.uturn.backward")
        redo.image = .symbol("arrow.uturn.forward")
    }

    /// Lets them work on a screen.
    func attach(to screen: Screen) {
        undo.action = { [weak screen] in screen?.undo() }
        redo.action = { [weak screen] in screen?.redo() }
        update(from: screen)
    }

    /// Says what a screen would take back, and do again.
    func update(from screen: Screen) {
        let history = screen.undoHistory
        undo.accessibilityLabel = Self.title("Undo", history?.undoActionName)
        redo.accessibilityLabel = Self.title("Redo", history?.redoActionName)
        undo.isEnabled = history?.canUndo == true
        redo.isEnabled = history?.canRedo == true
    }

    private static func title(_ verb: String, _ name: String?) -> String {
        [verb, name ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
