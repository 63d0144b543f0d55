import UIKitNames

/// Code of the shape that the second talk shows for outlines, written for UIKit's names.
@MainActor
final class BirdsViewController {
    enum Section: Int, Hashable, CaseIterable {
        case seen, families, all
    }

    struct Item: Hashable {
        let title: String?
        let bird: String?
        let hasChildren: Bool
        let identifier = UUID()

        init(title: String? = nil, bird: String? = nil, hasChildren: Bool = false) {
            self.title = title
            self.bird = bird
            self.hasChildren = hasChildren
        }
    }

    let families = ["Owls": ["Barn owl", "Tawny owl"], "Woodpeckers": ["Green woodpecker"]]
    var seen: Set<Item> = []
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    func viewDidLoad() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
        configureDataSource()
        applyInitialSnapshots()
    }

    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout {
            (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            guard let sectionKind = Section(rawValue: sectionIndex) else { return nil }
            let appearance: UICollectionLayoutListConfiguration.Appearance =
                sectionKind == .families ? .sidebar : .insetGrouped
            let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
        }
    }

    func configureDataSource() {
        let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            (cell, indexPath, title) in
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] (cell, indexPath, bird) in
            guard let self, let item = self.dataSource.itemIdentifier(for: indexPath) else { return }
            var content = UIListContentConfiguration.valueCell()
            content.text = bird
            content.secondaryText = self.seen.contains(item) ? "seen" : nil
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            (collectionView, indexPath, item) -> UICollectionViewCell? in
            if item.hasChildren {
                return collectionView.dequeueConfiguredReusableCell(
                    using: headerRegistration, for: indexPath, item: item.title!)
            }
            return collectionView.dequeueConfiguredReusableCell(
                using: rowRegistration, for: indexPath, item: item.bird!)
        }
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = { item in item.title != "Owls" }
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, currentChildSnapshot in
            guard currentChildSnapshot.items.isEmpty else { return currentChildSnapshot }
            var children = NSDiffableDataSourceSectionSnapshot<Item>()
            children.append([Item(bird: "none yet")])
            return children
        }
    }

    func applyInitialSnapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)

        let birds = families.values.flatMap { $0 }.sorted().map { Item(bird: $0) }
        var seenSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
        seenSnapshot.append(Array(birds.prefix(1)))
        seen = Set(birds.prefix(1))
        var allSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
        var outlineSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
        for family in families.keys.sorted() {
            let rootItem = Item(title: family, hasChildren: true)
            outlineSnapshot.append([rootItem])
            outlineSnapshot.append(families[family]!.map { Item(bird: $0) }, to: rootItem)
        }
        allSnapshot.append(Array(birds.dropFirst()))

        dataSource.apply(seenSnapshot, to: .seen, animatingDifferences: false)
        dataSource.apply(outlineSnapshot, to: .families, animatingDifferences: false)
        dataSource.apply(allSnapshot, to: .all, animatingDifferences: false)
    }

    /// Opens every family, and keeps what was open.
    func expandAll() {
        var snapshot = dataSource.snapshot(for: .families)
        snapshot.expand(snapshot.rootItems.filter { !snapshot.isExpanded($0) })
        dataSource.apply(snapshot, to: .families, animatingDifferences: true) { [weak self] in
            self?.collectionView.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: true)
        }
    }
}
