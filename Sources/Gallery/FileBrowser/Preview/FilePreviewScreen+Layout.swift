import Diffable
import Foundation

/// Where things stand: a picture first, as large as the page lets it be, and what is known of it below.
extension FilePreviewScreen {
    func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self, sections.indices.contains(index) else { return nil }
            switch sections[index] {
            case .picture: return pictureSection(in: environment)
            case .facts:
                let list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
                return Self.group(list, in: environment)
            case .bytes:
                var list = Self.lines(.insetGrouped)
                list.headerMode = .supplementary
                return Self.group(list, in: environment)
            case .lines: return .list(using: Self.lines(.plain), layoutEnvironment: environment)
            }
        }
    }

    private static func lines(
        _ appearance: CollectionLayoutListConfiguration.Appearance
    ) -> CollectionLayoutListConfiguration {
        var list = CollectionLayoutListConfiguration(appearance: appearance)
        list.estimatedRowHeight = FileLineCell.height
        list.showsSeparators = false
        return list
    }

    /// A group in the middle of the page: a name and its value are not read together from its two edges.
    private static func group(
        _ list: CollectionLayoutListConfiguration, in environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let section = CollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        section.contentInsets.leading = side(of: groupWidth, in: environment)
        section.contentInsets.trailing = section.contentInsets.leading
        return section
    }

    private static let groupWidth: CGFloat = 640

    /// How far something of a width is from the page's edges when it stands in the middle.
    private static func side(of width: CGFloat, in environment: any CollectionLayoutEnvironment) -> CGFloat {
        max(environment.pageMargin, (environment.container.effectiveContentSize.width - width) / 2)
    }

    /// Smaller pictures stand in a card that is larger than they are.
    nonisolated static let smallestCard: CGFloat = 120

    /// A card around the picture, as large as the page lets it be with what is known of it below, and no larger than the
    /// picture. A small one is in the middle of a card as wide as that.
    private func pictureSection(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let container = environment.container.effectiveContentSize
        let below = environment.scaled(44) * CGFloat(FileContent.factsOfPictures.count) + 48
        let room = CGSize(
            width: container.width - 2 * environment.pageMargin,
            height: max(container.height - below, container.height * 0.6, 160))
        var size = room
        if case .picture(let image, _) = content, image.size.width > 0, image.size.height > 0 {
            let scale = min(1, room.width / image.size.width, room.height / image.size.height)
            size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            if min(size.width, size.height) < Self.smallestCard {
                size.width = max(size.width, Self.groupWidth)
                size.height = max(size.height, min(room.height, 216))
            }
        }
        let section = CollectionLayoutSection.portrait(height: size.height, in: environment)
        section.contentInsets.leading = Self.side(of: size.width, in: environment)
        section.contentInsets.trailing = section.contentInsets.leading
        return section
    }
}
