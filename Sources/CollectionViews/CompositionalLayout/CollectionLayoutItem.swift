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

/// The space around an item or a group.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
    /// The space at the leading edge.
    public let leading: CollectionLayoutSpacing?
    /// The space above.
    public let top: CollectionLayoutSpacing?
    /// The space at the trailing edge.
    public let trailing: CollectionLayoutSpacing?
    /// The space below.
    public let bottom: CollectionLayoutSpacing?

    /// Makes the spaces; nil stands for none.
    public init(
        leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
        bottom: CollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    var insets: DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
            trailing: trailing?.spacing ?? 0)
    }
}

/// One item of a group that places its items itself.
@preconcurrency @MainActor public final class CollectionLayoutGroupCustomItem {
    /// The item's frame in the group.
    public let frame: CGRect
    /// The drawing order. Not used: items of a group lie beside each other.
    public let zIndex: Int

    /// Makes an item.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// Places the items of a group.
public typealias CollectionLayoutGroupCustomItemProvider =
    @MainActor (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
