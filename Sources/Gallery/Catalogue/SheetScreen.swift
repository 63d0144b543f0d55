import Diffable
import Foundation

/// A sheet of a height of its own, below which the list can be used: choose another planet, and the sheet follows.
/// Pulled up, it dims the list.
final class SheetScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, Planet>!

    init() {
        let list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "Sheets", collectionView: CollectionView(collectionViewLayout: layout))
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Planet> { cell, _, planet in
            var content = cell.defaultContentConfiguration()
            content.image = .swatch(planet.color)
            content.text = planet.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, planet in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: planet)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Planet>()
        snapshot.appendSections([0])
        snapshot.appendItems(Planet.all)
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.delegate = self
    }
}

extension SheetScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let planet = dataSource.itemIdentifier(for: indexPath) else { return }
        if let facts = presentedScreen as? PlanetScreen { return facts.show(planet) }
        let facts = PlanetScreen(planet)
        facts.onDismiss = { [weak collectionView] in
            for path in collectionView?.indexPathsForSelectedItems ?? [] {
                collectionView?.deselectItem(at: path, animated: true)
            }
        }
        let low = SheetPresentationController.Detent.Identifier("facts")
        facts.sheetPresentationController?.detents = [
            // As high as three rows below the bar, however large letters are.
            .custom(identifier: low) { context in
                let traits = context.containerTraitCollection
                return FontMetrics.default.scaledValue(for: 246, compatibleWith: traits)
            },
            .medium(),
        ]
        facts.sheetPresentationController?.largestUndimmedDetentIdentifier = low
        present(facts)
    }
}

/// What there is to know of a planet. The largest of its moons come in a sheet over this one.
private final class PlanetScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, [String]>!
    private var planet: Planet

    init(_ planet: Planet) {
        self.planet = planet
        let list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: planet.name, collectionView: CollectionView(collectionViewLayout: layout))
        let cell = CollectionView.CellRegistration<CollectionViewListCell, [String]> { [weak self] cell, path, fact in
            var content = ListContentConfiguration.valueCell()
            (content.text, content.secondaryText) = (fact[0], fact.dropFirst().first)
            cell.contentConfiguration = content
            cell.accessories = self?.leadsOn(at: path) == true ? [.disclosureIndicator()] : []
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, fact in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: fact)
        }
        collectionView.delegate = self
        show(planet)
    }

    func show(_ planet: Planet) {
        title = planet.name
        self.planet = planet
        var snapshot = DiffableDataSourceSnapshot<Int, [String]>()
        snapshot.appendSections([0])
        snapshot.appendItems([["From the Sun", "\(planet.distance) AU"], ["Moons", "\(planet.moons)"], [planet.note]])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func leadsOn(at indexPath: IndexPath) -> Bool { indexPath.item == 1 && planet.moons > 0 }
}

extension PlanetScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        leadsOn(at: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        present(MoonsScreen(of: planet))
    }
}

/// The largest moons of a planet.
private final class MoonsScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, String>!

    init(of planet: Planet) {
        let list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "Moons of \(planet.name)", collectionView: CollectionView(collectionViewLayout: layout))
        let cell = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, moon in
            var content = cell.defaultContentConfiguration()
            content.text = moon
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, moon in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: moon)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(planet.largestMoons)
        dataSource.apply(snapshot, animatingDifferences: false)
        sheetPresentationController?.detents = [.medium(), .large()]
    }
}
