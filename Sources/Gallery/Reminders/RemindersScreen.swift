import Diffable
import Foundation

/// A list to be edited: headers that stay in sight, circles, switches and bars in the rows.
@MainActor final class RemindersScreen: Screen {
    typealias DataSource = CollectionViewModelDataSource<Reminder.Day, Reminder>

    let editButton = Button(label: "Edit")
    let addButton = Button(label: "New Reminder")
    let deleteButton = Button(label: "Delete Selected")
    let selectAllButton = Button(label: "Select All")
    let moreButton = Button(label: "More")
    private(set) var dataSource: DataSource!
    private var lastID = 0
    /// Whether what is done is shown, and what is not shown by now.
    var hidesCompleted = false
    var hidden = HiddenReminders()
    /// What is done and leaves in a moment, and what waits for that.
    var staying: Set<Reminder.ID> = []
    var leaving: Task<Void, Never>?
    let clock: any Clock<Duration>
    /// What the menu was made for.
    var completedMenuState = ""
    /// The message that such are hidden, which is over once they are shown.
    var hidingToast: Toast.ID?
    /// What came back with the undo or redo that is being done.
    private var returned: [Reminder.ID] = []
    /// What was added, until it has a title. Adding and naming it are one step to undo.
    private(set) var draft: Reminder.ID?
    /// What was given its title last, if that was what it was added with.
    private var added: Reminder.ID?

