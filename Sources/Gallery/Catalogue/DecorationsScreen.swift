import Diffable
import Foundation

/// What stands behind a whole section: a decoration, which the layout makes by itself; the data know nothing of it.
final class DecorationsScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Shelf, Grocery>!
    private static let groundKind = "ground"

    override var followsReadableWidth: Bool { true }

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let row = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(environment.scaled(44)))
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)])
            let section = CollectionLayoutSection(group: group)
            section.interGroupSpacing = 6
            let side = environment.catalogueMargin
            section.contentInsets = DirectionalEdgeInsets(top: 26, leading: side + 12, bottom: 22, trailing: side + 12)
            let ground = CollectionLayoutDecorationItem.background(elementKind: Self.groundKind)
            ground.contentInsets = DirectionalEdgeInsets(top: 12, leading: side, bottom: 8, trailing: side)
            section.decorationItems = [ground]
            return section
        }
        layout.register(GroundView.self, forDecorationViewOfKind: Self.groundKind)
        super.init(title: "Decorations", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, Grocery> { cell, _, grocery in
            var content = ListContentConfiguration.cell()
            content.image = .emoji(grocery.emoji)
            content.text = grocery.name
            cell.contentConfiguration = content
            cell.contentView.backgroundColor = .secondarySystemGroupedBackground
            cell.layer.cornerRadius = 10
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, grocery in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: grocery)
        }
        var snapshot = DiffableDataSourceSnapshot<Shelf, Grocery>()
        for shelf in Shelf.allCases {
            snapshot.appendSections([shelf])
            snapshot.appendItems(shelf.groceries)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

/// A soft ground with round corners.
private final class GroundView: CollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Color.systemOrange.withAlphaComponent(0.18)
        layer.borderColor = Color.systemOrange.cgColor
        layer.borderWidth = 1
        layer.cornerRadius = 18
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
