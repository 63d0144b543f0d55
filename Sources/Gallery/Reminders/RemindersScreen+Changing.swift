import Diffable

/// Whatever changes the list offers the way back.
extension RemindersScreen {
    func delete(_ ids: [Reminder.ID]) {
        settleDraft()
        let ids = ids.filter { reminder(withID: $0) != nil }
        guard let first = ids.first.flatMap(reminder(withID:)) else { return }
        edit(.deletion, of: first, count: ids.count) { $0.deleteItems(ids) }
        showSelection()
    }

    /// Changes the list, and offers the way back.
    func edit(_ change: Change, of reminder: Reminder, count: Int = 1, _ body: (inout DataSource.Models) -> Void) {
        if reminder.id != draft { settleDraft() }
        apply(body)
        offerUndo(change, of: reminder, count: count)
    }

    func apply(_ body: (inout DataSource.Models) -> Void) {
        changeWhole {
            var reminders = dataSource.models()
            // Days without any reminder head nothing: they go with the last one, and come with the next.
            if reminders.identifiers.numberOfSections == 0 { reminders.appendSections(Reminder.Day.allCases) }
            body(&reminders)
            if reminders.identifiers.numberOfItems == 0 { reminders.deleteSections(Reminder.Day.allCases) }
            dataSource.apply(reminders)
        }
        showChange()
    }

    /// Says what was done just now, with a way back. What was deleted comes back where it was.
    func offerUndo(_ change: Change, of reminder: Reminder, count: Int = 1) {
        let what = count == 1 ? "“\(reminder.name.shortened)”" : "\(count) reminders"
        let text = "\(what) \(change.words)"
        dataSource.history.setActionName(text)
        // What was added stands where one looks. Another press of the circle takes a mark back, unless what is done is
        // hidden.
        if change.isAddition || (change.isMark && !hidesCompleted) {
            endMessage()
            return announce(text)
        }
        present(Toast(text, undoingLatestStepOf: self))
    }

    /// What was done before is no longer on offer once something else is done.
    func endMessage() {
        if let toast { userDidEnd(toast.id, pressed: false) }
    }

    /// Changes what a reminder says, and offers the way back.
    func change(_ id: Reminder.ID, _ body: (inout Reminder) -> Void) {
        guard let old = reminder(withID: id) else { return }
        var new = old
        body(&new)
        if let change = Change(from: old, to: new) { edit(change, of: new) { $0.update(new) } }
    }

    func toggleDone(_ reminder: Reminder) { change(reminder.id) { $0.isDone.toggle() } }

    /// Takes a step back or does it again. What came back, or went back to its place, is what one goes on with.
    func turn(_ body: () -> Void) {
        let former = hidden.ids
        returned = []
        changeWhole(body)
        showChange()
        selectReturned()
        moveFocus(to: returned + former.filter { dataSource.model(for: $0) != nil })
    }

    private func moveFocus(to ids: [Reminder.ID]) {
        guard presentedScreen == nil, let first = ids.compactMap(dataSource.indexPath(for:)).min() else { return }
        collectionView.moveFocus(toItemAt: first)
        collectionView.scrollToItem(at: first, at: [], animated: true)
    }
}
