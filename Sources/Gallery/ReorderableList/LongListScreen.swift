import Diffable

/// A hundred thousand payments to be dragged anywhere among them.
@MainActor final class LongListScreen: Screen {
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.rowHeight = Payment.rowHeight
        let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
        let row = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, number in
            cell.contentConfiguration = Payment(number: number).content
            cell.accessories = [.reorder(displayed: .always)]
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: number)
        }
        super.init(title: "100,000 Rows", collectionView: view)
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let move = transaction.moves.first else { return }
            let name = "No. \(grouped(move.item))"
            status = "\(name) is number \(grouped(move.finalPlace.index + 1))"
            dataSource.history.setActionName("Move of \(name)")
            present(Toast("\(name) moved", actionTitle: "Undo") { [weak self] in self?.undo() })
        }
        contentUnavailableConfiguration = .loading()
        Task { [weak self, dataSource] in
            await Self.fill(dataSource)
            self?.contentUnavailableConfiguration = nil
        }
        undoHistory = dataSource.history
        dataSource.history.onFinish = { [weak self] outcome in
            self?.status = "\(outcome.isRedo ? "Redone" : "Undone"): \(outcome.actionName)"
        }
        status = "100,000 rows · drag one to the edge and wait"
    }

    /// Made by the first visit; the others share it, and what is known of its items.
    private nonisolated static let rows = {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...100_000))
        return snapshot
    }()

    /// Away from the main actor: nobody else waits while the rows are made.
    @concurrent private nonisolated static func fill(_ dataSource: CollectionViewDiffableDataSource<Int, Int>) async {
        await dataSource.apply(rows, animatingDifferences: false)
    }
}
