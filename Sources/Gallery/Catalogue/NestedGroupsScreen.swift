import Diffable

/// Groups within groups: a large item, and beside it a group of two, one above the other.
final class NestedGroupsScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, Animal>!

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in Self.section(in: environment) }
        super.init(title: "Nested Groups", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, Animal> { cell, _, animal in
            var content = ListContentConfiguration.card()
            content.image = .emoji(animal.emoji)
            content.accessibilityLabel = animal.name
            cell.contentConfiguration = content
            cell.contentView.backgroundColor = animal.color
            cell.layer.cornerRadius = 16
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, animal in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: animal)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Animal>()
        snapshot.appendSections([0])
        snapshot.appendItems(Animal.all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func section(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let insets = DirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let large = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
        large.contentInsets = insets
        let small = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        small.contentInsets = insets
        let pair = CollectionLayoutGroup.vertical(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            subitems: [small])
        // Two pictures, as large as letters are, stand one above the other.
        let side = environment.catalogueMargin - 6
        let width = environment.container.effectiveContentSize.width - 2 * side
        let height = max(0.4 * width, environment.scaled(136))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            subitems: [large, pair])
        let section = CollectionLayoutSection(group: group)
        section.contentInsets = DirectionalEdgeInsets(top: 6, leading: side, bottom: 14, trailing: side)
        return section
    }
}
