import Diffable
import Foundation

/// Sections that scroll sideways, each in its own way: turn a wheel with the shift key, draw with a mouse or a finger,
/// or walk with the arrow keys. The last one doesn't, and goes on below.
final class OrthogonalScreen: Screen {
    typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior

    private var dataSource: CollectionViewDiffableDataSource<Behavior, City>!
    private static let behaviors: KeyValuePairs<Behavior, String> = [
        .continuous: "Continuous", .continuousGroupLeadingBoundary: "Continuous, Group Leading", .paging: "Paging",
        .groupPaging: "Group Paging", .groupPagingCentered: "Group Paging, Centered", .none: "None",
    ]

    init() {
        let layout = CollectionViewCompositionalLayout { Self.section(scrolling: Self.behaviors[$0].key, in: $1) }
        super.init(title: "Orthogonal Sections", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, City> { cell, _, city in
            var content = ListContentConfiguration.card()
            content.image = .emoji(city.flag)
            content.text = city.name
            content.secondaryText = city.country
            cell.contentConfiguration = content
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = ListContentConfiguration.prominentInsetGroupedHeader()
            content.text = Self.behaviors[indexPath.section].value
            content.textProperties.numberOfLines = 0
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, city in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: city)
        }
        dataSource.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) }
        var snapshot = DiffableDataSourceSnapshot<Behavior, City>()
        for (behavior, cities) in zip(Self.behaviors.map(\.key), City.byContinent) {
            snapshot.appendSections([behavior])
            snapshot.appendItems(cities)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func section(
        scrolling behavior: Behavior, in environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        // Half of the gap between two cards stands before the first one.
        let side = environment.catalogueMargin - 4
        // A page holds as many cards as fit, from margin to margin. In the middle, its neighbours look in at both
        // sides.
        let isPage = behavior == .paging || behavior == .groupPagingCentered
        // However large letters are, the next card looks in.
        let cardWidth = min(environment.scaled(220), environment.container.effectiveContentSize.width * 0.85)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: isPage ? .fractionalWidth(1) : .absolute(cardWidth),
                heightDimension: .absolute(environment.scaled(88))),
            repeatingSubitem: item, count: isPage ? environment.columns(ofWidth: 220) : 1)
        let section = CollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        if behavior == .paging { section.interGroupSpacing = 2 * side }
        section.contentInsets = DirectionalEdgeInsets(top: 0, leading: side, bottom: 12, trailing: side)
        let header = CollectionLayoutBoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
        header.contentInsets = DirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        section.boundarySupplementaryItems = [header]
        return section
    }
}
