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

/// Whether and how a section scrolls orthogonally to the view.
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
    /// It scrolls by one group, which comes to rest in the middle. There is space before the first group, so that it
    /// can be in the middle too.
    case groupPagingCentered
}

/// What the insets at the leading and trailing edges of a section are measured from.
public enum ContentInsetsReference: Int, Hashable, Sendable {
    /// As the layout's configuration has it, or else the safe area.
    case automatic
    /// The window's edges.
    case none
    /// The safe area, which is the whole window.
    case safeArea
    /// The usual margins of content.
    case layoutMargins
    /// A column of readable width.
    case readableContent

    /// The greatest width at which text is read with ease.
    private static let readableWidth = 672.0

    func inset(in width: Double) -> Double {
        let margin = width >= 600 ? 20.0 : 16
        switch self {
        case .automatic, .none, .safeArea: return 0
        case .layoutMargins: return margin
        case .readableContent: return max(margin, (width - Self.readableWidth) / 2)
        }
    }
}
