/// One place for a cell in a group.
///
/// Apple has it since iOS 13, as `NSCollectionLayoutItem`.
@MainActor public class CollectionLayoutItem {
    /// The size, relative to the group.
    public let layoutSize: CollectionLayoutSize

    /// The space around the cell, inside the item's size.
    public var contentInsets = DirectionalEdgeInsets.zero

    /// Makes an item of the given size.
    public init(layoutSize: CollectionLayoutSize) {
        self.layoutSize = layoutSize
    }
}
