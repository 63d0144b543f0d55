import UIKitNames

/// Code of the shape that the first talk shows for its sorting screen: rows of swatches, each row a section.
@MainActor
final class SortViewController {
    final class Row: Hashable, Sendable {
        let identifier = UUID()
        let start: [Swatch]

        init(_ hues: [Int]) {
            start = hues.map { Swatch(hue: $0) }
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
        }

        static func == (left: Row, right: Row) -> Bool {
            left.identifier == right.identifier
        }
    }

    struct Swatch: Hashable {
        let hue: Int
        let identifier = UUID()
    }

    let collectionView: UICollectionView
    var dataSource: UICollectionViewDiffableDataSource<Row, Swatch>! = nil

    init(rows: [Row]) {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(16), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
            subitems: [item])
        collectionView = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Swatch> { cell, _, swatch in
            cell.backgroundColor = UIColor(hue: Double(swatch.hue) / 360, saturation: 1, brightness: 1, alpha: 1)
        }
        dataSource = UICollectionViewDiffableDataSource<Row, Swatch>(collectionView: collectionView) {
            collectionView, indexPath, swatch in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: swatch)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Row, Swatch>()
        for row in rows {
            snapshot.appendSections([row])
            snapshot.appendItems(row.start)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// Does one step of an insertion sort in every row that needs one, and says whether any did.
    @discardableResult
    func performSortStep() -> Bool {
        var snapshot = dataSource.snapshot()
        var isSorted = true
        for section in snapshot.sectionIdentifiers {
            let items = snapshot.itemIdentifiers(inSection: section)
            guard let place = items.indices.dropFirst().first(where: { items[$0].hue < items[$0 - 1].hue }) else {
                continue
            }
            isSorted = false
            let target = items.firstIndex { $0.hue > items[place].hue }!
            snapshot.moveItem(items[place], beforeItem: items[target])
        }
        if !isSorted {
            dataSource.apply(snapshot)
        }
        return !isSorted
    }
}
