import Diffable
import Foundation

/// What rows and headers show.
extension RemindersScreen {
    func makeDataSource() -> DataSource {
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
        let dataSource = DataSource(collectionView: collectionView) { view, indexPath, reminder in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: reminder)
        }
        dataSource.supplementaryViewProvider = headerProvider()
        collectionView.typeSelectStringProvider = { [weak self] indexPath in
            self?.reminder(at: indexPath)?.title
        }
        listRestoration = ListRestoration(
            identifier: { [weak self] in self?.reminder(at: $0).map { String($0.id) } },
            indexPath: { [weak self] in Int($0).flatMap { self?.dataSource.indexPath(for: $0) } })
        return dataSource
    }

    /// A day's name.
    private func headerProvider() -> DataSource.SupplementaryViewProvider {
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = ListContentConfiguration.plainHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue
            cell.contentConfiguration = content
        }
        return { view, _, indexPath in
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
                    customView: .toggle(
                        isOn: reminder.notifies, image: .symbol("bell"), label: "Notify me: \(reminder.name)"
                    ) { [weak self] isOn in self?.change(id) { $0.notifies = isOn } },
                    placement: .trailing(displayed: .whenNotEditing, at: { $0.count }))),
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

    /// What stands below a title: how much it matters, and a note. How much of it is done the bar tells.
    private static func showDetails(of reminder: Reminder, in content: inout ListContentConfiguration) {
        guard reminder.priority != .none, !reminder.isDone else {
            content.secondaryText = reminder.note
            return
        }
        let priority = "\(reminder.priority.rawValue) priority"
        let text = NSMutableAttributedString(string: reminder.note.map { "\(priority) · \($0)" } ?? priority)
        text.addAttributes(
            [.foregroundColor: reminder.priority == .high ? Color.systemRed : .systemOrange],
            range: NSRange(location: 0, length: priority.utf16.count))
        content.secondaryAttributedText = text
    }
}
