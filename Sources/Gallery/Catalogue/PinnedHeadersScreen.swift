import Diffable

/// Headers that stay at the upper edge for as long as any of their section is in sight.
final class PinnedHeadersScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<String, ChemicalElement>!

    override var followsReadableWidth: Bool { true }

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let row = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(44)))
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)])
            let section = CollectionLayoutSection(group: group)
            section.contentInsets.bottom = 12
            let header = CollectionLayoutBoundarySupplementaryItem(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(44))),
                elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            header.zIndex = 2
            section.boundarySupplementaryItems = [header]
            return section
        }
        super.init(title: "Pinned Headers", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewListCell, ChemicalElement> { cell, _, element in
            var content = ListContentConfiguration.valueCell()
            content.text = element.name
            content.secondaryText = element.symbol
            cell.contentConfiguration = content
        }
        let headerView = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            var content = ListContentConfiguration.plainHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, element in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: element)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: headerView, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<String, ChemicalElement>()
        for (number, period) in ChemicalElement.periods.enumerated() {
            snapshot.appendSections(["Period \(number + 1)"])
            snapshot.appendItems(period)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
