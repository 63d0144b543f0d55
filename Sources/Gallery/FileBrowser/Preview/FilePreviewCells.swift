import Diffable
import Foundation

/// The kinds of cells of a preview.
@MainActor struct FilePreviewCells {
    /// A line of text, or of bytes.
    let line = CollectionView.CellRegistration<FileLineCell, FileLineCell.Line> { cell, _, line in cell.show(line) }

    let fact = CollectionView.CellRegistration<CollectionViewListCell, FileContent.Fact> { cell, _, fact in
        var content = ListContentConfiguration.valueCell()
        content.text = fact.name
        content.secondaryText = fact.value
        cell.contentConfiguration = content
    }

    /// What is known of a file that can't be shown.
    struct Summary {
        var icon: Image
        var kind, text: String
    }

    let summary = CollectionView.CellRegistration<CollectionViewListCell, Summary> { cell, _, summary in
        var content = ListContentConfiguration.subtitleCell()
        content.image = summary.icon
        content.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 36)
        content.text = summary.kind
        content.textProperties.font = .systemFont(ofSize: 17, weight: .semibold)
        content.secondaryText = summary.text
        content.secondaryTextProperties.numberOfLines = 0
        content.directionalLayoutMargins.top = 14
        content.directionalLayoutMargins.bottom = 14
        cell.contentConfiguration = content
    }

    /// A fact in a tile: the value is what is read.
    let factTile = CollectionView.CellRegistration<CollectionViewCell, FileContent.Fact> { cell, _, fact in
        var content = ListContentConfiguration.card()
        content.text = fact.name
        content.textProperties.font = .systemFont(ofSize: 13)
        content.textProperties.color = .secondaryLabel
        content.secondaryText = fact.value
        content.secondaryTextProperties.font = .systemFont(ofSize: 16)
        content.secondaryTextProperties.color = .label
        cell.contentConfiguration = content
    }

    /// A picture, and whether it fills its card.
    let picture = CollectionView.CellRegistration<CollectionViewCell, (Image, fillsCard: Bool)> { cell, _, shown in
        let (picture, fillsCard) = shown
        var content = ListContentConfiguration.card()
        content.image = picture
        // As large as its card lets it be.
        content.imageProperties.maximumSize = CGSize(width: 4000, height: 4000)
        if fillsCard {
            content.imageProperties.cornerRadius = 16
        } else {
            if min(picture.size.width, picture.size.height) >= FilePreviewScreen.smallestCard {
                content.imageProperties.cornerRadius = 6
            }
            let mat = FilePreviewScreen.matWidth
            content.directionalLayoutMargins = DirectionalEdgeInsets(top: mat, leading: mat, bottom: mat, trailing: mat)
        }
        cell.contentConfiguration = content
        cell.accessibilityLabel = "Picture"
    }

    let awaitedPicture = CollectionView.CellRegistration<CollectionViewCell, Void> { cell, _, _ in
        var content = ListContentConfiguration.card()
        content.image = .symbol("photo").withTintColor(.tertiaryLabel)
        cell.contentConfiguration = content
        cell.accessibilityLabel = "Picture, loading"
    }

    let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
        elementKind: CollectionView.elementKindSectionHeader
    ) { _, _, _ in }
}
