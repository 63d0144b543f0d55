import Diffable

extension Screen {
    /// Takes away a message that offers whoever goes on to undo something: its button would undo what was done since.
    func endUndoMessage() {
        guard let toast, toast.actionTitle == "Undo", toast.visitor == Visitor.current else { return }
        userDidEnd(toast.id, pressed: false)
    }
}
