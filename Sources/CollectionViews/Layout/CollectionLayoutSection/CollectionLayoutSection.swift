/// How the items of a section are laid out: one group, repeated until all items have a place.
///
/// ```swift
/// let item = CollectionLayoutItem(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
/// let group = CollectionLayoutGroup.horizontal(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///     repeatingSubitem: item, count: 3)
/// let section = CollectionLayoutSection(group: group)
/// section.interGroupSpacing = 8
/// ```
///
/// Apple has it since iOS 13, as `NSCollectionLayoutSection`.
@MainActor public final class CollectionLayoutSection {
    /// How a section scrolls across the view's direction.
    public enum OrthogonalScrollingBehavior: Sendable {
        /// It does not.
        case none
        /// It comes to rest anywhere.
        case continuous
        /// It comes to rest at the leading edge of a group.
        case continuousGroupLeadingBoundary
        /// It comes to rest at multiples of the section's width.
        case paging
        /// It moves group by group.
        case groupPaging
        /// It moves group by group, each centered.
        case groupPagingCentered
    }

    let group: CollectionLayoutGroup

    /// The space between the section's content and its edges.
    public var contentInsets = DirectionalEdgeInsets.zero

    /// The space between two groups.
    public var interGroupSpacing = 0.0

    /// Headers and footers.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []

    /// Whether and how the section scrolls across the view's direction.
    public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none

    /// Set for sections that are lists.
    var list: CollectionLayoutListConfiguration?

    /// Makes a section that repeats `group`.
    public init(group: CollectionLayoutGroup) {
        self.group = group
    }
}
