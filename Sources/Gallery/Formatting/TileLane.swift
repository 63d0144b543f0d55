import Diffable
import Foundation

extension CollectionLayoutSection {
    /// Tiles that go on sideways, below a header.
    @MainActor static func lane(
        ofTiles size: CGSize, spacing: CGFloat, bottom: CGFloat, in environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let tile = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .absolute(environment.scaled(size.width)),
                heightDimension: .absolute(environment.scaled(size.height))),
            subitems: [tile])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        let side = environment.pageMargin
        section.contentInsets = DirectionalEdgeInsets(top: 4, leading: side, bottom: bottom, trailing: side)
        section.boundarySupplementaryItems = [
            CollectionLayoutBoundarySupplementaryItem(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
                elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }
}
