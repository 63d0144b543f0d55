import Foundation

/// How one section lays out its items: a group, repeated.
@preconcurrency @MainActor public final class CollectionLayoutSection {
    /// The group that is repeated for all items.
    public let group: CollectionLayoutGroup
    /// How far the groups keep from the section's edges.
    public var contentInsets = DirectionalEdgeInsets.zero
    /// The space between one group and the next.
    public var interGroupSpacing: CGFloat = 0
    /// The section's headers and footers.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// Whether and how the section scrolls orthogonally to the view.
    public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Whether headers and footers keep from the section's leading and trailing edges as the groups do.
    public var supplementariesFollowContentInsets = true

    /// The decoration views of the section.
    public var decorationItems: [CollectionLayoutDecorationItem] = []
    /// What the insets at the leading and trailing edges are measured from.
    public var contentInsetsReference = ContentInsetsReference.automatic
    /// What the insets of headers and footers are measured from. Hosts use the same as for the groups.
    public var supplementaryContentInsetsReference = ContentInsetsReference.automatic

    /// Called with the visible items whenever a viewer scrolls the section orthogonally, for instance to mark the
    /// current page.
    public var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?

    var list: CollectionLayoutListConfiguration?

    /// Makes a section that repeats a group.
    public init(group: CollectionLayoutGroup) {
        self.group = group
    }

    /// Makes a section that lays out its items as a list.
    public static func list(
        using configuration: CollectionLayoutListConfiguration, layoutEnvironment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        configuration.makeSection(in: layoutEnvironment)
    }
}
