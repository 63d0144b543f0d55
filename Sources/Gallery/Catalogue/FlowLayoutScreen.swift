import Diffable
import Foundation

/// A flow layout: lines that hold as many items as fit. The delegate gives each item a size of its own.
final class FlowLayoutScreen: Screen, CollectionViewDelegateFlowLayout {
    private var dataSource: CollectionViewDiffableDataSource<String, Fruit>!

    init() {
        let layout = CollectionViewFlowLayout()
        layout.sectionInset = EdgeInsets(top: 4, left: 0, bottom: 20, right: 0)
        layout.sectionInsetReference = .fromLayoutMargins
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        super.init(title: "Flow Layout", collectionView: CollectionView(collectionViewLayout: layout))
        collectionView.delegate = self

        let cell = CollectionView.CellRegistration<CollectionViewCell, Fruit> { cell, _, fruit in
            var content = ListContentConfiguration.cell()
            content.text = "\(fruit.emoji) \(fruit.name)"
            content.textProperties.alignment = .center
            content.textProperties.font = .systemFont(ofSize: 15)
            content.textProperties.numberOfLines = 1
            content.directionalLayoutMargins = .zero
            cell.contentConfiguration = content
            cell.backgroundColor = .secondarySystemFill
            cell.configurationUpdateHandler = { cell, state in
                let metrics = FontMetrics.default
                cell.layer.cornerRadius = metrics.scaledValue(for: 18, compatibleWith: state.traitCollection)
            }
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            var content = ListContentConfiguration.prominentInsetGroupedHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, fruit in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: fruit)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<String, Fruit>()
        snapshot.appendSections(["Fruit", "Vegetables"])
        snapshot.appendItems(Array(Fruit.all.prefix(17)), toSection: "Fruit")
        snapshot.appendItems(Array(Fruit.all.dropFirst(17)), toSection: "Vegetables")
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// As wide as the name is long.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let letters = dataSource.itemIdentifier(for: indexPath)?.name.count ?? 0
        let metrics = FontMetrics.default
        return CGSize(
            width: metrics.scaledValue(for: CGFloat(54 + 8 * letters)), height: metrics.scaledValue(for: 36))
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: FontMetrics.default.scaledValue(for: 44)) }
}
