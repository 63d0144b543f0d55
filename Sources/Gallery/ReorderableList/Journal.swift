import Diffable

/// What stands beside a list that is reordered: the app's own store as it is now, and the transactions that led there.
@MainActor final class Journal {
    let collectionView: CollectionView

    private enum Section: Hashable, Sendable {
        case log
        case store(Stop.Day)
    }

    private enum Item: Hashable, Sendable {
        case heading(String)
        case entry(number: Int, text: String, detail: String)
        case stop(Stop)
    }

    private let dataSource: CollectionViewDiffableDataSource<Section, Item>
    private var entries: [Item] = []
    private var entryCount = 0
    private var store: [(day: Stop.Day, stops: [Stop])] = []

    /// No more transactions than these are shown.
    private static let mostEntries = 12

    init() {
        var configuration = CollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        view.allowsSelection = false
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { cell, indexPath, item in
            var content = cell.defaultContentConfiguration()
            switch item {
            case .heading(let title): content.text = title
            case .entry(_, let text, let detail):
                content.text = text
                content.secondaryText = detail
            case .stop(let stop):
                content.text = "\(indexPath.item)  \(stop.name)"
            }
            cell.contentConfiguration = content
        }
        collectionView = view
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
    }

    /// Takes note of a drop.
    func add(_ transaction: DiffableDataSourceTransaction<Stop.Day, Stop>) {
        let removed = transaction.sectionTransactions.map { section in
            let (gone, come) = (section.difference.removals.count, section.difference.insertions.count)
            return "\(section.sectionIdentifier.rawValue) −\(gone) +\(come)"
        }
        let moved = transaction.moves.map { move in
            "\(move.item.name) → \(move.finalPlace.section.rawValue) \(move.finalPlace.index + 1)"
        }
        add(moved.joined(separator: ", "), detail: removed.joined(separator: " · "))
    }

    /// Takes note of whatever else happened.
    func add(_ text: String, detail: String) {
        entryCount += 1
        entries.insert(.entry(number: entryCount, text: text, detail: detail), at: 0)
        entries = Array(entries.prefix(Self.mostEntries))
    }

    func showStore(_ store: [(day: Stop.Day, stops: [Stop])]) {
        self.store = store
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.log])
        snapshot.appendItems([.heading(entries.isEmpty ? "No Transactions" : "Transactions")] + entries)
        for (day, stops) in store {
            snapshot.appendSections([.store(day)])
            snapshot.appendItems([.heading("Store: \(day.rawValue)")] + stops.map { .stop($0) })
        }
        let old = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { old.contains(item: $0) })
        dataSource.apply(snapshot)
    }
}
