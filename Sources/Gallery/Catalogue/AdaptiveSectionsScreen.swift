import Diffable

/// As many columns as fit: the section provider looks at the width there is, and is asked again when that changes.
/// Make the window narrower.
final class AdaptiveSectionsScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<String, Mountain>!

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let item = CollectionLayoutItem(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            item.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(82))),
                repeatingSubitem: item, count: environment.columns(ofWidth: 220))
            let section = CollectionLayoutSection(group: group)
            let side = environment.catalogueMargin - 5
            section.contentInsets = DirectionalEdgeInsets(top: 7, leading: side, bottom: 15, trailing: side)
            return section
        }
        super.init(title: "Adaptive Sections", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, Mountain> { cell, _, mountain in
            var content = ListContentConfiguration.card()
            content.image = .emoji(mountain.isVolcano ? "🌋" : "🏔️")
            content.text = mountain.name
            content.secondaryText = "\(grouped(mountain.height)) m"
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, mountain in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: mountain)
        }
        var snapshot = DiffableDataSourceSnapshot<String, Mountain>()
        snapshot.appendSections(["Mountains"])
        snapshot.appendItems(Array(Mountain.all.prefix(60)))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
