import Diffable

/// A list that several put in order at the same time: each takes back what they did themselves.
extension ReorderableListScreen {
    func shareHistory() {
        let history = dataSource.history
        history.author = { Visitor.current }
        // Visitors come and go, and what those did who went is nobody's to take back.
        history.levelsOfUndo = 200
        undoButtons.adapt(to: self)
    }

    /// What somebody took back, or did again, is one more line of the log. What others moved since stays, and that is
    /// said.
    func follow(_ outcome: DataSourceHistory<Stop.Day, Stop>.Outcome) {
        if let conflict = outcome.conflicts.first, outcome.changeset.isEmpty {
            let name = if case .item(let stop, _) = conflict { "“\(stop.name)”" } else { "It" }
            var toast = Toast("\(name) has since been moved by someone else.")
            toast.isPrivate = true
            return present(toast)
        }
        let text = "\(outcome.isRedo ? "Redone" : "Undone"): \(outcome.actionName)"
        journal.add(text: text)
        showStore()
        if outcome.isRedo { return say(Toast(text, undoingLatestStepOf: self)) }
        say(Toast(text, actionTitle: "Redo") { [weak self] in self?.redo() })
    }

    /// Says what somebody did, who is called as in the log.
    func say(_ toast: Toast) {
        var toast = toast
        toast.visitorName = journal.authorName
        present(toast)
    }
}
