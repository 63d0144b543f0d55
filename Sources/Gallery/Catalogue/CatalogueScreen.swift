import Diffable
import Foundation

/// Looks of the API on one page: badges on cards, a decoration behind a list, fonts, symbols, separators.
@MainActor final class CatalogueScreen: Screen {
    private enum Section: Hashable { case badges, looks }

    private enum Item: Hashable {
        case card(Int)
        case look(String)
    }

    private var dataSource: CollectionViewDiffableDataSource<Section, Item>!
    private static let badgeKind = "badge"
    private static let groundKind = "ground"

    init() {
        let layout = CollectionViewCompositionalLayout { index, environment in
            index == 0 ? Self.cards() : Self.list(in: environment)
        }
        layout.register(GroundView.self, forDecorationViewOfKind: Self.groundKind)
        super.init(title: "Catalogue", collectionView: CollectionView(collectionViewLayout: layout))
        let card = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
            var content = ListContentConfiguration.cell()
            content.text = "Card \(number)"
            content.textProperties.alignment = .center
            content.textProperties.font = .preferredFont(forTextStyle: .title3)
            cell.contentConfiguration = content
            cell.contentView.backgroundColor = .tertiarySystemFill
            cell.layer.borderColor = Color.systemGray2.cgColor
            cell.layer.borderWidth = 1
            cell.layer.cornerRadius = 8
        }
        let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
            cell.contentConfiguration = Self.content(of: name)
        }
        let badge = CollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badgeKind) {
            view, _, indexPath in view.number = indexPath.item + 1
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, item in
            switch item {
            case .card(let number): view.dequeueConfiguredReusableCell(using: card, for: indexPath, item: number)
            case .look(let name): view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
            }
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.badges, .looks])
        snapshot.appendItems((1...8).map { .card($0) }, toSection: .badges)
        snapshot.appendItems(["star.fill", "envelope", "bell.fill", "xmark.circle.fill", "nameless"].map { .look($0) })
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func cards() -> CollectionLayoutSection {
        let badge = CollectionLayoutSupplementaryItem(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(22), heightDimension: .absolute(22)),
            elementKind: badgeKind,
            containerAnchor: CollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
            subitems: [item])
        return CollectionLayoutSection(group: group)
    }

    private static func list(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.separatorConfiguration.color = .systemRed
        configuration.itemSeparatorHandler = { indexPath, separators in
            var separators = separators
            separators.bottomSeparatorInsets.leading = indexPath.item == 0 ? 0 : 60
            return separators
        }
        let section = CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        let ground = CollectionLayoutDecorationItem.background(elementKind: groundKind)
        ground.contentInsets = DirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
        section.decorationItems = [ground]
        return section
    }

    private static func content(of name: String) -> ListContentConfiguration {
        var content = ListContentConfiguration.subtitleCell()
        content.image = Image(systemName: name)
        content.imageProperties.tintColor = .systemIndigo
        content.text = name
        content.textProperties.font = .monospacedSystemFont(ofSize: 17, weight: .semibold)
        let note = NSMutableAttributedString(string: "A symbol, ")
        note.append(
            NSAttributedString(
                string: "bold and green",
                attributes: [.font: Font.boldSystemFont(ofSize: 15), .foregroundColor: Color.systemGreen]))
        content.secondaryAttributedText = note
        return content
    }
}

/// A round number on a card.
private final class BadgeView: CollectionReusableView {
    var number = 0 { didSet { setNeedsDisplay() } }

    override var bounds: CGRect { didSet { layer.cornerRadius = bounds.width / 2 } }

    override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        content.text = "\(number)"
        content.textStyle.alignment = .center
        content.textStyle.font = .systemFont(ofSize: 12, weight: .bold)
        content.textColor = .white
        content.background = .systemRed
        content.layoutMargins = .zero
        return content
    }
}

/// What stands behind the list.
private final class GroundView: CollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Color.systemYellow.withAlphaComponent(0.3)
        layer.borderColor = Color.systemOrange.cgColor
        layer.borderWidth = 1
        layer.cornerRadius = 16
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
