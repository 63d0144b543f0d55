import Diffable
import Foundation

/// A lane of tiles above two lists.
@MainActor enum EmojiExplorerLayout {
    /// Makes the layout.
    ///
    /// - Parameters:
    ///   - section: The section that stands at an index.
    ///   - leadingActions: What swiping the row at a place uncovers.
    static func make(
        section: @escaping @MainActor (Int) -> EmojiSection?,
        leadingActions: @escaping @MainActor (IndexPath) -> SwipeActionsConfiguration?
    ) -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { index, environment in
            switch section(index) {
            case .starred: starred(in: environment)
            case .outline, .list, nil:
                .list(using: list(leadingActions: leadingActions), layoutEnvironment: environment)
            }
        }
    }

    private static func list(
        leadingActions: @escaping @MainActor (IndexPath) -> SwipeActionsConfiguration?
    ) -> CollectionLayoutListConfiguration {
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.leadingSwipeActionsConfigurationProvider = leadingActions
        return configuration
    }

    private static func starred(in environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let tile = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(96), heightDimension: .absolute(112)),
            subitems: [tile])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        let side = environment.pageMargin
        section.contentInsets = DirectionalEdgeInsets(top: 4, leading: side, bottom: 12, trailing: side)
        section.boundarySupplementaryItems = [
            CollectionLayoutBoundarySupplementaryItem(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
                elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }
}
