import Diffable

/// Letters that are cleared away, and the way back to them.
extension InboxScreen {
    func delete(_ letters: [InboxLetter]) { remove(letters, "deleted") }

    func archive(_ letters: [InboxLetter]) { remove(letters, "archived") }

    private func remove(_ letters: [InboxLetter], _ what: String) {
        let name = letters.count == 1 ? "“\(letters[0].subject)” \(what)" : "\(letters.count) letters \(what)"
        let gone = Set(letters)
        remove(name) { !gone.contains($0) }
    }

    /// What stands for the question about all letters in addresses.
    static let clearing = "delete-all"

    /// Deletes all letters, once that is confirmed.
    func clear() { present(questionAboutAll()) }

    func questionAboutAll() -> AlertController {
        let all = letters
        let count = all.count == 1 ? "1 letter" : "\(all.count) letters"
        let question = AlertController(
            title: all.count == 1 ? "Delete this letter?" : "Delete all \(count)?", preferredStyle: .actionSheet)
        question.restorationIdentifier = Self.clearing
        question.addAction(
            AlertAction(title: "Delete All", style: .destructive) { [weak self] _ in
                // Letters that came while the question was shown stay: it was not about them.
                let asked = Set(all)
                self?.remove("\(count) deleted") { !asked.contains($0) }
            })
        question.addAction(AlertAction(title: "Cancel", style: .cancel))
        return question
    }

    /// Keeps some letters, and offers the way back to the others.
    private func remove(_ name: String, keeping isKept: (InboxLetter) -> Bool) {
        let letters = letters
        guard all.contains(where: { !isKept($0) }) else { return }
        removedSelection.formUnion(selectedLetters.filter { !isKept($0) })
        let next = reader.flatMap { successor(of: $0.letter, in: letters, keeping: isKept) }
        // It comes to where the other one is: nothing scrolls, unless it is out of sight there, too.
        if let next, next != reader?.letter { read(next, at: []) }
        changeWhole { apply(self.letters.filter(isKept)) }
        showState()
        dataSource.history.setActionName(name)
        showMenu()
        present(Toast(name, undoingLatestStepOf: self))
    }
}
