/// Where a supplementary item stands on its section. Apple has it since iOS 13, with more edges.
public enum RectAlignment: Hashable, Sendable {
    /// Above the section's items.
    case top
    /// Below the section's items.
    case bottom
}

/// A header or footer of a section. Apple has it since iOS 13.
@MainActor public final class CollectionLayoutBoundarySupplementaryItem {
    /// The size, relative to the section.
    public let layoutSize: CollectionLayoutSize
    /// The kind by which the data source is asked for the view.
    public let elementKind: String
    /// Above or below the items.
    public let alignment: RectAlignment
    /// Whether the view stays in sight while its section is. Several of one section stand below each other then.
    public var pinToVisibleBounds = false
    /// How far the view keeps from the edges of its place.
    public var contentInsets = DirectionalEdgeInsets.zero

    /// Makes a header or footer.
    public init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
    }
}
