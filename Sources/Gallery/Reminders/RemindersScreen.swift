import Diffable
import Foundation

/// A list to be edited: headers that stay in sight, circles, switches and bars in the rows.
@MainActor final class RemindersScreen: Screen {
    private typealias DataSource = CollectionViewDiffableDataSource<Reminder.Day, Reminder.ID>

    let editButton = Button(label: "Edit")
    let addButton = Button(label: "Add")
    let deleteButton = Button(label: "Delete Selected")
    private var dataSource: DataSource!
    private var reminders: [Reminder.ID: Reminder] = [:]
    private var lastID = 0

    init() {
        super.init(title: "Reminders", collectionView: CollectionView())
        collectionView.collectionViewLayout = makeLayout()
        collectionView.allowsSelection = false
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.delegate = self
        configureControls()
        configureDataSource()
        var snapshot = DiffableDataSourceSnapshot<Reminder.Day, Reminder.ID>()
        for day in Reminder.Day.allCases {
            let ofDay = Reminder.all[day] ?? []
            for reminder in ofDay { reminders[reminder.id] = reminder }
            snapshot.appendSections([day])
            snapshot.appendItems(ofDay.map(\.id))
        }
        lastID = reminders.keys.max() ?? 0
        dataSource.apply(snapshot, animatingDifferences: false)
        undoHistory = dataSource.history
        dataSource.history.onFinish = { [weak self] _ in self?.showCount() }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            let moved = transaction.sectionTransactions.lazy.flatMap(\.difference.insertions)
            guard case .insert(_, let id, _)? = moved.first else { return }
            self?.offerUndo(.move, of: id, count: moved.count)
        }
        showCount()
    }

    private func configureControls() {
        editButton.action = { [weak self] in self?.toggleEditing() }
        addButton.action = { [weak self] in self?.add() }
        deleteButton.action = { [weak self] in self?.deleteSelected() }
        deleteButton.keyEquivalent = .delete
        controls = [addButton, editButton]
    }

    private func toggleEditing() {
        collectionView.isEditing.toggle()
        editButton.label = collectionView.isEditing ? "Done" : "Edit"
        editButton.isProminent = collectionView.isEditing
        editButton.keyEquivalent = collectionView.isEditing ? .escape : nil
        controls = collectionView.isEditing ? [deleteButton, editButton] : [addButton, editButton]
        showSelection()
    }

    private func showSelection() {
        deleteButton.isEnabled = collectionView.indexPathsForSelectedItems != nil
    }

    private func showCount() {
        let count = dataSource.snapshot().numberOfItems
        status = count == 1 ? "1 reminder" : "\(count) reminders"
    }

    func reminder(at indexPath: IndexPath) -> Reminder? {
        dataSource.itemIdentifier(for: indexPath).flatMap { reminders[$0] }
    }

    private func add() {
        lastID += 1
        reminders[lastID] = Reminder(id: lastID, title: "New Reminder")
        var snapshot = dataSource.snapshot()
        if let first = snapshot.itemIdentifiers(inSection: .today).first {
            snapshot.insertItems([lastID], beforeItem: first)
        } else {
            snapshot.appendItems([lastID], toSection: .today)
        }
        dataSource.apply(snapshot)
        offerUndo(.addition, of: lastID)
        showCount()
        // Whoever adds something sees it, wherever the list was, and names it next.
        if let indexPath = dataSource.indexPath(for: lastID) { collectionView.beginEditingText(ofItemAt: indexPath) }
    }

    private func deleteSelected() {
        delete((collectionView.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) })
    }

    func delete(_ ids: [Reminder.ID]) {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems(ids)
        dataSource.apply(snapshot)
        showCount()
        showSelection()
        if let first = ids.first { offerUndo(.deletion, of: first, count: ids.count) }
    }

    private enum Change: String {
        case addition = "added"
        case deletion = "deleted"
        case move = "moved"
    }

    /// Says what was done just now, with a way back. What was deleted comes back where it was.
    private func offerUndo(_ change: Change, of id: Reminder.ID, count: Int = 1) {
        guard let title = reminders[id]?.title else { return }
        let text = count == 1 ? "“\(title)” \(change.rawValue)" : "\(count) reminders \(change.rawValue)"
        dataSource.history.setActionName(text)
        present(Toast(text, actionTitle: "Undo") { [weak self] in self?.undo() })
    }

    func change(_ id: Reminder.ID, _ body: (inout Reminder) -> Void) {
        guard var reminder = reminders[id] else { return }
        body(&reminder)
        reminders[id] = reminder
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }
}

// MARK: Rows

extension RemindersScreen {
    private func configureDataSource() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, Reminder.ID> { [weak self] cell, _, id in
            guard let self, let reminder = reminders[id] else { return }
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(reminder.emoji)
            content.text = reminder.title
            content.secondaryText = reminder.note
            if reminder.isDone { content.textProperties.color = .tertiaryLabel }
            cell.contentConfiguration = content
            cell.accessories = accessories(of: reminder)
        }
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
        }
        showHeaders()
        collectionView.typeSelectStringProvider = { [weak self] indexPath in
            guard let self, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
            return reminders[id]?.title
        }
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
        let symbol = reminder.isDone ? "checkmark.circle.fill" : "circle"
        return .customView(
            configuration: .init(
                customView: .button(
                    .symbol(symbol),
                    label: "\(reminder.isDone ? "Reopen" : "Complete"): \(reminder.title)"
                ) { [weak self] in self?.change(reminder.id) { $0.isDone.toggle() } },
                placement: .leading(displayed: .whenNotEditing),
                tintColor: reminder.isDone ? .systemGreen : .tertiaryLabel))
    }

    private func accessories(of reminder: Reminder) -> [CellAccessory] {
        let id = reminder.id
        var accessories: [CellAccessory] = [
            .multiselect(), .reorder(), doneButton(of: reminder),
            .customView(
                configuration: .init(
                    customView: .toggle(isOn: reminder.notifies, label: "Notify me: \(reminder.title)") {
                        [weak self] isOn in self?.change(id) { $0.notifies = isOn }
                    }, placement: .trailing(displayed: .whenNotEditing, at: { $0.count }))),
        ]
        if reminder.isDone { accessories.append(.checkmark(displayed: .whenEditing)) }
        if let progress = reminder.progress {
            let isOver = progress >= 1
            accessories.append(
                .customView(
                    configuration: .init(
                        customView: .progress(progress, label: "\(reminder.title): done"),
                        placement: .trailing(displayed: .whenNotEditing), tintColor: isOver ? .systemGreen : nil)))
            accessories.append(
                .button("+", label: "Go on: \(reminder.title)", placement: .trailing(displayed: .whenNotEditing)) {
                    [weak self] in
                    self?.change(id) { $0.progress = min(1, progress + 0.2) }
                })
        }
        return accessories
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
        let title = text.trimmingCharacters(in: .whitespaces)
        guard let id = dataSource.itemIdentifier(for: indexPath), !title.isEmpty else { return }
        change(id) { $0.title = title }
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        showSelection()
    }
}
