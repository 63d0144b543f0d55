import Diffable
import Foundation

/// A toolbar, menus whose elements come once they are asked for, and a field that the program moves the focus to.
final class ToolbarScreen: Screen, SearchBarDelegate, SearchResultsUpdating, CollectionViewDelegate {
    private var dataSource: CollectionViewDiffableDataSource<Int, Planet>!
    private var isBackwards = false
    private lazy var moons = BarButtonItem(title: "Moons", menu: Menu(children: [makeMoons(of: Planet.all[4])]))
    private var searched: String { navigationItem.searchController?.searchBar.text ?? "" }

    init() {
        let layout = CollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        super.init(title: "Toolbar", collectionView: CollectionView(collectionViewLayout: layout))
        let search = SearchController()
        (search.searchResultsUpdater, search.searchBar.delegate) = (self, self)
        (search.searchBar.placeholder, search.searchBar.showsCancelButton) = ("Planets", true)
        (navigationItem.searchController, collectionView.delegate) = (search, self)
        let turn = BarButtonItem(title: "Turn Round", primaryAction: Action { [weak self] _ in self?.turnRound() })
        let find = BarButtonItem(title: "Find", primaryAction: Action { _ in search.searchBar.becomeFirstResponder() })
        toolbarItems = [turn, .flexibleSpace(), moons, .flexibleSpace(), find]
        navigationController?.setToolbarHidden(false, animated: false)
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Planet> { [unowned self] cell, _, planet in
            var content = cell.defaultContentConfiguration()
            content.image = .swatch(planet.color)
            (content.text, content.secondaryText) = (planet.name, planet.moonsText)
            if let marked = planet.name.marked(searched) { content.attributedText = marked }
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, planet in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: planet)
        }
        show()
    }

    /// The names of some moons, as if they were asked of a server.
    private func makeMoons(of planet: Planet) -> DeferredMenuElement {
        DeferredMenuElement { [weak self] completion in
            Task {
                try? await Task.sleep(for: .milliseconds(1200))
                completion(
                    planet.largestMoons.map { moon in
                        Action(title: moon) { [weak self] _ in self?.present(Toast("\(moon), moon of \(planet.name)")) }
                    })
            }
        }
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let planet = indexPaths.first.flatMap(dataSource.itemIdentifier), planet.moons > 0 else { return nil }
        return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [self.makeMoons(of: planet)]) })
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        dataSource.itemIdentifier(for: indexPath).map { present(PlanetScreen($0)) }
    }

    override func screen(at component: String) -> Screen? { Planet.named(component).map(PlanetScreen.init) }

    private func turnRound() {
        isBackwards.toggle()
        moons.menu = Menu(children: [makeMoons(of: Planet.all[4])])
        show()
    }

    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { searchBar.resignFirstResponder() }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { present(Toast("Search left")) }
    func updateSearchResults(for searchController: SearchController) { show() }

    private func show() {
        let planets = Planet.all.filter { $0.name.holds(searched) }
        var snapshot = DiffableDataSourceSnapshot(sections: [(0, isBackwards ? planets.reversed() : planets)])
        snapshot.reconfigureItems(planets)
        dataSource.apply(snapshot)
        status = planets.count == 1 ? "1 planet" : "\(planets.count) planets"
        contentUnavailableConfiguration = planets.isEmpty ? .nothingFound(on: self, showAll: "Show All Planets") : nil
    }
}
