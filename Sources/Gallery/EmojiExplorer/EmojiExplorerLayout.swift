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
            case .starred:
                .lane(ofTiles: CGSize(width: 104, height: 96), spacing: 10, bottom: 12, in: environment)
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
}
