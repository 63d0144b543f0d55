/// A header or a footer at an edge of a section.
///
/// Apple has it since iOS 13, as `NSCollectionLayoutBoundarySupplementaryItem`.
@MainActor public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutItem {
    /// The edge of the section at which the view stands.
    public enum Alignment: Sendable {
        /// Above the section's items.
        case top
        /// Below the section's items.
        case bottom
    }

    /// The kind by which the data source is asked for the view.
    public let elementKind: String

    /// The edge at which the view stands.
    public let alignment: Alignment

    /// Makes a header or footer.
    ///
    /// - Parameters:
    ///   - layoutSize: The size, relative to the section.
    ///   - elementKind: The kind by which the data source is asked for the view.
    ///   - alignment: The edge at which the view stands.
    public init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: Alignment) {
        self.elementKind = elementKind
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }
}
