import Diffable
import Foundation

/// One reminder, over the list that it stands in: what it says, when it is to be done, and what else there is to set.
@MainActor final class ReminderDetailScreen: Screen {
    private typealias DataSource = CollectionViewDiffableDataSource<Section, Item>

    private enum Section: String {
        case portrait, texts
        case day = "Day"
        case options, deletion
    }

    private enum Item: Hashable {
        case portrait, title, note
        case day(Reminder.Day)
        case isFlagged, priority, notifies, isDone, deletion
    }

    let reminderID: Reminder.ID
    private weak var list: RemindersScreen?
    private var dataSource: DataSource!

    override var followsReadableWidth: Bool { true }

    init(_ id: Reminder.ID, in list: RemindersScreen) {
        reminderID = id
        self.list = list
        super.init(title: "Details", collectionView: CollectionView())
        restorationIdentifier = String(id)
        restorationStyle = .sheet
        undoHistory = list.undoHistory
        collectionView.delegate = self
        configureDataSource()
        collectionView.collectionViewLayout = makeLayout()
        applySnapshot()
    }

    private var reminder: Reminder? { list?.reminder(withID: reminderID) }

    private func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] index, environment in
            let section = self?.dataSource.sectionIdentifier(for: index)
            if section == .portrait { return .portrait(height: environment.scaled(132), in: environment) }
            var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = section == .day ? .supplementary : .none
            return .list(using: list, layoutEnvironment: environment)
        }
    }

    private func configureDataSource() {
        let portrait = CollectionView.CellRegistration<CollectionViewCell, Item> { [weak self] cell, _, _ in
            cell.contentConfiguration = ListContentConfiguration.portrait(self?.reminder.map { .emoji($0.emoji) })
            cell.accessibilityLabel = self?.reminder?.title
        }
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { [weak self] cell, _, item in
            if let reminder = self?.reminder { self?.show(item, of: reminder, in: cell) }
        }
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
            item == .portrait
                ? view.dequeueConfiguredReusableCell(using: portrait, for: indexPath, item: item)
                : view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        dataSource.showHeaders(.prominentInsetGroupedHeader()) { $0.rawValue }
    }

    private func show(_ item: Item, of reminder: Reminder, in cell: CollectionViewListCell) {
        var content = ListContentConfiguration.valueCell()
        cell.accessories = []
        switch item {
        case .portrait: break
        case .title: content.text = reminder.title
        case .note:
            content.text = "Note"
            content.secondaryText = reminder.note ?? "None"
        case .day(let day):
            content.text = day.rawValue
            if day == list?.day(of: reminderID) { cell.accessories = [.checkmark()] }
        case .isFlagged:
            content.text = "Flag"
            content.image = .symbol("flag.fill", on: .systemOrange)
            cell.accessories = [toggle("Flag", reminder.isFlagged) { $0.isFlagged = $1 }]
        case .priority:
            content.text = "Priority"
            content.image = .symbol("exclamationmark", on: .systemRed)
            cell.accessories = [priorities(of: reminder)]
        case .notifies:
            content.text = "Notify Me"
            content.image = .symbol("bell.fill", on: .systemIndigo)
            cell.accessories = [toggle("Notify Me", reminder.notifies) { $0.notifies = $1 }]
        case .isDone:
            content.text = "Done"
            content.image = .symbol("checkmark", on: .systemGreen)
            cell.accessories = [toggle("Done", reminder.isDone) { $0.isDone = $1 }]
        case .deletion:
            content.text = "Delete Reminder"
            content.textProperties.color = .systemRed
            content.image = .symbol("trash")
            content.imageProperties.tintColor = .systemRed
        }
        cell.contentConfiguration = content
    }

    private func toggle(
        _ label: String, _ isOn: Bool, _ set: @escaping (inout Reminder, Bool) -> Void
    ) -> CellAccessory {
        .customView(
            configuration: .init(
                customView: .toggle(isOn: isOn, label: label) { [weak self] isOn in
                    guard let self else { return }
                    list?.change(reminderID) { set(&$0, isOn) }
                }, placement: .trailing()))
    }

    /// What can be chosen stands in the row, and opens by a press.
    private func priorities(of reminder: Reminder) -> CellAccessory {
        let button = ButtonView()
        button.menu = Menu(
            options: .singleSelection,
            children: Reminder.Priority.allCases.map { priority in
                Action(title: priority.rawValue, state: priority == reminder.priority ? .on : .off) { [weak self] _ in
                    guard let self else { return }
                    list?.change(reminderID) { $0.priority = priority }
                }
            })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.accessibilityLabel = "Priority: \(reminder.priority.rawValue)"
        return .customView(configuration: .init(customView: button, placement: .trailing()))
    }

    private func applySnapshot() {
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.portrait, .texts, .day, .options, .deletion])
        snapshot.appendItems([.portrait], toSection: .portrait)
        snapshot.appendItems([.title, .note], toSection: .texts)
        snapshot.appendItems(Reminder.Day.allCases.map { .day($0) }, toSection: .day)
        snapshot.appendItems([.isFlagged, .priority, .notifies, .isDone], toSection: .options)
        snapshot.appendItems([.deletion], toSection: .deletion)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// Shows what became of the reminder; where it is gone, so is its screen.
    func update() {
        guard reminder != nil else { return dismiss() }
        dataSource.reconfigure(dataSource.snapshot().itemIdentifiers)
    }
}

extension ReminderDetailScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .title, .note, .day, .deletion: true
        case .portrait, .isFlagged, .priority, .notifies, .isDone, nil: false
        }
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        self.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .title: collectionView.beginEditingText(ofItemAt: indexPath)
        case .note: askForNote()
        case .day(let day): list?.move(reminderID, to: day)
        case .deletion: list?.delete([reminderID])
        case .portrait, .isFlagged, .priority, .notifies, .isDone, nil: break
        }
    }

    func collectionView(_ collectionView: CollectionView, canEditTextOfItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath) == .title
    }

    func collectionView(
        _ collectionView: CollectionView, didEditTextOfItemAt indexPath: IndexPath, to text: String
    ) {
        list?.rename(reminderID, to: text)
    }

    private func askForNote() {
        Task { [weak self] in
            guard let self, let text = await ask("Note", text: reminder?.note ?? "", action: "Save") else { return }
            let note = text.trimmingCharacters(in: .whitespaces)
            list?.change(reminderID) { $0.note = note.isEmpty ? nil : note }
        }
    }
}
