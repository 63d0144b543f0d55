import Foundation

/// A cell in a compositional layout.
@preconcurrency @MainActor open class CollectionLayoutItem {
    /// The size, relative to the group around the item.
    public let layoutSize: CollectionLayoutSize

    /// How far the cell keeps from the edges of the item.
    public var contentInsets = DirectionalEdgeInsets.zero

    /// The space around the item. Flexible spacing counts with its minimum.
    public var edgeSpacing: CollectionLayoutEdgeSpacing?

    /// The supplementary views on the item, such as badges.
    public let supplementaryItems: [CollectionLayoutSupplementaryItem]

    /// Makes an item of a size.
    public convenience init(layoutSize: CollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item of a size, with supplementary views on it.
    public init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// The item as a plain value.
    func node(in environment: any CollectionLayoutEnvironment) -> LayoutNode {
        var node = LayoutNode(size: layoutSize, insets: contentInsets)
        node.spacing = edgeSpacing?.insets ?? .zero
        node.badges = supplementaryItems.map(\.badge)
        return node
    }
}
