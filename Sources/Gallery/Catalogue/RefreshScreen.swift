import Diffable
import Foundation

/// A list that is brought up to date: pull it down, press the button in the bar, or the keys that do the same.
final class RefreshScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, City>!
    private var arrivals = Array(City.byContinent[0].prefix(6))
    private var expected = City.byContinent.dropFirst().flatMap { $0.prefix(6) }

    init() {
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
        super.init(title: "Refresh", collectionView: CollectionView(collectionViewLayout: layout))
        let cell = CollectionView.CellRegistration<CollectionViewListCell, City> { cell, _, city in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(city.flag)
            content.text = city.name
            content.secondaryText = "from \(city.country)"
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, city in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: city)
        }

        let refresh = RefreshControl()
        refresh.attributedTitle = NSAttributedString(string: "Asking the tower")
        refresh.addAction(Action { [weak self] _ in self?.fetch() }, for: .valueChanged)
        collectionView.refreshControl = refresh
        show(isAnimated: false)
    }

    /// What a network would take its time for.
    private func fetch() {
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(0.8))
            self?.land(3)
            self?.collectionView.refreshControl?.endRefreshing()
        }
    }

    private func land(_ count: Int) {
        arrivals.insert(contentsOf: expected.prefix(count).reversed(), at: 0)
        expected = Array(expected.dropFirst(count))
        show(isAnimated: true)
    }

    private func show(isAnimated: Bool) {
        var snapshot = DiffableDataSourceSnapshot<Int, City>()
        snapshot.appendSections([0])
        snapshot.appendItems(arrivals)
        dataSource.apply(snapshot, animatingDifferences: isAnimated)
        status = "\(arrivals.count) arrivals"
    }
}
