import Diffable

/// A list without rows says why, and what to do: while it is empty, on its way, or failed.
final class EmptyStatesScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, Planet>!
    private let state = SegmentedControl(
        label: "State", segments: ["Empty", "Loading", "Failed", "Search", "Rows"])

    init() {
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
        super.init(title: "Empty States", collectionView: CollectionView(collectionViewLayout: layout))
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Planet> { cell, _, planet in
            var content = cell.defaultContentConfiguration()
            content.image = .swatch(planet.color)
            content.text = planet.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, planet in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: planet)
        }
        state.onChange = { [weak self] _ in self?.showState() }
        state.restorationIdentifier = "state"
        controls = [state]
        showState()
    }

    private func showState() {
        contentUnavailableConfiguration = configuration(of: state.selectedIndex)
        var snapshot = DiffableDataSourceSnapshot<Int, Planet>()
        snapshot.appendSections([0])
        if contentUnavailableConfiguration == nil { snapshot.appendItems(Planet.all) }
        dataSource.apply(snapshot)
    }

    private func configuration(of index: Int) -> ContentUnavailableConfiguration? {
        var configuration: ContentUnavailableConfiguration
        switch index {
        case 0:
            configuration = .empty()
            configuration.emoji = "🪐"
            configuration.text = "No Planets"
            configuration.secondaryText = "Planets that you discover are listed here."
            configuration.button = .init(title: "Discover Planets") { [weak self] in self?.discover() }
        case 1: configuration = .loading()
        case 2:
            configuration = .empty()
            configuration.emoji = "🔭"
            configuration.text = "The Telescope Does Not Answer"
            configuration.secondaryText = "It may be cloudy up there."
            configuration.isFailure = true
            configuration.button = .init(title: "Try Again") { [weak self] in self?.discover() }
        case 3: configuration = .search(for: "Vulcan")
        default: return nil
        }
        return configuration
    }

    private func discover() {
        state.select(4)
        showState()
    }
}
