import Foundation

/// A header or footer of a section.
@preconcurrency @MainActor
public final class CollectionLayoutBoundarySupplementaryItem:
    CollectionLayoutSupplementaryItem
{
    /// Above or below the items.
    public let alignment: RectAlignment
    /// The offset of the view from its aligned position.
    public let offset: CGPoint
    /// Whether the view is pinned to the window's edge while its section is visible. Several pinned views of one
    /// section are stacked.
    public var pinToVisibleBounds = false
    /// Whether the view adds to the section's height; otherwise it overlaps the items.
    public var extendsBoundary = true

    /// Makes a header or footer.
    public convenience init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a header or footer with an offset from its aligned position.
    public init(
        layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: CollectionLayoutAnchor(edges: alignment.isAbove ? .top : .bottom))
    }
}
