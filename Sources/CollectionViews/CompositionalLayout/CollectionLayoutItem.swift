/// What stands for one cell in a compositional layout. Apple has it since iOS 13.
@MainActor public class CollectionLayoutItem {
    /// The size, relative to the group around the item.
    public let layoutSize: CollectionLayoutSize

    /// How far the cell keeps from the edges of its place.
    public var contentInsets = DirectionalEdgeInsets.zero

    /// Makes an item of a size.
    public init(layoutSize: CollectionLayoutSize) {
        self.layoutSize = layoutSize
    }

    var node: LayoutNode { LayoutNode(size: layoutSize, insets: contentInsets) }
}
