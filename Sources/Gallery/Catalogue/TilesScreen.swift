import Diffable
import Foundation

/// Tiles that are dragged into another order, as apps on a home screen are: by mouse, by a finger that rests, and by
/// keyboard (Space lifts, arrows move, Space drops). The others make room.
final class TilesScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, HomeApp>!
    private var apps = HomeApp.all

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in Self.section(in: environment) }
        super.init(title: "Tiles", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, HomeApp> { cell, _, app in
            var content = ListContentConfiguration.avatar()
            content.image = .emoji(app.emoji)
            content.text = app.name
            content.accessibilityLabel = app.name
            cell.contentConfiguration = content
            var background = BackgroundConfiguration.listCell()
            background.backgroundColor = .secondarySystemGroupedBackground
            background.cornerRadius = 16
            cell.backgroundConfiguration = background
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
        UndoButtons.offer(dataSource.history, on: self)
    }

    /// As many columns as there is room for: four on a telephone, three where names would be cut.
    private static func section(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let least = environment.traitCollection.textScale < 1.4 ? min(4, environment.columns(ofWidth: 84)) : 2
        let columns = environment.columns(ofWidth: 140, atLeast: least)
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(106))),
            subitems: [item])
        let section = CollectionLayoutSection(group: group)
        // Half of the gap between two tiles stands around all.
        let side = environment.catalogueMargin - 5
        section.contentInsets = DirectionalEdgeInsets(top: 7, leading: side, bottom: 5, trailing: side)
        return section
    }

    /// Brings the app's own data into the order that is shown.
    private func follow(_ transaction: DiffableDataSourceTransaction<Int, HomeApp>) {
        apps = apps.applying(transaction.difference) ?? apps
        guard let move = transaction.moves.first else { return }
        let text = "\(move.item.name) moved to place \(move.finalPlace.index + 1)"
        dataSource.history.setActionName("Move of \(move.item.name)")
        present(Toast(text, undoingLatestStepOf: self))
    }
}
