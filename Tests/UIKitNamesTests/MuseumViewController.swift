import UIKitNames

/// Layouts of the shapes that Apple's sample shows, each a scene of its own: badges, nested groups, backgrounds with
/// pinned headers, and lanes with a mark for the page one is at.
final class MuseumViewController: UICollectionViewController {
    enum Scene: CaseIterable {
        case badges, nested, halls, lanes
    }

    struct Exhibit: Hashable, Sendable {
        let hall: Int
        let number: Int
    }

    static let badge = "badge", ground = "ground"
    let scene: Scene
    private(set) var page = 0
    private(set) var sight: [Int] = []
    private var dataSource: UICollectionViewDiffableDataSource<Int, Exhibit>!

    init(scene: Scene) {
        self.scene = scene
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = makeLayout()
        collectionView.backgroundColor = .systemGroupedBackground
        configureDataSource()
    }

    private func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
            self?.makeSection(environment)
        }
        layout.register(GroundView.self, forDecorationViewOfKind: Self.ground)
        return layout
    }

    private func makeSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        switch scene {
        case .badges: badges()
        case .nested: nested()
        case .halls: halls()
        case .lanes: lanes()
        }
    }

    private func badges() -> NSCollectionLayoutSection {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: Self.badge, containerAnchor: anchor)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private func nested() -> NSCollectionLayoutSection {
        let leading = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.4)),
            subitems: [leading, trailing])
        return NSCollectionLayoutSection(group: group)
    }

    private func halls() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [header]
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: Self.ground)
        ground.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [ground]
        return section
    }

    private func lanes() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
            let width = environment.container.contentSize.width
            self?.page = Int((offset.x / width).rounded())
            self?.sight = items.filter { abs($0.frame.midX - offset.x - width / 2) < width }.map(\.indexPath.item)
        }
        return section
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Exhibit> { cell, _, exhibit in
            var content = cell.defaultContentConfiguration()
            content.text = "\(exhibit.hall).\(exhibit.number)"
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "Hall \(indexPath.section)"
            view.contentConfiguration = content
        }
        let badge = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: Self.badge
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "\(indexPath.item)"
            view.contentConfiguration = content
            view.isHidden = indexPath.item % 2 == 1
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, exhibit in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: exhibit)
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: kind == Self.badge ? badge : header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Exhibit>()
        for hall in 0..<2 {
            snapshot.appendSections([hall])
            snapshot.appendItems((0..<6).map { Exhibit(hall: hall, number: $0) })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

final class GroundView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.lightGray.withAlphaComponent(0.5)
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { fatalError("not implemented") }
}
