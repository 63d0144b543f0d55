import Diffable

/// Mountain Search, the first demo of WWDC19 session 220: each typed letter filters a grid of mountains.
@MainActor final class MountainsScreen: Screen {
    enum Section {
        case main
    }

    let mountainsController = MountainsController()
    let searchField = SearchField(label: "Search mountains", prompt: "Search")
    let orderControl = SegmentedControl(label: "Sort by", segments: ["Height", "Name"])
    var dataSource: CollectionViewDiffableDataSource<Section, Mountain>!

    init() {
        let view = CollectionView(collectionViewLayout: Self.makeLayout())
        super.init(title: "Mountain Search", collectionView: view)
        configureControls()
        configureDataSource()
        performQuery()
    }

    func configureControls() {
        searchField.onChange = { [weak self] _ in self?.performQuery() }
        orderControl.onChange = { [weak self] _ in self?.performQuery() }
        controls = [searchField, orderControl]
    }

    func configureDataSource() {
        let registration = CollectionView.CellRegistration<ListCell, Mountain> { cell, _, mountain in
            cell.contentConfiguration = mountain.content
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, mountain in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: mountain)
        }
    }

    func performQuery() {
        let order = MountainsController.Order(rawValue: orderControl.selectedIndex) ?? .height
        let mountains = mountainsController.filteredMountains(with: searchField.text, sortedBy: order)

        var snapshot = DiffableDataSourceSnapshot<Section, Mountain>()
        snapshot.appendSections([.main])
        snapshot.appendItems(mountains)
        dataSource.apply(snapshot, animatingDifferences: true)

        status = mountains.count == 1 ? "1 mountain" : "\(mountains.count) mountains"
    }

    /// As many columns as there is room for.
    static func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            let columns = max(1, Int(width / 320))
            let itemSize = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            let groupSize = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72))
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: groupSize, repeatingSubitem: CollectionLayoutItem(layoutSize: itemSize), count: columns)
            group.interItemSpacing = .fixed(12)
            let section = CollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            section.contentInsets = DirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
            return section
        }
    }
}