    /// - Parameter clock: By which what is done leaves, where it is not shown.
    init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        super.init(title: "Reminders", collectionView: CollectionView())
        collectionView.collectionViewLayout = makeLayout()
        collectionView.allowsSelection = false
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.delegate = self
        // The last rows can be scrolled from under a message.
        collectionView.contentInset = EdgeInsets(top: 0, left: 0, bottom: 72, right: 0)
        configureControls()
        configureDataSource()
        let start = DataSource.Models(sections: Reminder.Day.allCases.map { ($0, Reminder.all[$0] ?? []) })
        lastID = start.identifiers.itemIdentifiers.max() ?? 0
        dataSource.apply(start, animatingDifferences: false)
        undoHistory = RemindersHistory(of: self)
        dataSource.history.onFinish = { [weak self] outcome in
            self?.returned = outcome.changeset.insertedItemIdentifiers + outcome.changeset.movedItemIdentifiers
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let id = transaction.moves.first?.item, let reminder = reminder(withID: id) else { return }
            offerUndo(.move, of: reminder, count: transaction.moves.count)
        }
        showChange()
    }

    override func screen(at component: String) -> Screen? {
        let reminder =
            Reminder.ID(component).flatMap(reminder(withID:))
            ?? shownReminders.meant(by: component, name: \.title)
        return reminder.map { ReminderDetailScreen($0.id, in: self) }
    }

    private func configureControls() {
        editButton.action = { [weak self] in self?.isEditing.toggle() }
        addButton.action = { [weak self] in self?.add() }
        addButton.image = .symbol("plus.circle.fill")
        addButton.showsLabelBesideImage = true
        deleteButton.action = { [weak self] in self?.deleteSelected() }
        deleteButton.image = .symbol("trash")
        deleteButton.keyEquivalent = .delete
        for button in [addButton, deleteButton] { button.isInToolbar = true }
        selectAllButton.action = { [weak self] in self?.selectAllOrNone() }
        moreButton.image = .symbol("ellipsis")
        controls = [addButton, moreButton, editButton]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        editButton.label = editing ? "Done" : "Edit"
        editButton.isProminent = editing
        editButton.keyEquivalent = editing ? .escape : nil
        controls = editing ? [selectAllButton, deleteButton, editButton] : [addButton, moreButton, editButton]
        showSelection()
    }

    private func showSelection() {
        deleteButton.isEnabled = collectionView.indexPathsForSelectedItems != nil
        selectAllButton.label = isAllSelected ? "Deselect All" : "Select All"
        selectAllButton.image = .symbol(isAllSelected ? "checkmark.circle.fill" : "checkmark.circle")
        showStatus()
    }

    private var isAllSelected: Bool {
        let count = dataSource.snapshot().numberOfItems
        return count > 0 && collectionView.indexPathsForSelectedItems?.count == count
    }

    private func selectAllOrNone() {
        if isAllSelected {
            collectionView.selectItem(at: nil, animated: true)
        } else {
            for id in dataSource.snapshot().itemIdentifiers {
                collectionView.selectItem(at: dataSource.indexPath(for: id), animated: true, scrollPosition: [])
            }
        }
        showSelection()
    }

    /// Says how many there are to be done, how many are done, and how many are selected.
    private func showStatus() {
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
        showCompletedMenu()
        if count == 0, isEditing { isEditing = false }
        editButton.isEnabled = count > 0
        showWhetherEmpty(count)
        (presentedScreen as? ReminderDetailScreen)?.update()
    }

    /// Takes a step back or does it again. What came back, or went back to its place, is what one goes on with.
    func turn(_ body: () -> Void) {
        let former = hidden.ids
        returned = []
        changeWhole(body)
        showChange()
        moveFocus(to: returned + former.filter { dataSource.model(for: $0) != nil })
    }

    private func moveFocus(to ids: [Reminder.ID]) {
        guard presentedScreen == nil, let first = ids.compactMap(dataSource.indexPath(for:)).min() else { return }
        collectionView.moveFocus(toItemAt: first)
        collectionView.scrollToItem(at: first, at: [], animated: true)
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

    func reminder(at indexPath: IndexPath) -> Reminder? {
        dataSource.model(at: indexPath)
    }

    func reminder(withID id: Reminder.ID) -> Reminder? {
        dataSource.model(for: id) ?? hidden.reminder(id)
    }

    func day(of id: Reminder.ID) -> Reminder.Day? {
        dataSource.snapshot().sectionIdentifier(containingItem: id) ?? hidden.day(of: id)
    }

    override var restorableState: [String: String] {
        var state = super.restorableState
        state["completed"] = hidesCompleted ? "hidden" : nil
        return state
    }

    override func restore(_ state: [String: String]) {
        setHidesCompleted(state["completed"] == "hidden", animated: false)
        super.restore(state)
    }

    /// The last reminder in sight of the day that most of those in sight are for.
    private var lastInSight: Reminder.ID? {
        let days = Dictionary(grouping: collectionView.indexPathsForVisibleItems, by: \.section)
        let day = days.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        return day?.value.max().flatMap(dataSource.itemIdentifier(for:))
    }

    /// Adds a reminder to be named: below another one, or where one is in the list.
    private func add(below former: Reminder.ID? = nil) {
        endMessage()
        settleDraft()
        let former = former ?? lastInSight
        lastID += 1
        let reminder = Reminder(id: lastID, title: "")
        dataSource.history.beginUndoGrouping()
        draft = reminder.id
        apply { reminders in
            if let former {
                reminders.insertItems([reminder], afterItem: former)
            } else {
                reminders.appendItems([reminder], toSection: .today)
            }
        }
        // Whoever adds something sees it, and names it next.
        if let indexPath = dataSource.indexPath(for: lastID) { collectionView.beginEditingText(ofItemAt: indexPath) }
    }

    /// Gives what was added its title. Without one it goes, and was never there.
    func settleDraft(named title: String = "") {
        guard let id = draft else { return }
        draft = nil
        if var reminder = dataSource.model(for: id) {
            reminder.title = title
            apply { reminders in
                if title.isEmpty { reminders.deleteItems([id]) } else { reminders.update(reminder) }
            }
            if !title.isEmpty { offerUndo(.addition, of: reminder) }
        }
        // An undo has ended it before.
        if dataSource.history.groupingLevel > 0 { dataSource.history.endUndoGrouping() }
    }

    private func deleteSelected() {
        delete((collectionView.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) })
    }

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

    private func apply(_ body: (inout DataSource.Models) -> Void) {
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
    private func offerUndo(_ change: Change, of reminder: Reminder, count: Int = 1) {
        let what = count == 1 ? "“\(reminder.name.shortened)”" : "\(count) reminders"
        let text = "\(what) \(change.words)"
        dataSource.history.setActionName(text)
        // What was added stands where one looks. Another press of the circle takes a mark back, unless what is done is
        // hidden.
        if change.isAddition || (change.isMark && !hidesCompleted) {
            endMessage()
            return announce(text)
        }
        present(Toast(text, actionTitle: "Undo") { [weak self] in self?.undo() })
    }

    /// What was done before is no longer on offer once something else is done.
    private func endMessage() {
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
}

// MARK: Rows

extension RemindersScreen {
    private func configureDataSource() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, Reminder> { [weak self] cell, _, reminder in
            guard let self else { return }
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(reminder.emoji)
            content.text = reminder.title
            cell.accessibilityLabel = reminder.title.isEmpty ? reminder.name : nil
            cell.accessibilityValue = reminder.isDone ? "Completed" : nil
            Self.showDetails(of: reminder, in: &content)
            if reminder.isDone { content.textProperties.color = .tertiaryLabel }
            cell.contentConfiguration = content
            cell.accessories = accessories(of: reminder)
        }
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, reminder in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: reminder)
        }
        showHeaders()
        collectionView.typeSelectStringProvider = { [weak self] indexPath in
            self?.reminder(at: indexPath)?.title
        }
        listRestoration = ListRestoration(
            identifier: { [weak self] in self?.reminder(at: $0).map { String($0.id) } },
            indexPath: { [weak self] in Int($0).flatMap { self?.dataSource.indexPath(for: $0) } })
    }

    /// A day's name, and at the line's end what the switches below are for.
    private func showHeaders() {
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = ListContentConfiguration.plainHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "Notify", displayed: .whenNotEditing)]
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    /// The circle that is filled once something is done.
    private func doneButton(of reminder: Reminder) -> CellAccessory {
        let symbol = reminder.isDone ? "largecircle.fill.circle" : "circle"
        return .customView(
            configuration: .init(
                customView: .button(
                    .symbol(symbol),
                    label: "\(reminder.isDone ? "Reopen" : "Complete"): \(reminder.name)"
                ) { [weak self] in self?.toggleDone(reminder) },
                placement: .leading(displayed: .whenNotEditing),
                tintColor: reminder.isDone ? .systemGreen : .tertiaryLabel))
    }

    private func accessories(of reminder: Reminder) -> [CellAccessory] {
        let id = reminder.id
        var accessories: [CellAccessory] = [
            .multiselect(), .reorder(), doneButton(of: reminder),
            .customView(
                configuration: .init(
                    customView: .toggle(isOn: reminder.notifies, label: "Notify me: \(reminder.name)") {
                        [weak self] isOn in self?.change(id) { $0.notifies = isOn }
                    }, placement: .trailing(displayed: .whenNotEditing, at: { $0.count }))),
        ]
        if let progress = reminder.progress {
            accessories.append(
                .customView(
                    configuration: .init(
                        customView: .progress(progress, label: "\(reminder.name): done"),
                        placement: .trailing(displayed: .whenNotEditing, at: Self.behindDetail),
                        isHidden: reminder.isDone,
                        tintColor: progress >= 1 ? .systemGreen : nil)))
        }
        if reminder.isFlagged {
            accessories.append(
                .customView(
                    configuration: .init(
                        customView: .image(.symbol("flag.fill"), label: "Flagged"),
                        placement: .trailing(at: Self.behindDetail), tintColor: .systemOrange)))
        }
        accessories.append(
            .detail(displayed: .whenInUse, options: .init(tintColor: .secondaryLabel)) { [weak self] in
                self?.showDetails(of: id)
            })
        // The last one, so that the others are the same accessories as before.
        if reminder.isDone { accessories.append(.checkmark(displayed: .whenEditing)) }
        return accessories
    }

    /// Where what is always seen leaves no gap beside what is not.
    private static func behindDetail(_ others: [CellAccessory]) -> Int {
        (others.firstIndex { $0.accessoryType == .detail } ?? -1) + 1
    }

    /// What stands below a title: how much it matters, a note, and how much of it is done.
    private static func showDetails(of reminder: Reminder, in content: inout ListContentConfiguration) {
        var parts: [String] = []
        if let note = reminder.note { parts.append(note) }
        if let progress = reminder.progress { parts.append(reminder.isDone ? "Done" : progress.percentDone) }
        guard reminder.priority != .none, !reminder.isDone else {
            content.secondaryText = parts.isEmpty ? nil : parts.joined(separator: " · ")
            return
        }
        let priority = "\(reminder.priority.rawValue) priority"
        let text = NSMutableAttributedString(string: ([priority] + parts).joined(separator: " · "))
        text.addAttributes(
            [.foregroundColor: reminder.priority == .high ? Color.systemRed : .systemOrange],
            range: NSRange(location: 0, length: priority.utf16.count))
        content.secondaryAttributedText = text
    }
}

