import Diffable
import Foundation

/// A toolbar, menus whose elements come once they are asked for, and a field that the program moves the focus to.
final class ToolbarScreen: Screen, SearchBarDelegate, SearchResultsUpdating, CollectionViewDelegate {
    private var dataSource: CollectionViewDiffableDataSource<Int, Planet>!
    private var isBackwards = false
    private let moons = BarButtonItem(title: "Moons", menu: Menu(children: [makeMoons(of: Planet.all[4])]))
    private var searchBar: SearchBar? { navigationItem.searchController?.searchBar }

    init() {
        let layout = CollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        super.init(title: "Toolbar", collectionView: CollectionView(collectionViewLayout: layout))
        let search = SearchController()
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Planets"
        search.searchBar.showsCancelButton = true
        navigationItem.searchController = search
        toolbarItems = [
            BarButtonItem(title: "Turn Round", primaryAction: Action { [weak self] _ in self?.turnRound() }),
            .flexibleSpace(),
            moons,
            .flexibleSpace(),
            BarButtonItem(title: "Find", primaryAction: Action { _ in search.searchBar.becomeFirstResponder() }),
        ]
        navigationController?.setToolbarHidden(false, animated: false)
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Planet> { cell, _, planet in
            var content = cell.defaultContentConfiguration()
            content.image = .swatch(planet.color)
            content.text = planet.name
            content.secondaryText = planet.moonsText
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, planet in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: planet)
        }
        collectionView.delegate = self
        show()
    }

    /// The names of some moons, as if they were asked of a server.
    private static func makeMoons(of planet: Planet) -> DeferredMenuElement {
        DeferredMenuElement { completion in
            Task {
                try? await Task.sleep(for: .milliseconds(1200))
                let names = ["Mars": ["Phobos", "Deimos"], "Jupiter": ["Io", "Europa", "Callisto"]]
                completion((names[planet.name] ?? ["Names Unknown"]).map { Action(title: $0) { _ in } })
            }
        }
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let planet = indexPaths.first.flatMap({ dataSource.itemIdentifier(for: $0) }) else { return nil }
        return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [Self.makeMoons(of: planet)]) })
    }

    private func turnRound() {
        isBackwards.toggle()
        moons.menu = Menu(children: [Self.makeMoons(of: Planet.all[4])])
        show()
    }

    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { searchBar.resignFirstResponder() }

    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { present(Toast("Search left")) }

    func updateSearchResults(for searchController: SearchController) { show() }

    private func show() {
        let text = searchBar?.text ?? ""
        let planets = Planet.all.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
        var snapshot = DiffableDataSourceSnapshot<Int, Planet>()
        snapshot.appendSections([0])
        snapshot.appendItems(isBackwards ? planets.reversed() : planets)
        dataSource.apply(snapshot)
    }
}
