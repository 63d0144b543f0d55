import Diffable
import Foundation

/// Badges: supplementary items that stand at a corner of the item they belong to, and a little beyond.
final class BadgesScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, HomeApp>!
    private static let badgeKind = "badge"

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in Self.section(in: environment) }
        super.init(title: "Badges", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, HomeApp> { cell, _, app in
            var content = ListContentConfiguration.card()
            content.image = .emoji(app.emoji)
            content.accessibilityLabel = app.name
            cell.contentConfiguration = content
        }
        let badgeView = CollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badgeKind) {
            [weak self] view, _, indexPath in
            view.count = self?.dataSource.itemIdentifier(for: indexPath)?.unread ?? 0
            view.isHidden = view.count == 0
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, app in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: app)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: badgeView, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, HomeApp>()
        snapshot.appendSections([0])
        snapshot.appendItems(HomeApp.all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func section(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let columns: CGFloat = environment.traitCollection.textScale < 1.4 ? 4 : 2
        let badge = CollectionLayoutSupplementaryItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .absolute(environment.scaled(24)),
                heightDimension: .absolute(environment.scaled(24))),
            elementKind: Self.badgeKind,
            containerAnchor: CollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / columns), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.88 / columns)),
            subitems: [item])
        let section = CollectionLayoutSection(group: group)
        let side = environment.catalogueMargin - 10
        section.contentInsets = DirectionalEdgeInsets(
            top: environment.scaled(3), leading: side, bottom: 10, trailing: side)
        return section
    }
}

/// A white number on a red disc.
private final class BadgeView: CollectionReusableView {
    var count = 0 { didSet { setNeedsDisplay() } }

    override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        content.text = "\(count)"
        content.textStyle.alignment = .center
        content.textStyle.font = .systemFont(ofSize: 12, weight: .bold)
        content.textColor = .white
        content.background = Color(red: 0.84, green: 0.1, blue: 0.1, alpha: 1)
        content.cornerRadius = FontMetrics.default.scaledValue(for: 12, compatibleWith: traitCollection)
        content.layoutMargins = .zero
        content.accessibilityLabel = "\(count) unread"
        return content
    }
}
