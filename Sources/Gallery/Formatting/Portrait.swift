import Diffable
import Foundation

extension CollectionLayoutSection {
    /// One wide card that stands above the lists of a detail, as far from the edges as they are.
    @MainActor static func portrait(
        height: CGFloat, in environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let section = CollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        let side = environment.pageMargin
        section.contentInsets = DirectionalEdgeInsets(top: 12, leading: side, bottom: 8, trailing: side)
        return section
    }
}

extension ListContentConfiguration {
    /// A card that shows nothing but an emoji, large.
    static func portrait(_ image: Image?) -> ListContentConfiguration {
        var content = ListContentConfiguration.card()
        content.image = image
        content.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 96)
        return content
    }
}
