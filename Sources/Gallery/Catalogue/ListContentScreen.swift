import Diffable
import Foundation

/// What list content can be told beside its texts and its picture: one property in each row.
final class ListContentScreen: Screen {
    private enum Look: String, CaseIterable {
        case plain = "As it is"
        case centered = "Centered"
        case oneLine = "One line, unless letters are large: what finds no room is left out, and a mark stands there"
        case uppercase = "In Capitals"
        case margins = "Margins of its own"
        case imagePadding = "Far from its picture"
        case textPadding = "Far from its second text"
        case sideBySide = "Side by side"
        case largeSymbol = "A large symbol"
        case reserved = "Room kept for a picture"
        case smallPicture = "A small picture"
        case smallSymbol = "A small symbol"
        case corners = "Corners of a picture"
        case stroke = "A stroke around a ground"
    }

    private var dataSource: CollectionViewDiffableDataSource<Int, Look>!

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.backgroundColor = .systemOrange.withAlphaComponent(0.1)
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "List Content", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewListCell, Look> { cell, _, look in
            var content = ListContentConfiguration.subtitleCell()
            content.text = look.rawValue
            content.secondaryText = "Second text"
            let isSwatch = look == .corners || look == .smallPicture
            content.image = isSwatch ? .swatch(.systemTeal) : Image(systemName: "star.fill")
            Self.add(look, to: &content)
            cell.contentConfiguration = content

            var background = BackgroundConfiguration.clear()
            if look == .stroke {
                background.backgroundColor = .systemBackground
                background.cornerRadius = 12
                background.strokeColor = .systemOrange
                background.strokeWidth = 2
            }
            cell.backgroundConfiguration = background
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, look in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: look)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Look>()
        snapshot.appendSections([0])
        snapshot.appendItems(Look.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func add(_ look: Look, to content: inout ListContentConfiguration) {
        switch look {
        case .plain, .stroke: break
        case .centered: content.textProperties.alignment = .center
        case .oneLine: content.textProperties.numberOfLines = 1
        case .uppercase: content.textProperties.transform = .uppercase
        case .margins:
            content.directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 60, bottom: 20, trailing: 60)
        case .imagePadding: content.imageToTextPadding = 48
        case .textPadding: content.textToSecondaryTextVerticalPadding = 20
        case .sideBySide: content.prefersSideBySideTextAndSecondaryText = true
        case .largeSymbol: content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 40)
        case .reserved: content.imageProperties.reservedLayoutSize = CGSize(width: 80, height: 28)
        case .smallPicture, .smallSymbol: content.imageProperties.maximumSize = CGSize(width: 14, height: 14)
        case .corners: content.imageProperties.cornerRadius = 14
        }
    }
}
