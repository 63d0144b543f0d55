import Diffable
import Foundation

extension MountainScreen {
    /// The mountain before its sky, and how high it is.
    func makePortraitRegistration() -> CollectionView.CellRegistration<CollectionViewCell, Item> {
        CollectionView.CellRegistration { [mountain] cell, _, _ in
            cell.contentConfiguration = Self.caption(
                "\(grouped(mountain.height)) m", below: "\(grouped(mountain.feet)) ft", size: 34,
                margins: DirectionalEdgeInsets(top: 132, leading: 20, bottom: 14, trailing: 20))
            cell.backgroundConfiguration = Self.picture(of: mountain)
            cell.accessibilityLabel =
                "\(mountain.name), \(grouped(mountain.height)) metres, \(grouped(mountain.feet)) feet"
        }
    }

    /// A place among others: a number, and of how many.
    func makeRankRegistration() -> CollectionView.CellRegistration<CollectionViewCell, Item> {
        // Where a name is long it has two lines, and then all have, so that the numbers stand on one.
        let lines = mountain.countries.contains { $0.count > 13 } ? "\n\u{A0}" : ""
        return CollectionView.CellRegistration { cell, _, item in
            guard case .rank(let rank, let whole) = item else { return }
            var content = ListContentConfiguration.card()
            content.text = "No. \(grouped(rank.place))"
            content.textProperties.font = .systemFont(ofSize: 22, weight: .bold)
            let rest = whole.count > 16 ? "" : lines
            content.secondaryText = "\(rank.count == 1 ? "the only one" : "of \(grouped(rank.count))")\n\(whole)\(rest)"
            content.secondaryTextProperties.numberOfLines = 3
            cell.contentConfiguration = content
        }
    }

    /// Another one of the range, as a small picture of it.
    func makeNeighbourRegistration() -> CollectionView.CellRegistration<CollectionViewCell, Item> {
        CollectionView.CellRegistration { cell, _, item in
            guard case .neighbour(let mountain) = item else { return }
            cell.contentConfiguration = Self.caption(
                mountain.name, below: "\(grouped(mountain.height)) m", size: 15,
                margins: DirectionalEdgeInsets(top: 76, leading: 12, bottom: 8, trailing: 12))
            cell.backgroundConfiguration = Self.picture(of: mountain)
        }
    }

    /// White words at the lower end of a drawing, which is dark there whatever the appearance.
    private static func caption(
        _ text: String, below: String, size: CGFloat, margins: DirectionalEdgeInsets
    ) -> ListContentConfiguration {
        var content = ListContentConfiguration.card()
        content.text = text
        content.secondaryText = below
        content.textProperties.color = .white
        content.textProperties.font = .systemFont(ofSize: size, weight: .bold)
        content.textProperties.numberOfLines = 1
        content.secondaryTextProperties.color = .white
        content.directionalLayoutMargins = margins
        return content
    }

    private static func picture(of mountain: Mountain) -> BackgroundConfiguration {
        var background = BackgroundConfiguration()
        background.image = MountainPictures.of(mountain, .panorama)
        // Seen until the drawing is, so that the words can be read.
        background.backgroundColor = Color(red: 0.18, green: 0.22, blue: 0.34, alpha: 1)
        return background
    }

    func makeRowRegistration() -> CollectionView.CellRegistration<CollectionViewListCell, Item> {
        CollectionView.CellRegistration { [weak self] cell, _, item in self?.show(item, in: cell) }
    }

    private func show(_ item: Item, in cell: CollectionViewListCell) {
        var content = ListContentConfiguration.valueCell()
        cell.accessories = []
        cell.backgroundConfiguration = nil
        switch item {
        case .portrait, .rank, .neighbour: break
        case .share:
            content.text = "Share Mountain…"
            content.textProperties.color = .tintColor
        case .fact(let name, let value): (content.text, content.secondaryText) = (name, value)
        case .bar(let other):
            let isThis = other == mountain
            content = .cell()
            content.text = other.name
            content.textProperties.numberOfLines = 1
            content.textProperties.shrink(to: 0.7)
            content.directionalLayoutMargins.bottom += 11
            content.columns = [RowContent.Column(text: "\(grouped(other.height)) m", width: 0)]
            if isThis { content.textProperties.font = .systemFont(ofSize: 16, weight: .semibold) }
            var background = BackgroundConfiguration.listCell()
            background.image = MountainPictures.bar(of: other, isStrong: isThis)?
                .imageFlippedForRightToLeftLayoutDirection()
            cell.backgroundConfiguration = background
            // The room of the sign is kept, so that all heights stand below each other.
            cell.accessories = [
                isThis
                    ? .customView(
                        configuration: .init(
                            customView: .label(""), placement: .trailing(), reservedLayoutWidth: .custom(18)))
                    : .disclosureIndicator()
            ]
        case .next(let other):
            content = .subtitleCell()
            content.image = MountainPictures.of(other, .thumbnail)
            content.imageProperties.cornerRadius = 8
            content.imageProperties.reservedLayoutSize = CGSize(width: 36, height: 36)
            content.text = other.name
            content.textProperties.numberOfLines = 1
            content.textProperties.shrink(to: 0.7)
            content.secondaryText = "\(other.difference(to: mountain)) · \(other.range)"
            content.secondaryTextProperties.numberOfLines = 2
            content.columns = [RowContent.Column(text: "\(grouped(other.height)) m", width: 0)]
            cell.accessories = [.disclosureIndicator()]
        }
        cell.contentConfiguration = content
    }
}
