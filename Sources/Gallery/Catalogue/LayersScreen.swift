import Diffable
import Foundation

/// Borders, corners and shadows: what the layers of a cell and of its content view say.
final class LayersScreen: Screen {
    private enum Look: String, CaseIterable {
        case border = "Border"
        case corners = "Corners"
        case twoCorners = "Two Corners"
        case shadow = "Shadow"
        case glow = "Blue Shadow"
        case all = "All at Once"
    }

    private var dataSource: CollectionViewDiffableDataSource<Int, Look>!

    init() {
        let layout = CollectionViewCompositionalLayout { _, environment in Self.section(in: environment) }
        super.init(title: "Layers", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewCell, Look> { cell, _, look in
            var content = ListContentConfiguration.cell()
            content.text = look.rawValue
            content.textProperties.alignment = .center
            content.textProperties.numberOfLines = 0
            cell.contentConfiguration = content
            cell.contentView.backgroundColor = .secondarySystemBackground
            Self.apply(look, to: cell)
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, look in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: look)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Look>()
        snapshot.appendSections([0])
        snapshot.appendItems(Look.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func section(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let columns = environment.columns(ofWidth: 300, atLeast: isLarge ? 1 : 2)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(environment.scaled(columns > 2 ? 200 : 140))),
            repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(24)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 24
        let margin = environment.catalogueMargin
        section.contentInsets = DirectionalEdgeInsets(top: 12, leading: margin, bottom: 20, trailing: margin)
        return section
    }

    /// A cell that is used again keeps its layers: each look sets all that another one may have set.
    private static func apply(_ look: Look, to cell: CollectionViewCell) {
        let layer = cell.contentView.layer
        layer.borderColor = Color.systemBlue.cgColor
        layer.borderWidth = [.border, .all].contains(look) ? 2 : 0
        layer.cornerRadius = look == .border ? 0 : 22
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        if ![.twoCorners, .all].contains(look) {
            layer.maskedCorners.formUnion([.layerMaxXMinYCorner, .layerMinXMaxYCorner])
        }
        cell.layer.shadowColor = look == .shadow ? Color.black.cgColor : Color.systemBlue.cgColor
        cell.layer.shadowOffset = CGSize(width: 0, height: 4)
        cell.layer.shadowRadius = 8
        cell.layer.shadowOpacity = look == .shadow ? 0.25 : [.glow, .all].contains(look) ? 0.5 : 0
    }
}
