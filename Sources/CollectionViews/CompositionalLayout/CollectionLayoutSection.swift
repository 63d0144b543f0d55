/// How one section lays out its items: a group, repeated. Apple has it since iOS 13.
@MainActor public final class CollectionLayoutSection {
    /// The group that is repeated until every item has its place.
    public let group: CollectionLayoutGroup
    /// How far the groups keep from the section's edges.
    public var contentInsets = DirectionalEdgeInsets.zero
    /// The space between one group and the next.
    public var interGroupSpacing = 0.0
    /// The section's headers and footers.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// Whether and how the section scrolls across the view's own direction.
    public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Whether headers and footers keep from the section's leading and trailing edges as the groups do.
    public var supplementariesFollowContentInsets = true

    var list: CollectionLayoutListConfiguration?

    /// Makes a section that repeats a group.
    public init(group: CollectionLayoutGroup) {
        self.group = group
    }

    /// Makes a section that lays out its items as a list.
    ///
    /// Apple has it since iOS 14.
    public static func list(
        using configuration: CollectionLayoutListConfiguration, layoutEnvironment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        configuration.makeSection(in: layoutEnvironment)
    }
}

/// Whether and how a section scrolls across the view's own direction. Apple has it since iOS 13.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable, CaseIterable {
    /// The section doesn't scroll by itself.
    case none
    /// It scrolls freely.
    case continuous
    /// It scrolls freely and comes to rest at a group's leading edge.
    case continuousGroupLeadingBoundary
    /// It scrolls by its whole width.
    case paging
    /// It scrolls by one group.
    case groupPaging
    /// It scrolls by one group, which comes to rest in the middle.
    case groupPagingCentered
}
