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

    let picture = CollectionView.CellRegistration<CollectionViewCell, Image> { cell, _, picture in
        var content = ListContentConfiguration.card()
        content.image = picture
        // As large as its card lets it be.
        content.imageProperties.maximumSize = CGSize(width: 4000, height: 4000)
        // Its corners are the card's, unless it is too small to fill one.
        if min(picture.size.width, picture.size.height) >= FilePreviewScreen.smallestCard {
            content.imageProperties.cornerRadius = 16
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
