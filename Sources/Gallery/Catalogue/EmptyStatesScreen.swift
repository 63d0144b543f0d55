import Diffable

/// A list without rows says why, and what to do: while it is empty, on its way, or failed.
final class EmptyStatesScreen: Screen {
    private enum State: String, CaseIterable {
        case empty = "Empty"
        case loading = "Loading"
        case failed = "Failed"
        case search = "Search"
        case rows = "Rows"
    }

    private var dataSource: CollectionViewDiffableDataSource<Int, Planet>!
    private let state = SegmentedControl(label: "State", segments: State.allCases.map(\.rawValue))

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
        state.onChange = { [weak self] in self?.show(State.allCases[$0]) }
        state.restorationIdentifier = "state"
        controls = [state]
        show(.empty)
    }

    private func show(_ state: State) {
        contentUnavailableConfiguration = configuration(of: state)
        var snapshot = DiffableDataSourceSnapshot<Int, Planet>()
        snapshot.appendSections([0])
        if state == .rows { snapshot.appendItems(Planet.all) }
        dataSource.apply(snapshot)
    }

    private func configuration(of state: State) -> ContentUnavailableConfiguration? {
        var configuration = ContentUnavailableConfiguration.empty()
        switch state {
        case .empty:
            configuration.emoji = "🪐"
            configuration.text = "No Planets"
            configuration.secondaryText = "Planets that you discover are listed here."
            configuration.button = .init(title: "Discover Planets") { [weak self] in self?.discover() }
        case .loading: configuration = .loading()
        case .failed:
            configuration.emoji = "🔭"
            configuration.text = "The Telescope Does Not Answer"
            configuration.secondaryText = "It may be cloudy up there."
            configuration.isFailure = true
            configuration.button = .init(title: "Try Again") { [weak self] in self?.discover() }
        case .search: configuration = .search(for: "Vulcan")
        case .rows: return nil
        }
        return configuration
    }

    private func discover() {
        state.select(State.allCases.count - 1)
        show(.rows)
    }
}
