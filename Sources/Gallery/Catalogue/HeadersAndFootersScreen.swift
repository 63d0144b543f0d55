import Diffable

/// What stands at the head and foot of each section: boundary items, asked for by their kinds, as high as their texts.
final class HeadersAndFootersScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Continent, River>!

    override var followsReadableWidth: Bool { true }

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in Self.section(in: environment) }
        super.init(title: "Headers and Footers", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewListCell, River> { cell, _, river in
            var content = ListContentConfiguration.valueCell()
            content.text = river.name
            content.secondaryText = "\(grouped(river.length)) km"
            cell.contentConfiguration = content
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            var content = ListContentConfiguration.plainHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.name
            view.contentConfiguration = content
        }
        let footer = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionFooter
        ) { [weak self] view, _, indexPath in
            var content = ListContentConfiguration.plainFooter()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.note
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, river in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: river)
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == CollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<Continent, River>()
        for continent in Continent.all {
            snapshot.appendSections([continent])
            snapshot.appendItems(continent.rivers)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func section(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let row = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(environment.scaled(44)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36))
        section.boundarySupplementaryItems = [
            CollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: CollectionView.elementKindSectionHeader, alignment: .top),
            CollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: CollectionView.elementKindSectionFooter, alignment: .bottom),
        ]
        return section
    }
}
