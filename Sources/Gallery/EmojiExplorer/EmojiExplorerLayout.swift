import Diffable

/// A lane of tiles above two lists.
@MainActor enum EmojiExplorerLayout {
    static func make() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { index, environment in
            switch EmojiSection.allCases[index] {
            case .recents: recents()
            case .outline: .list(using: .init(appearance: .sidebar), layoutEnvironment: environment)
            case .list: .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
            }
        }
    }

    private static func recents() -> CollectionLayoutSection {
        let tile = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .absolute(72)),
            subitems: [tile])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.contentInsets = DirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        return section
    }
}
