import Diffable
import Foundation

/// Sections that scroll sideways, each in its own way: turn a wheel with the shift key, draw with a mouse or a finger,
/// or walk with the arrow keys. The last one goes on below.
final class OrthogonalScreen: Screen {
    /// The ways, and how large cards are that go so: a width up to 1 is a share of the room.
    private static let ways: [(CollectionLayoutSectionOrthogonalScrollingBehavior, String, CGSize)] = [
        (.continuous, "Continuous", CGSize(width: 128, height: 120)),
        (.continuousGroupLeadingBoundary, "Continuous, Group Leading", CGSize(width: 228, height: 96)),
        (.paging, "Paging", CGSize(width: 1, height: 208)),
        (.groupPaging, "Group Paging", CGSize(width: 164, height: 208)),
        (.groupPagingCentered, "Group Paging, Centered", CGSize(width: 0.8, height: 208)),
        (.none, "None", CGSize(width: 1, height: 80)),
    ]

    private var dataSource: CollectionViewDiffableDataSource<String, City>!

    init() {
        let layout = CollectionViewCompositionalLayout { Self.section($0, in: $1) }
        super.init(title: "Orthogonal Sections", collectionView: CollectionView(collectionViewLayout: layout))
        let cell = CollectionView.CellRegistration<CollectionViewCell, City> { cell, indexPath, city in
            let (behavior, _, size) = Self.ways[indexPath.section]
            cell.configurationUpdateHandler = { cell, state in
                var content = ListContentConfiguration.card()
                (content.text, content.secondaryText) = (city.name, city.country)
                if behavior == .none { content.image = .emoji(city.flag) }
                cell.backgroundConfiguration = behavior == .none ? nil : CityPicture.background(of: city)
                if behavior != .none {
                    (content.textProperties.color, content.secondaryTextProperties.color) = (.white, .white)
                    content.directionalLayoutMargins.top = (size.height - 56) * state.traitCollection.textScale
                }
                cell.contentConfiguration = content
            }
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = ListContentConfiguration.prominentInsetGroupedHeader()
            (content.text, content.textProperties.numberOfLines) = (Self.ways[indexPath.section].1, 0)
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, city in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: city)
        }
        dataSource.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) }
        var snapshot = DiffableDataSourceSnapshot<String, City>()
        for (way, cities) in zip(Self.ways, City.byContinent) {
            snapshot.appendSections([way.1])
            snapshot.appendItems(cities)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func section(_ index: Int, in room: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let (behavior, _, size) = ways[index]
        let item = CollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        // However large letters are, the next card looks in.
        let width = min(room.scaled(size.width), room.container.effectiveContentSize.width * 0.85)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: size.width <= 1 ? .fractionalWidth(size.width) : .absolute(width),
                heightDimension: .absolute(room.scaled(size.height))),
            subitems: [item])
        let section = CollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        // Half of the gap between two cards stands before the first one.
        let side = room.catalogueMargin - 4
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
