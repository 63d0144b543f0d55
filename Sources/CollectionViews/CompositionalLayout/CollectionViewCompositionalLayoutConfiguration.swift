import Foundation

/// The configuration of a compositional layout as a whole.
@preconcurrency @MainActor public final class CollectionViewCompositionalLayoutConfiguration {
    /// The space between one section and the next.
    public var interSectionSpacing: CGFloat = 0

    /// The scroll direction. A section that scrolls horizontally does so by itself; sections are still stacked.
    public var scrollDirection = CollectionView.ScrollDirection.vertical
    /// The headers and footers of the whole layout, above the first section and below the last.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections are measured from that leave it to the layout.
    public var contentInsetsReference = ContentInsetsReference.safeArea

    /// Makes a configuration without space between sections.
    public init() {}
}
