import Diffable
import Foundation

/// What there is to know of a planet. The largest of its moons come in a sheet over this one.
final class PlanetScreen: Screen {
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
        restorationStyle = .sheet
        show(planet)
    }

    func show(_ planet: Planet) {
        (title, restorationIdentifier) = (planet.name, planet.name)
        self.planet = planet
        var snapshot = DiffableDataSourceSnapshot<Int, [String]>()
        snapshot.appendSections([0])
        snapshot.appendItems([["From the Sun", "\(planet.distance) AU"], ["Moons", "\(planet.moons)"], [planet.note]])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func screen(at component: String) -> Screen? {
        component == MoonsScreen.component && planet.moons > 0 ? MoonsScreen(of: planet) : nil
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
