import Diffable
import Foundation

/// Tiles that are dragged into another order, as apps on a home screen are: by mouse, by a finger that rests, and by
/// keyboard (Space lifts, arrows move, Space drops). The others make room.
final class TilesScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, HomeApp>!
    private var apps = HomeApp.all

    init() {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        item.contentInsets = DirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
            subitems: [item])
        let section = CollectionLayoutSection(group: group)
        section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let layout = CollectionViewCompositionalLayout(section: section)
        super.init(title: "Tiles", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, HomeApp> { cell, _, app in
            var content = ListContentConfiguration.card()
            content.image = .emoji(app.emoji)
            content.accessibilityLabel = app.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, app in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: app)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in self?.follow(transaction) }
        var snapshot = DiffableDataSourceSnapshot<Int, HomeApp>()
        snapshot.appendSections([0])
        snapshot.appendItems(apps)
        dataSource.apply(snapshot, animatingDifferences: false)
        undoHistory = dataSource.history
    }

    /// Brings the app's own data into the order that is shown.
    private func follow(_ transaction: DiffableDataSourceTransaction<Int, HomeApp>) {
        apps = apps.applying(transaction.difference) ?? apps
        guard let move = transaction.moves.first else { return }
        let text = "\(move.item.name) moved to place \(move.finalPlace.index + 1)"
        dataSource.history.setActionName("Move of \(move.item.name)")
        present(Toast(text, actionTitle: "Undo") { [weak self] in self?.undo() })
    }
}
