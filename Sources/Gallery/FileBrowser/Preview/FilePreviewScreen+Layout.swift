import Diffable
import Foundation

/// Where things stand: a picture first, as large as the page lets it be, and what is known of it below.
extension FilePreviewScreen {
    func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self, sections.indices.contains(index) else { return nil }
            switch sections[index] {
            case .picture: return pictureSection(in: environment)
            case .facts: return factsSection(in: environment)
            case .summary:
                var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
                list.estimatedRowHeight = environment.scaled(isCollapsed ? 92 : 72)
                return .list(using: list, layoutEnvironment: environment)
            case .bytes:
                fitBytes(in: environment)
                var list = Self.lines(.insetGrouped)
                list.headerMode = .supplementary
                return .list(using: list, layoutEnvironment: environment)
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

    /// As many bytes as have room in a line, of 16, 8, 4 or 2: columns that go on below themselves are none.
    private func fitBytes(in environment: any CollectionLayoutEnvironment) {
        let room = environment.container.effectiveContentSize.width - 2 * (environment.pageMargin + 16) - 12
        let count = [16, 8, 4].first { environment.scaled(FileLineCell.width(ofBytes: $0)) <= room } ?? 2
        if count == bytesPerLine { return }
        // There are other lines then, which a layout that is under way can't have.
        Task { [weak self] in
            self?.bytesPerLine = count
            self?.collectionView.reloadData()
        }
    }

    private static let gap: CGFloat = 12
    private static let tileHeight: CGFloat = 64

    /// Large letters have a line of their own for each fact.
    private func tilesBeside(in environment: any CollectionLayoutEnvironment) -> Int {
        environment.traitCollection.textScale < 1.4 ? max(1, facts.count) : 1
    }

    /// On a telephone a list; else tiles beside each other, together as wide as what is above and below them: a name
    /// and its value are not read together from two edges of a page.
    private func factsSection(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        if isCollapsed {
            let list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
            return .list(using: list, layoutEnvironment: environment)
        }
        let size = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(Self.tileHeight)))
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size, repeatingSubitem: item, count: tilesBeside(in: environment))
        group.interItemSpacing = .fixed(Self.gap)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = Self.gap
        let side = environment.pageMargin
        section.contentInsets = DirectionalEdgeInsets(top: Self.gap, leading: side, bottom: 20, trailing: side)
        return section
    }

    /// How high what is known of a picture is.
    private func factsHeight(in environment: any CollectionLayoutEnvironment) -> CGFloat {
        let count = FileContent.factsOfPictures.count
        if isCollapsed { return environment.scaled(44) * CGFloat(count) + 48 }
        let lines = CGFloat(count / tilesBeside(in: environment))
        return lines * (environment.scaled(Self.tileHeight) + Self.gap) + 44
    }

    /// Smaller pictures stand in a card that is larger than they are.
    nonisolated static let smallestCard: CGFloat = 120
    /// How far a picture that does not fill its card stays from the card's sides.
    nonisolated static let matWidth: CGFloat = 16

    /// Whether a picture's card is as large as the picture. On a telephone it is, unless that is too small or too
    /// narrow.
    func fillsCard(_ picture: Image) -> Bool {
        isCollapsed && min(picture.size.width, picture.size.height) >= Self.smallestCard
            && max(picture.size.width, picture.size.height) < 4 * min(picture.size.width, picture.size.height)
    }

    /// A card around the picture, as wide as the page, and as high as the picture and what is known of it below let it
    /// be.
    private func pictureSection(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let container = environment.container.effectiveContentSize
        let room = CGSize(
            width: container.width - 2 * environment.pageMargin,
            height: max(container.height - factsHeight(in: environment), container.height * 0.6, 160))
        var side = environment.pageMargin
        var height = room.height
        if case .picture(let image, _) = content, image.size.width > 0, image.size.height > 0 {
            let mat = fillsCard(image) ? 0 : Self.matWidth
            let inner = CGSize(width: room.width - 2 * mat, height: room.height - 2 * mat)
            let scale = min(1, inner.width / image.size.width, inner.height / image.size.height)
            height = image.size.height * scale + 2 * mat
            if mat == 0 {
                side = max(side, (container.width - image.size.width * scale) / 2)
            } else {
                height = max(height, min(room.height, 216))
            }
        }
        let section = CollectionLayoutSection.portrait(height: height, in: environment)
        section.contentInsets.leading = side
        section.contentInsets.trailing = side
        return section
    }
}
