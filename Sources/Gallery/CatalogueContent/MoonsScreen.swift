import Diffable
import Foundation

/// The largest moons of a planet.
final class MoonsScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, String>!

    /// What stands for the sheet in addresses.
    static let component = "moons"

    init(of planet: Planet) {
        let list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "Moons of \(planet.name)", collectionView: CollectionView(collectionViewLayout: layout))
        collectionView.delegate = FadingSelection.shared
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
        restorationIdentifier = Self.component
        restorationStyle = .sheet
    }
}
