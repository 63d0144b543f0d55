import Diffable
import Foundation

extension EmojiExplorerScreen {
    func makeTileRegistration() -> CollectionView.CellRegistration<CollectionViewCell, Character> {
        CollectionView.CellRegistration { cell, _, character in
            var content = ListContentConfiguration.avatar()
            content.image = .emoji(String(character))
            content.text = EmojiCatalog.name(of: character)
            content.textProperties.numberOfLines = 1
            cell.contentConfiguration = content
            var background = BackgroundConfiguration.listCell()
            background.backgroundColor = .secondarySystemGroupedBackground
            background.cornerRadius = 16
            cell.backgroundConfiguration = background
        }
    }

    func makeCategoryRegistration() -> CollectionView.CellRegistration<CollectionViewListCell, EmojiCategory> {
        CollectionView.CellRegistration { cell, _, category in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(category.icon)
            content.text = category.rawValue
            cell.contentConfiguration = content
            cell.accessories = [
                .label(
                    text: "\(EmojiCatalog.byCategory[category]?.count ?? 0)",
                    options: .init(tintColor: .secondaryLabel)),
                .outlineDisclosure(options: .init(style: .header)),
            ]
        }
    }

    func makeRowRegistration() -> CollectionView.CellRegistration<CollectionViewListCell, EmojiItem> {
        CollectionView.CellRegistration { [weak self] cell, _, item in
            guard let self, let character = item.character else { return }
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(String(character))
            content.text = item.name
            if let marked = item.name.marked(searchField.text) { content.attributedText = marked }
            cell.contentConfiguration = content
            var accessories: [CellAccessory] = []
            if isStarred(character) { accessories.append(.starred) }
            let emoji = EmojiCatalog.emoji(character)
            if case .outlined = item, emoji?.character == character, emoji?.tones.isEmpty == false {
                // No other arrow: beside one that opens a part of the outline it would say something else.
                accessories.append(.outlineDisclosure(options: .init(style: .cell)))
            } else {
                accessories.append(.disclosureIndicator())
            }
            cell.accessories = accessories
        }
    }

    func makeHeaderRegistration() -> CollectionView.SupplementaryRegistration<CollectionViewListCell> {
        CollectionView.SupplementaryRegistration(elementKind: CollectionView.elementKindSectionHeader) {
            [weak self] cell, _, indexPath in
            var content = ListContentConfiguration.prominentInsetGroupedHeader()
            content.text = self?.section(at: indexPath.section)?.rawValue
            cell.contentConfiguration = content
        }
    }
}

extension CellAccessory {
    /// The sign that an emoji is starred.
    @MainActor static var starred: CellAccessory {
        .customView(
            configuration: .init(
                customView: .image(.symbol("star.fill"), label: "Starred"), placement: .trailing(),
                tintColor: .systemYellow))
    }
}
