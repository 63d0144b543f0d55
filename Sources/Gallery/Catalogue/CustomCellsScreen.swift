import Diffable

/// A cell of one's own: it is told what to show, and looks another way while it is selected. Tap the rows.
final class CustomCellsScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, Planet>!

    override var followsReadableWidth: Bool { true }

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.showsSeparators = false
            let section = CollectionLayoutSection.list(using: list, layoutEnvironment: environment)
            // The first cell's background keeps three points from its top.
            section.contentInsets.top = 9
            return section
        }
        super.init(title: "Custom Cells", collectionView: CollectionView(collectionViewLayout: layout))
        collectionView.allowsMultipleSelection = true

        let cell = CollectionView.CellRegistration<PlanetCell, Planet> { cell, _, planet in cell.planet = planet }
        dataSource = .init(collectionView: collectionView) { view, indexPath, planet in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: planet)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Planet>()
        snapshot.appendSections([0])
        snapshot.appendItems(Planet.all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

/// A planet: its disc, its distance as a bar, and what is known of it while it is selected.
private final class PlanetCell: CollectionViewListCell {
    var planet: Planet? { didSet { setNeedsUpdateConfiguration() } }

    override func updateConfiguration(using state: CellConfigurationState) {
        guard let planet else { return }
        var content = defaultContentConfiguration()
        content.image = .swatch(planet.color)
        content.text = planet.name
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = state.isSelected ? planet.note : planet.moonsText
        content.secondaryTextProperties.numberOfLines = 0
        contentConfiguration = content

        var background = BackgroundConfiguration.listCell()
        background.cornerRadius = 14
        background.backgroundInsets = DirectionalEdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 0)
        background.backgroundColor = .secondarySystemGroupedBackground
        background.strokeColor = state.isSelected ? planet.color : .separator
        background.strokeWidth = state.isSelected ? 2 : 1
        backgroundConfiguration = background

        let bar = AccessoryView.progress(planet.distance / Planet.farthest, label: "\(planet.name): distance")
        accessories = [
            .label(text: "\(planet.distance) AU", options: .init(reservedLayoutWidth: .custom(64))),
            .customView(configuration: .init(customView: bar, placement: .trailing(), tintColor: planet.color)),
        ]
    }
}
