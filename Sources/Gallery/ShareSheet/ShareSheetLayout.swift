import Diffable
import Foundation

/// A row of faces that scrolls sideways, or a card that says there are none, above a list.
@MainActor enum ShareSheetLayout {
    /// - Parameter kind: What the section at an index is.
    static func make(kind: @escaping (Int) -> ShareSection.Kind) -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { index, environment in
            switch kind(index) {
            case .nobody: card(inset: environment.pageMargin)
            case .devices: faces(inset: environment.pageMargin)
            case .actions: actions(environment)
            }
        }
    }

    private static func card(inset: CGFloat) -> CollectionLayoutSection {
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(104))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
        let section = CollectionLayoutSection(group: group)
        section.contentInsets = DirectionalEdgeInsets(top: 8, leading: inset, bottom: 16, trailing: inset)
        section.boundarySupplementaryItems = [header]
        return section
    }

    private static var header: CollectionLayoutBoundarySupplementaryItem {
        CollectionLayoutBoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
    }

    private static func faces(inset: CGFloat) -> CollectionLayoutSection {
        let whole = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(96), heightDimension: .absolute(136)),
            subitems: [CollectionLayoutItem(layoutSize: whole)])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.contentInsets = DirectionalEdgeInsets(top: 8, leading: inset - 16, bottom: 8, trailing: inset - 16)
        // Faces are narrower than their places; the words above them stand where they do in the other sections.
        let header = Self.header
        header.contentInsets = DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [header]
        return section
    }

    private static func actions(_ environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return .list(using: configuration, layoutEnvironment: environment)
    }
}
