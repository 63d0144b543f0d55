import Diffable

/// A layout for each section: a list, five columns, three columns, or two where there is little room. The section
/// provider is asked for each by its index, and again whenever the width changes.
final class DistinctSectionsScreen: Screen {
    private enum Section: Int, CaseIterable {
        case stops, dishes, sights

        func columns(in width: Double) -> Int {
            switch self {
            case .stops: 1
            case .dishes: 5
            case .sights: width < 400 ? 1 : width < 560 ? 2 : 3
            }
        }
    }

    private var dataSource: CollectionViewDiffableDataSource<Section, Spot>!

    init() {
        let layout = CollectionViewCompositionalLayout { index, environment in
            Section(rawValue: index).map {
                Self.layout(of: $0, in: environment)
            }
        }
        super.init(title: "Distinct Sections", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, Spot> { cell, indexPath, spot in
            var content = ListContentConfiguration.card()
            content.image = .emoji(spot.emoji)
            if Section(rawValue: indexPath.section) == .dishes {
                content.accessibilityLabel = spot.name
            } else {
                content.text = spot.name
                content.secondaryText = spot.note
            }
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, spot in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: spot)
        }
        var snapshot = DiffableDataSourceSnapshot<Section, Spot>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Spot.stops, toSection: .stops)
        snapshot.appendItems(Spot.dishes, toSection: .dishes)
        snapshot.appendItems(Spot.sights, toSection: .sights)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func layout(
        of section: Section, in environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        // Large letters have a second line for a long name, and so has a stop in a narrow window.
        let scale = environment.traitCollection.textScale
        let width = environment.container.effectiveContentSize.width
        let hasTwoLines = scale >= 1.4 || section == .stops && width < 340
        let cardHeight = environment.scaled(hasTwoLines ? 92 : 76)
        let height: CollectionLayoutDimension = section == .dishes ? .fractionalWidth(0.2) : .absolute(cardHeight)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            repeatingSubitem: item, count: section.columns(in: width / scale))
        let layout = CollectionLayoutSection(group: group)
        let side = environment.catalogueMargin - 4
        layout.contentInsets = DirectionalEdgeInsets(top: 0, leading: side, bottom: 20, trailing: side)
        if section == .stops { layout.contentInsets.top = 8 }
        return layout
    }
}
