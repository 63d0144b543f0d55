import Diffable
import Foundation

/// Lanes of faces and of icons that scroll sideways, among groups of rows.
@MainActor enum ShareSheetLayout {
    /// - Parameter kind: What the section at an index is.
    static func make(kind: @escaping (Int) -> ShareSection.Kind) -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { index, environment in
            switch kind(index) {
            case .people: lane(height: 132, in: environment)
            case .apps: lane(height: 104, in: environment)
            case .preview: rows(environment, above: 8)
            case .devices: rows(environment, above: 16)
            case .favorites, .others, .edit: rows(environment)
            }
        }
    }

    /// - Parameter above: How far the group keeps from what stands above; nil for as far as lists have it.
    private static func rows(
        _ environment: any CollectionLayoutEnvironment, above: CGFloat? = nil
    ) -> CollectionLayoutSection {
        let section = CollectionLayoutSection.list(
            using: CollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
        if let above { section.contentInsets.top = above }
        return section
    }

    private static func lane(
        height: CGFloat, in environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let whole = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .absolute(environment.scaled(80)),
                heightDimension: .absolute(environment.scaled(height))),
            subitems: [CollectionLayoutItem(layoutSize: whole)])
        let section = CollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        // Faces are narrower than their places.
        let side = environment.pageMargin - 8
        section.contentInsets = DirectionalEdgeInsets(top: 4, leading: side, bottom: 0, trailing: side)
        return section
    }
}
