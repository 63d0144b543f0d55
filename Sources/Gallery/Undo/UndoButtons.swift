import Diffable

/// The two buttons that take back what was done on a screen and do it again: a message that offers it is gone soon.
@MainActor struct UndoButtons {
    let undo = Button(label: "Undo")
    let redo = Button(label: "Redo")

    init() {
        undo.image = .symbol("arrow.uturn.backward")
        redo.image = .symbol("arrow.uturn.forward")
    }

    /// Offers to take back what was done to a screen's lists, at first to one of them: on a telephone below the rows.
    static func offer<Section, Item>(_ histories: DataSourceHistory<Section, Item>..., on screen: Screen) {
        let buttons = UndoButtons()
        screen.undoHistory = histories.first
        for history in histories { history.onChange = { [weak screen] in screen.map(buttons.update) } }
        buttons.attach(to: screen)
        for button in [buttons.undo, buttons.redo] { button.isInToolbar = true }
        screen.controls += [buttons.undo, buttons.redo]
    }

    /// Puts them into the menu of the bar, which has no room for them: there they are a group of their own.
    func stayInMenu() {
        for button in [undo, redo] { button.isInMenuOnly = true }
        undo.toolbarSpaces = [.leading]
        redo.toolbarSpaces = [.trailing]
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

    /// Says it to each visitor of a shared screen, who take back what they did themselves.
    func adapt(to screen: Screen) {
        undo.adapts = { [weak screen] content in
            content.isEnabled = screen?.undoHistory?.canUndo == true
            content.accessibilityLabel = Self.title("Undo", screen?.undoHistory?.undoActionName)
        }
        redo.adapts = { [weak screen] content in
            content.isEnabled = screen?.undoHistory?.canRedo == true
            content.accessibilityLabel = Self.title("Redo", screen?.undoHistory?.redoActionName)
        }
    }

    /// Says it anew to all visitors.
    func invalidate() { for button in [undo, redo] { button.invalidate() } }

    private static func title(_ verb: String, _ name: String?) -> String {
        [verb, name ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
