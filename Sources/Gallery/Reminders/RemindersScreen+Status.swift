import Diffable

/// What the list says of itself: how many there are to be done, and what stands in place of none.
extension RemindersScreen {
    /// Says how many there are to be done, how many are done, and how many are selected.
    func showStatus() {
        let selected = collectionView.indexPathsForSelectedItems?.count ?? 0
        let done = completedCount
        // One that has no title yet is none.
        let unnamed = draft.flatMap(dataSource.model(for:)).map { $0.isDone ? 0 : 1 } ?? 0
        let open = dataSource.snapshot().numberOfItems + hidden.count - done - unnamed
        let reminders = open == 1 ? "1 reminder" : "\(open) reminders"
        let completed = done == 0 ? "" : " · \(done) \(hidesCompleted ? "hidden" : "completed")"
        if isEditing {
            status = selected > 0 ? "\(selected) selected" : "Select Reminders"
        } else {
            status = reminders + completed
        }
    }

    func showChange() {
        let count = dataSource.snapshot().numberOfItems
        showStatus()
        showMenu()
        if count == 0, isEditing { isEditing = false }
        editButton.isEnabled = count > 0
        showWhetherEmpty(count)
        (presentedScreen as? ReminderDetailScreen)?.update()
    }

    private func showWhetherEmpty(_ count: Int) {
        guard count == 0 else {
            if contentUnavailableConfiguration != nil { contentUnavailableConfiguration = nil }
            return
        }
        var nothing = ContentUnavailableConfiguration.empty()
        nothing.image = .symbol("checkmark.circle")
        if hidden.count > 0 {
            nothing.text = "All Done"
            nothing.secondaryText =
                hidden.count == 1
                ? "1 completed reminder is hidden." : "\(hidden.count) completed reminders are hidden."
            nothing.button = .init(title: "Show Completed") { [weak self] in self?.setHidesCompleted(false) }
        } else {
            nothing.text = "Nothing to Do"
            nothing.secondaryText = "Reminders that you add appear here, sorted by day."
            nothing.button = .init(title: "New Reminder") { [weak self] in self?.addButton.userDidPress() }
        }
        contentUnavailableConfiguration = nothing
    }
}
