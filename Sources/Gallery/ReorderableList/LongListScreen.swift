import Diffable

/// A hundred thousand rows to be dragged anywhere among them.
@MainActor final class LongListScreen: Screen {
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init() {
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .plain)))
        let row = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(grouped(number))"
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: number)
        }
        super.init(title: "100,000 Rows", collectionView: view)
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard case .insert(let offset, let number, _)? = transaction.difference.insertions.first else { return }
            self?.status = "Row \(grouped(number)) is number \(grouped(offset + 1))"
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...100_000))
        dataSource.apply(snapshot, animatingDifferences: false)
        status = "Drag a row to the edge and wait"
    }
}
