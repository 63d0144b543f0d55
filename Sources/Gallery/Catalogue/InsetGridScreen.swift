import Diffable

/// The same grid with room between its cells: each item keeps five points from the edges of its place.
final class InsetGridScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, Fruit>!

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let item = CollectionLayoutItem(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
            item.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
                subitems: [item])
            let section = CollectionLayoutSection(group: group)
            let side = environment.catalogueMargin - 5
            section.contentInsets = DirectionalEdgeInsets(top: 7, leading: side, bottom: 15, trailing: side)
            return section
        }
        super.init(title: "Inset Grid", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, Fruit> { cell, _, fruit in
            var content = ListContentConfiguration.card()
            content.image = .emoji(fruit.emoji)
            content.accessibilityLabel = fruit.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, fruit in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: fruit)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Fruit>()
        snapshot.appendSections([0])
        snapshot.appendItems(Fruit.all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
