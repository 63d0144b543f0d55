import UIKitNames

/// Code of the shape that the first talk shows for its search screen, written for UIKit's names.
@MainActor
final class PeaksViewController {
    enum Section: CaseIterable {
        case main
    }

    struct Peak: Hashable {
        let name: String
        let height: Int
        let identifier = UUID()

        func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
        }

        static func == (left: Peak, right: Peak) -> Bool {
            left.identifier == right.identifier
        }

        func contains(_ filter: String?) -> Bool {
            guard let filter, !filter.isEmpty else { return true }
            return name.lowercased().contains(filter.lowercased())
        }
    }

    let peaks = [
        Peak(name: "Everest", height: 8849), Peak(name: "K2", height: 8611), Peak(name: "Elbrus", height: 5642),
        Peak(name: "Denali", height: 6190), Peak(name: "Mont Blanc", height: 4806),
    ]
    var peaksCollectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, Peak>!

    func viewDidLoad() {
        configureHierarchy()
        configureDataSource()
        performQuery(with: nil)
    }

    func configureHierarchy() {
        peaksCollectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
    }

    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
            let columns = layoutEnvironment.container.effectiveContentSize.width > 800 ? 3 : 2
            let itemSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)
            let groupSize = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(32))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: groupSize, repeatingSubitem: item, count: columns)
            group.interItemSpacing = .fixed(10)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            return section
        }
    }

    func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Peak> {
            (cell, indexPath, peak) in
            var content = cell.defaultContentConfiguration()
            content.text = peak.name
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Peak>(collectionView: peaksCollectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, identifier: Peak) -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(
                using: cellRegistration, for: indexPath, item: identifier)
        }
    }

    func performQuery(with filter: String?) {
        let found = peaks.filter { $0.contains(filter) }.sorted { $0.name < $1.name }

        var snapshot = NSDiffableDataSourceSnapshot<Section, Peak>()
        snapshot.appendSections([.main])
        snapshot.appendItems(found)
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}
