import Diffable
import Foundation

/// A list whose rows are dragged into another order, also from one section into another, with the app's own store and a
/// log of the transactions beside it. What is undone leaves the log, and comes back when it is done again.
///
/// Of a list that several share, each takes back their own steps, as far as nobody else moved the same rows since; what
/// is taken back there is a line of the log like any other.
@MainActor final class ReorderableListScreen: Screen {
    private typealias DataSource = CollectionViewDiffableDataSource<Stop.Day, Stop>

    /// One list that all visitors share.
    static let shared = ReorderableListScreen(title: "Shared List", stops: Stop.weekendTogether, isShared: true)

    /// The app's own data, which follows the transactions: by all stops, and by the stops of each day.
    private(set) var backingStore: [Stop] = []
    private(set) var stopsByDay: [Stop.Day: [Stop]] = [:]
    let undoButtons = UndoButtons()
    var undoButton: Button { undoButtons.undo }
    var redoButton: Button { undoButtons.redo }
    let journal: Journal
    /// Whether others look on: each step is said then, and is its author's own.
    private let isShared: Bool
    private(set) var dataSource: CollectionViewDiffableDataSource<Stop.Day, Stop>!

    /// All that was dragged; what was undone can be done again.
    let replay = Replay<Stop.Day, Stop>()

    init(
        title: String = "Reorderable List", stops all: [(day: Stop.Day, stops: [Stop])] = Stop.all,
        isShared: Bool = false
    ) {
        self.isShared = isShared
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        journal = Journal(isShared: isShared)
        super.init(
            title: title,
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration)),
            sidebar: journal.collectionView, sidebarTitle: isShared ? "Activity" : "Backing store and transactions")
        // All visitors would see what one of them selected.
        collectionView.allowsSelection = !isShared
        collectionView.allowsMultipleSelection = !isShared
        collectionView.delegate = self
        sidebarEdge = .trailing
        configureDataSource()
        for (day, stops) in all { stopsByDay[day] = stops }
        backingStore = all.flatMap(\.stops)
        var snapshot = DiffableDataSourceSnapshot<Stop.Day, Stop>()
        for (day, stops) in all {
            snapshot.appendSections([day])
            snapshot.appendItems(stops)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        configureHistory()
        configureReplay()
    }

    private func configureHistory() {
        let history = dataSource.history
        undoHistory = ReplayedHistory(of: self)
        undoButtons.attach(to: self)
        // A shared list has no slider to look back: all visitors would be taken along.
        controls = [undoButton, redoButton] + (isShared ? [] : [replay.slider, replay.backButton])
        if isShared { shareHistory() }
        history.onChange = { [weak self] in self?.showHistory() }
        history.onFinish = { [weak self] outcome in
            guard let self else { return }
            readStore()
            // A shared list is not scrolled: each visitor looks at another part of it.
            if !isShared { scroll(to: outcome.changeset.movedItemIdentifiers) }
            if isShared {
                follow(outcome)
            } else if outcome.isRedo {
                journal.putBack()
                replay.putBack(outcome.changeset)
            } else {
                journal.takeBack()
                replay.takeBack()
            }
        }
    }

    /// What went back to its place is seen there.
    private func scroll(to stops: [Stop]) {
        let first = stops.compactMap { dataSource.indexPath(for: $0) }.min()
        if let first { collectionView.scrollToItem(at: first, at: [], animated: true) }
    }

    func showHistory() {
        // Each visitor undoes their own steps: the buttons are drawn anew for each of them.
        if isShared { return undoButtons.invalidate() }
        undoButtons.update(from: self)
    }

    private func configureDataSource() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, Stop> { [weak self] cell, _, stop in
            var content = cell.defaultContentConfiguration()
            content.image = stop.image
            content.text = stop.name
            content.secondaryText = stop.place
            cell.contentConfiguration = content
            cell.accessories = self?.replay.isLookingBack == true ? [] : [.reorder(displayed: .always)]
        }
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, stop in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: stop)
        }
        dataSource.showHeaders(.prominentInsetGroupedHeader()) { $0.rawValue }
    }

    /// Brings the store into the new order: by the difference of all, and by the final snapshots of the days.
    func follow(_ transaction: DiffableDataSourceTransaction<Stop.Day, Stop>) {
        if let updated = backingStore.applying(transaction.difference) { backingStore = updated }
        for section in transaction.sectionTransactions {
            stopsByDay[section.sectionIdentifier] = section.finalSnapshot.items
        }
        journal.add(transaction)
        dataSource.history.setActionName(transaction.actionName)
        if isShared {
            say(Toast(transaction.message, undoingLatestStepOf: self))
            return showStore()
        }
        replay.record(Changeset(from: transaction.initialSnapshot, to: transaction.finalSnapshot))
    }

    /// The store follows what the data source holds by now, whoever moved what meanwhile.
    func readStore() {
        let snapshot = dataSource.snapshot()
        backingStore = snapshot.itemIdentifiers
        for day in snapshot.sectionIdentifiers { stopsByDay[day] = snapshot.itemIdentifiers(inSection: day) }
    }

    func showStore() {
        status = replay.text ?? "\(backingStore.count) stops"
        journal.show(
            dataSource.snapshot().sectionIdentifiers.map { ($0, stopsByDay[$0] ?? []) },
            laterCount: replay.doneCount - replay.shownStep)
    }
}

extension DiffableDataSourceTransaction<Stop.Day, Stop> {
    /// What is said of a drop.
    fileprivate var message: String { moves.count == 1 ? "“\(moves[0].item.name)” moved" : "\(moves.count) rows moved" }

    /// What a drop is called, as something to be undone.
    fileprivate var actionName: String {
        moves.count == 1 ? "Move of \(moves[0].item.name)" : "Move"
    }
}
