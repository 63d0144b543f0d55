import UIKitNames

/// Code of the shape that the second talk and Apple's sample show for reordering, written for UIKit's names.
@MainActor
final class CoursesViewController {
    enum Section: Int, Hashable, CaseIterable {
        case starters, mains, sweets
    }

    typealias Item = String

    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    var backingStore: [Item] = []
    lazy var initialBackingStore: [Section: [Item]] = [
        .starters: ["soup", "salad", "bread"], .mains: ["fish", "pie"], .sweets: ["cake"],
    ]
    lazy var sectionStore: [Section: [Item]] = initialBackingStore

    func viewDidLoad() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        configureDataSource()
        applyInitialSnapshots()
        backingStore = dataSource.snapshot().itemIdentifiers
    }

    func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.valueCell()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .reorder(displayed: .always)]
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            (collectionView, indexPath, item) -> UICollectionViewCell? in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
        }
        dataSource.reorderingHandlers.canReorderItem = { item in return true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self = self else { return }
            if let updatedBackingStore = self.backingStore.applying(transaction.difference) {
                self.backingStore = updatedBackingStore
            }
            for sectionTransaction in transaction.sectionTransactions {
                let sectionIdentifier = sectionTransaction.sectionIdentifier
                self.sectionStore[sectionIdentifier] = sectionTransaction.finalSnapshot.items
            }
            self.note(transaction)
        }
    }

    var counts: [Int] = []

    func note(_ transaction: NSDiffableDataSourceTransaction<Section, Item>) {
        let sections: [NSDiffableDataSourceSectionTransaction<Section, Item>] = transaction.sectionTransactions
        counts.append(sections.count)
    }

    func applyInitialSnapshots() {
        for section in Section.allCases {
            guard let items = initialBackingStore[section] else { continue }
            var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
            snapshot.append(items)
            dataSource.apply(snapshot, to: section, animatingDifferences: false)
        }
    }

    func handleLongPress(began indexPath: IndexPath, moved location: CGPoint) {
        guard collectionView.beginInteractiveMovementForItem(at: indexPath) else { return }
        collectionView.updateInteractiveMovementTargetPosition(location)
        collectionView.endInteractiveMovement()
    }

    func place(of indexPath: IndexPath) -> CGPoint? {
        let attributes: UICollectionViewLayoutAttributes? = collectionView.layoutAttributesForItem(at: indexPath)
        return attributes?.center
    }
}
