import Diffable

/// The five looks of lists, and the three things that can stand at the head of their sections.
final class ListAppearancesScreen: Screen {
    private typealias Configuration = CollectionLayoutListConfiguration

    private var dataSource: CollectionViewDiffableDataSource<Park.Country, ParkRow>!
    private static let appearances: [(String, Configuration.Appearance)] = [
        ("Plain", .plain), ("Grouped", .grouped), ("Inset", .insetGrouped), ("Sidebar", .sidebar),
        ("Sidebar Plain", .sidebarPlain),
    ]
    private let appearance = SegmentedControl(label: "Appearance", segments: appearances.map(\.0), selectedIndex: 2)
    private let heads = SegmentedControl(
        label: "Headers", segments: ["None", "Header", "First Item"], selectedIndex: 1)

    init() {
        super.init(title: "List Appearances", collectionView: CollectionView())
        let cell = CollectionView.CellRegistration<CollectionViewListCell, ParkRow> { cell, _, row in
            var content: ListContentConfiguration
            switch row {
            case .head(let country):
                content = .header()
                content.text = country.rawValue
            case .park(let park):
                content = cell.defaultContentConfiguration()
                content.image = .emoji(park.emoji)
                content.text = park.name
                // At large text sizes the longest word is wider than a narrow telephone.
                content.textProperties.adjustsFontSizeToFitWidth = true
                content.textProperties.minimumScaleFactor = 0.7
            }
            cell.contentConfiguration = content
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = Park.Country.allCases[indexPath.section].rawValue
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, row in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: row)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        controls = [appearance, heads]
        appearance.onChange = { [weak self] _ in self?.showLook() }
        heads.onChange = { [weak self] _ in self?.showLook() }
        appearance.restorationIdentifier = "appearance"
        heads.restorationIdentifier = "headers"
        showLook()
    }

    private func showLook() {
        var list = Configuration(appearance: Self.appearances[appearance.selectedIndex].1)
        list.headerMode = [.none, .supplementary, .firstItemInSection][heads.selectedIndex]
        collectionView.setCollectionViewLayout(CollectionViewCompositionalLayout.list(using: list), animated: false)
        var snapshot = DiffableDataSourceSnapshot<Park.Country, ParkRow>()
        for country in Park.Country.allCases {
            snapshot.appendSections([country])
            if list.headerMode == .firstItemInSection { snapshot.appendItems([.head(country)]) }
            snapshot.appendItems(country.parks.map { .park($0) })
        }
        dataSource.applySnapshotUsingReloadData(snapshot)
    }
}

private enum ParkRow: Hashable {
    case head(Park.Country)
    case park(Park)
}
