import Diffable

/// Two columns: a group is told to hold two items, which share what the space between them leaves of its width.
final class TwoColumnsScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, Recipe>!

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let item = CollectionLayoutItem(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(84))),
                repeatingSubitem: item,
                count: environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2)
            group.interItemSpacing = .fixed(12)
            let section = CollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            let margin = environment.catalogueMargin
            section.contentInsets = DirectionalEdgeInsets(top: 12, leading: margin, bottom: 20, trailing: margin)
            return section
        }
        super.init(title: "Two Columns", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, Recipe> { cell, _, recipe in
            var content = ListContentConfiguration.card()
            content.image = .emoji(recipe.emoji)
            content.text = recipe.name
            content.textProperties.numberOfLines = 2
            content.textProperties.adjustsFontSizeToFitWidth = true
            content.textProperties.minimumScaleFactor = 0.75
            content.textProperties.font = .systemFont(ofSize: 13, weight: .semibold)
            content.directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 8)
            content.secondaryText = "\(recipe.minutes) min"
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, recipe in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: recipe)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Recipe>()
        snapshot.appendSections([0])
        snapshot.appendItems(Recipe.all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
