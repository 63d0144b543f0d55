import Diffable
import Foundation

/// A small title, a field to search by, a button with a picture that opens a menu, and a button with one in each row.
final class BarAndMenusScreen: Screen, SearchResultsUpdating {
    private let orders: KeyValuePairs<String, (Planet, Planet) -> Bool> = [
        "Distance": { $0.distance < $1.distance }, "Name": { $0.name < $1.name }, "Moons": { $0.moons > $1.moons },
    ]
    private lazy var isBefore = orders[0].value
    private var dataSource: CollectionViewDiffableDataSource<Int, Planet>!
    private var plans: [Planet: String] = [:]
    private var searched: String { navigationItem.searchController?.searchBar.text ?? "" }

    init() {
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
        super.init(title: "Bar and Menus", collectionView: CollectionView(collectionViewLayout: layout))
        let search = SearchController()
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Planets"
        let more = BarButtonItem(image: Image(systemName: "ellipsis"), menu: makeMenu())
        more.accessibilityLabel = "View Options"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.searchController = search
        navigationItem.rightBarButtonItem = more
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Planet> { [unowned self] cell, _, planet in
            var content = cell.defaultContentConfiguration()
            content.image = .swatch(planet.color)
            (content.text, content.secondaryText) = (planet.name, planet.note)
            if let marked = planet.name.marked(searched) { content.attributedText = marked }
            cell.contentConfiguration = content
            cell.accessories = [.customView(configuration: .init(customView: button(planet), placement: .trailing()))]
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, planet in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: planet)
        }
        show()
    }

    private func makeMenu() -> Menu {
        let sorting = orders.enumerated().map { index, order in
            Action(title: order.key, state: index == 0 ? .on : .off) { [weak self] _ in
                self?.isBefore = order.value
                self?.show()
            }
        }
        let stay = Action(title: "Stay at Home", attributes: .destructive) { [weak self] _ in
            self?.plans = [:]
            self?.show()
        }
        return Menu(children: [Menu(title: "Sort By", options: .singleSelection, children: sorting), stay])
    }

    /// A button that is called as what was chosen from it.
    private func button(_ planet: Planet) -> ButtonView {
        let choices = ["Never", "Some Day", "Soon"].map { plan in
            Action(title: plan, state: plan == plans[planet, default: "Never"] ? .on : .off) { [weak self] _ in
                self?.plans[planet] = plan
            }
        }
        let button = ButtonView(type: .system)
        button.accessibilityLabel = "Visit \(planet.name)"
        button.menu = Menu(options: .singleSelection, children: choices)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    func updateSearchResults(for searchController: SearchController) { show() }

    private func show() {
        let planets = Planet.all.filter { $0.name.holds(searched) }
        var snapshot = DiffableDataSourceSnapshot(sections: [(0, planets.sorted(by: isBefore))])
        snapshot.reconfigureItems(planets)
        dataSource.apply(snapshot)
        status = planets.count == 1 ? "1 planet" : "\(planets.count) planets"
        contentUnavailableConfiguration = planets.isEmpty ? .nothingFound(on: self, showAll: "Show All Planets") : nil
    }
}
