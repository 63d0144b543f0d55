import UIKitNames

/// A list that is edited, as tutorials write it: a button that begins editing, cells that say their values and what can
/// be done with them, swipe actions by a method, and cards with a shadow.
final class RemindersViewController: UICollectionViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Reminder.ID>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Reminder.ID>

    struct Reminder: Hashable, Identifiable, Sendable {
        var id: String
        var isComplete = false
    }

    var reminders = [Reminder(id: "Milk"), Reminder(id: "Tent", isComplete: true)]
    private(set) var log: [String] = []
    private var dataSource: DataSource!

    override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.alwaysBounceVertical = true
        collectionView.collectionViewLayout = listLayout()
        let registration = UICollectionView.CellRegistration(handler: configure)
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        navigationItem.title = NSLocalizedString("Reminders", comment: "")
        navigationItem.prompt = "2 of 2"
        navigationItem.rightBarButtonItem = editButtonItem
        updateSnapshot()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.append(editing ? "edit" : "done")
    }

    private func configure(cell: UICollectionViewListCell, at indexPath: IndexPath, id: Reminder.ID) {
        guard let reminder = reminders.first(where: { $0.id == id }) else { return }
        var content = cell.defaultContentConfiguration()
        content.text = reminder.id
        cell.contentConfiguration = content
        cell.accessibilityValue = reminder.isComplete ? "Completed" : "Not completed"
        cell.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Toggle") { [weak self] _ in
                self?.toggle(id)
                return true
            }
        ]
        cell.accessories = [
            .disclosureIndicator(displayed: .whenNotEditing),
            .reorder(displayed: .whenEditing, options: .init(showsVerticalSeparator: true)),
        ]
        cell.layer.shadowColor = UIColor.black.cgColor
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        cell.layer.cornerCurve = .continuous
    }

    private func listLayout() -> UICollectionViewCompositionalLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.trailingSwipeActionsConfigurationProvider = makeSwipeActions
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeSwipeActions(for indexPath: IndexPath?) -> UISwipeActionsConfiguration? {
        guard let indexPath, let id = dataSource.itemIdentifier(for: indexPath) else {
            return UISwipeActionsConfiguration()
        }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.reminders.removeAll { $0.id == id }
            self?.updateSnapshot()
            completion(false)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func toggle(_ id: Reminder.ID) {
        guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
        reminders[index].isComplete.toggle()
        updateSnapshot(reloading: [id])
    }

    func updateSnapshot(reloading ids: [Reminder.ID] = []) {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(reminders.map(\.id))
        if !ids.isEmpty { snapshot.reloadItems(ids) }
        dataSource.apply(snapshot)
    }
}
