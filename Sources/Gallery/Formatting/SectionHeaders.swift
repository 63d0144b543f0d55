import Diffable
import Foundation

extension CollectionViewDiffableDataSource {
    /// Gives each section a header that shows a title.
    ///
    /// - Parameters:
    ///   - content: How headers look.
    ///   - title: The title of a section.
    func showHeaders(
        _ content: ListContentConfiguration, title: @escaping @MainActor (SectionIdentifierType) -> String
    ) {
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = content
            content.text = self?.sectionIdentifier(for: indexPath.section).map(title)
            cell.contentConfiguration = content
        }
        supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }
}
