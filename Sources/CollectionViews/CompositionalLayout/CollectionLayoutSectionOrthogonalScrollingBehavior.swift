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
