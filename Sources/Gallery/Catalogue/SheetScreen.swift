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

    override func path(ofItemAt indexPath: IndexPath) -> [String]? {
        dataSource.itemIdentifier(for: indexPath).map { [$0.name] }
    }

    override func screen(at component: String) -> Screen? {
        guard let planet = Planet.named(component) else { return nil }
        collectionView.selectItem(at: dataSource.indexPath(for: planet), animated: false)
        return facts(of: planet)
    }

    override func restore(_ state: [String: String]) {
        super.restore(state)
        // The browser's Back closed the sheet.
        if presentedScreen == nil { deselect() }
    }

    private func deselect() {
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: true)
        }
    }

    private func facts(of planet: Planet) -> Screen {
        let facts = PlanetScreen(planet)
        facts.onDismiss = { [weak self] in self?.deselect() }
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
        return facts
    }
}

extension SheetScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let planet = dataSource.itemIdentifier(for: indexPath) else { return }
        guard let facts = presentedScreen as? PlanetScreen else { return present(facts(of: planet)) }
        facts.show(planet)
    }
}
