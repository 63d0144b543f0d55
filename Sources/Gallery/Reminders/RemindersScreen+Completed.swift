import Diffable

/// Whether what is done is shown, as a choice of the list's menu, which also has what can be taken back.
///
/// What is hidden is taken out of the rows alone: whatever is changed or taken back is so in the whole list.
extension RemindersScreen {
    /// How long a reminder stays once it is done, so that a slip can be taken back. Each one more begins it anew: no
    /// row moves under a finger that goes down the list.
    static let stay = Duration.seconds(2)

    func showMenu() {
        let count = completedCount
        let title = hidesCompleted ? "Show Completed" : "Hide Completed"
        let choice = Action(
            title: title, subtitle: count == 0 ? nil : count == 1 ? "1 reminder" : "\(count) reminders",
            image: .symbol(hidesCompleted ? "eye" : "eye.slash")
        ) { [weak self] _ in
            guard let self else { return }
            setHidesCompleted(!hidesCompleted)
            announceCompleted(count)
        }
        // The same menu stays: it may be open.
        let state = MenuState(hidesCompleted: hidesCompleted, count: count, undo: UndoMenu(of: self))
        if state == menuState { return }
        menuState = state
        moreButton.menu = Menu(children: [state.undo.lines(for: self), choice])
    }

    /// What the menu says depends on.
    struct MenuState: Hashable {
        var hidesCompleted: Bool
        var count: Int
        var undo: UndoMenu
    }

    /// Nobody is to think that they are lost.
    private func announceCompleted(_ count: Int) {
        guard hidesCompleted else { return }
        let text =
            count == 0
            ? "Completed reminders will be hidden"
            : count == 1 ? "1 completed reminder hidden" : "\(count) completed reminders hidden"
        let toast = Toast(text, actionTitle: "Show") { [weak self] in self?.setHidesCompleted(false) }
        hidingToast = toast.id
        present(toast)
    }

    func setHidesCompleted(_ hides: Bool, animated: Bool = true) {
        guard hides != hidesCompleted else { return }
        settleDraft()
        hidesCompleted = hides
        if !hides, let hidingToast { userDidEnd(hidingToast, pressed: false) }
        makeWhole(animated: animated)
        if hides { hide(animated: animated, where: canLeave) }
        hideCompletedLater()
        showChange()
    }

    /// Changes the list with all that is in it; what was hidden and is done still is hidden after it.
    func changeWhole(_ body: () -> Void) {
        let former = hidden.ids
        makeWhole()
        body()
        if hidesCompleted { hide { $0.isDone && former.contains($0.id) } }
        hideCompletedLater()
    }

    private func makeWhole(animated: Bool = true) {
        var reminders = dataSource.models()
        if hidden.count == 0 { return }
        hidden.putBack(into: &reminders)
        applyUnrecorded(reminders, animated: animated)
    }

    private func hide(animated: Bool = true, where isMeant: (Reminder) -> Bool) {
        var reminders = dataSource.models()
        hidden.take(from: &reminders, where: isMeant)
        if hidden.count > 0 { applyUnrecorded(reminders, animated: animated) }
    }

    /// What is shown is nothing to be undone.
    private func applyUnrecorded(_ reminders: DataSource.Models, animated: Bool) {
        dataSource.history.disableUndoRegistration()
        dataSource.apply(reminders, animatingDifferences: animated)
        dataSource.history.enableUndoRegistration()
    }

    /// What is typed into a title is not lost: its reminder leaves in a moment once that is over.
    private func canLeave(_ reminder: Reminder) -> Bool {
        guard reminder.isDone, let indexPath = dataSource.indexPath(for: reminder.id) else { return reminder.isDone }
        return !collectionView.isEditingText(ofItemAt: indexPath)
    }

    /// Those that are done and still shown leave in a moment.
    func hideCompletedLater() {
        let staying = hidesCompleted ? Set(shownReminders.filter(canLeave).map(\.id)) : []
        guard staying != self.staying else { return }
        self.staying = staying
        leaving?.cancel()
        leaving =
            staying.isEmpty
            ? nil
            : Task { [weak self, clock] in
                try? await clock.sleep(for: Self.stay)
                if !Task.isCancelled { self?.hideCompleted() }
            }
    }

    private func hideCompleted() {
        staying = []
        guard hidesCompleted else { return }
        makeWhole()
        hide(where: canLeave)
        showChange()
    }

    var shownReminders: [Reminder] { dataSource.snapshot().itemIdentifiers.compactMap(dataSource.model(for:)) }

    /// How many are done, shown or not.
    var completedCount: Int { hidden.count + shownReminders.count(where: \.isDone) }
}
