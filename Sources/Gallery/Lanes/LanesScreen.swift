import Diffable

/// One section for each way of scrolling sideways.
@MainActor final class LanesScreen: Screen {
    private typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior
    private typealias DataSource = CollectionViewDiffableDataSource<Behavior, Int>

    private var dataSource: DataSource!
    private static let tilesPerLane = 18

    init() {
        let behaviors = Behavior.allCases.filter { $0 != .none }
        super.init(
            title: "Lanes",
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout { index, _ in
                    Self.section(scrolling: behaviors[index])
                }))
        let tile = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, indexPath, _ in
            var content = ListContentConfiguration.card()
            content.text = "\(indexPath.section + 1).\(indexPath.item + 1)"
            cell.contentConfiguration = content
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = ListContentConfiguration.plainHeader()
            content.text = Self.name(of: behaviors[indexPath.section])
            cell.contentConfiguration = content
        }
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: number)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<Behavior, Int>()
        for (index, behavior) in behaviors.enumerated() {
            snapshot.appendSections([behavior])
            snapshot.appendItems((0..<Self.tilesPerLane).map { index * Self.tilesPerLane + $0 })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        status = "\(behaviors.count) ways"
    }

    private static func section(scrolling: Behavior) -> CollectionLayoutSection {
        let tile = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        tile.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(220), heightDimension: .absolute(88)),
            subitems: [tile])
        let section = CollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = scrolling
        section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 12, bottom: 12, trailing: 12)
        section.boundarySupplementaryItems = [
            CollectionLayoutBoundarySupplementaryItem(
                layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    private static func name(of behavior: Behavior) -> String {
        switch behavior {
        case .none: "None"
        case .continuous: "Continuous"
        case .continuousGroupLeadingBoundary: "Continuous, Group Leading Boundary"
        case .paging: "Paging"
        case .groupPaging: "Group Paging"
        case .groupPagingCentered: "Group Paging, Centered"
        }
    }
}