extension RemindersScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        showSelection()
    }

    func collectionView(_ collectionView: CollectionView, canEditTextOfItemAt indexPath: IndexPath) -> Bool {
        !collectionView.isEditing
    }

    func collectionView(
        _ collectionView: CollectionView, didEditTextOfItemAt indexPath: IndexPath, to text: String
    ) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        added = id == draft ? id : nil
        rename(id, to: text)
    }

    /// Whoever adds one reminder adds another.
    func collectionView(_ collectionView: CollectionView, didReturnFromTextOfItemAt indexPath: IndexPath) {
        if let added, added == dataSource.itemIdentifier(for: indexPath) { add(below: added) }
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        showSelection()
    }

    /// The page adds renaming, and what a swipe uncovers.
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let reminder = indexPaths.first.flatMap(reminder(at:)), !collectionView.isEditing else { return nil }
        return ContextMenuConfiguration(actionProvider: { [weak self] _ in
            let details = Action(title: "Details", image: .symbol("info.circle")) { [weak self] _ in
                self?.showDetails(of: reminder.id)
            }
            let flag = Action(
                title: reminder.isFlagged ? "Remove Flag" : "Flag",
                image: .symbol(reminder.isFlagged ? "flag.slash" : "flag")
            ) { [weak self] _ in self?.change(reminder.id) { $0.isFlagged.toggle() } }
            return Menu(children: [details, flag])
        })
    }
}
