import Diffable

/// Five square cells in a row, fewer where letters are large: an item is that part of its group's width, and the group
/// is as high as an item is wide.
final class GridScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, Paint>!

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let side = 1 / Double(min(5, environment.columns(ofWidth: 56)))
            let item = CollectionLayoutItem(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(side), heightDimension: .fractionalHeight(1)))
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(side)),
                subitems: [item])
            let section = CollectionLayoutSection(group: group)
            let margin = environment.catalogueMargin
            section.contentInsets = DirectionalEdgeInsets(top: 12, leading: margin, bottom: 20, trailing: margin)
            return section
        }
        super.init(title: "Grid", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, Paint> { cell, _, paint in
            var content = ListContentConfiguration.cell()
            content.text = paint.name
            content.secondaryText = "\(paint.shade)"
            content.textProperties.alignment = .center
            content.secondaryTextProperties.alignment = .center
            content.textProperties.color = paint.ink
            content.secondaryTextProperties.color = paint.ink
            content.textProperties.font = .systemFont(ofSize: 13, weight: .semibold)
            content.secondaryTextProperties.font = .systemFont(ofSize: 11)
            content.directionalLayoutMargins = DirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            cell.contentConfiguration = content
            cell.contentView.backgroundColor = paint.color
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, paint in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: paint)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Paint>()
        snapshot.appendSections([0])
        snapshot.appendItems(Paint.chart)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
