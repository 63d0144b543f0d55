import Diffable
import Foundation

/// A list whose rows are dragged into another order, also from one section into another, with the app's own store and a
/// log of the transactions beside it.
@MainActor final class ReorderableListScreen: Screen {
    private typealias DataSource = CollectionViewDiffableDataSource<Stop.Day, Stop>
    private typealias Transaction = DiffableDataSourceTransaction<Stop.Day, Stop>

    /// One list that all visitors share.
    static let shared = ReorderableListScreen(title: "Shared List")

    /// The app's own data, which follows the transactions: by all stops, and by the stops of each day.
    private(set) var backingStore: [Stop] = []
    private(set) var stopsByDay: [Stop.Day: [Stop]] = [:]
    let undoButton = Button(label: "Undo")
    let redoButton = Button(label: "Redo")
    let stepSlider = Slider(label: "Step", step: 1)
    private let journal: Journal
    private(set) var dataSource: CollectionViewDiffableDataSource<Stop.Day, Stop>!

    /// All that was dragged, undone and redone, and how much of it is shown: the slider looks back, and forward again.
    var recording = ChangesetRecording<Stop.Day, Stop>()
    var shownStep = 0

    init(title: String = "Reorderable List") {
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        journal = Journal()
        super.init(
            title: title,
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration)),
            sidebar: journal.collectionView, sidebarTitle: "Backing store and transactions")
        collectionView.allowsMultipleSelection = true
        sidebarEdge = .trailing
        configureDataSource()
        for (day, stops) in Stop.all { stopsByDay[day] = stops }
        backingStore = Stop.all.flatMap(\.stops)
        var snapshot = DiffableDataSourceSnapshot<Stop.Day, Stop>()
        for (day, stops) in Stop.all {
            snapshot.appendSections([day])
            snapshot.appendItems(stops)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        showStore()
        configureHistory()
    }

    private func configureHistory() {
        let history = dataSource.history
        undoHistory = ReplayedHistory(of: self)
        undoButton.action = { [weak self] in self?.undo() }
        redoButton.action = { [weak self] in self?.redo() }
        stepSlider.onChange = { [weak self] step in self?.show(step: Int(step)) }
        controls = [undoButton, redoButton, stepSlider]
        history.onChange = { [weak self] in self?.showHistory() }
        history.onFinish = { [weak self] outcome in
            guard let self else { return }
            record(outcome.changeset)
            journal.add(outcome.isRedo ? "Redo" : "Undo", detail: outcome.actionName)
            readStore()
        }
        showHistory()
        showRecording()
    }

    private func showHistory() {
        undoButton.accessibilityLabel = dataSource.history.undoMenuItemTitle
        redoButton.accessibilityLabel = dataSource.history.redoMenuItemTitle
        undoButton.isEnabled = dataSource.history.canUndo
        redoButton.isEnabled = dataSource.history.canRedo
    }

    private func configureDataSource() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, Stop> { cell, _, stop in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(stop.emoji)
            content.text = stop.name
            content.secondaryText = stop.place
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, stop in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: stop)
        }
        dataSource.showHeaders(.prominentInsetGroupedHeader()) { $0.rawValue }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.willReorder = { [weak self] _ in self?.beginAnew() }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in self?.follow(transaction) }
    }

    /// Brings the store into the new order: by the difference of all, and by the final snapshots of the days.
    private func follow(_ transaction: Transaction) {
        if let updated = backingStore.applying(transaction.difference) { backingStore = updated }
        for section in transaction.sectionTransactions {
            stopsByDay[section.sectionIdentifier] = section.finalSnapshot.items
        }
        record(Changeset(from: transaction.initialSnapshot, to: transaction.finalSnapshot))
        journal.add(transaction)
        dataSource.history.setActionName(transaction.actionName)
        showStore()
    }

    /// The store follows what the data source holds by now, whoever moved what meanwhile.
    func readStore() {
        let snapshot = dataSource.snapshot()
        backingStore = snapshot.itemIdentifiers
        for day in Stop.Day.allCases { stopsByDay[day] = snapshot.itemIdentifiers(inSection: day) }
        showStore()
    }

    private func showStore() {
        status = "\(backingStore.count) stops"
        journal.showStore(Stop.Day.allCases.map { ($0, stopsByDay[$0] ?? []) })
    }
}

extension DiffableDataSourceTransaction<Stop.Day, Stop> {
    /// What a drop did, in a few words.
    fileprivate var actionName: String {
        moves.count == 1 ? "Move of \(moves[0].item.name)" : "Move"
    }
}
