/// A supplementary view in a compositional layout, such as a badge on an item.
///
/// ```swift
/// let badge = CollectionLayoutSupplementaryItem(
///     layoutSize: CollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge", containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
/// let item = CollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
/// ```
///
/// The data source is asked for the view by the kind and the path of the item. An item's supplementary views are not
/// measured: an estimated extent stays as it is.
@preconcurrency @MainActor open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
    /// The kind by which the data source is asked for the view.
    public let elementKind: String
    /// The position of the view on the item.
    public let containerAnchor: CollectionLayoutAnchor
    /// The point of the view that is put there; nil for the same edges.
    public let itemAnchor: CollectionLayoutAnchor?
    /// The drawing order: elements with a greater number cover others. Items have 0.
    public var zIndex = 1

    /// Makes a supplementary item at an anchor.
    public init(layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes a supplementary item with one of its points at an anchor.
    public init(
        layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
        itemAnchor: CollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    var badge: LayoutNode.Badge {
        LayoutNode.Badge(
            kind: elementKind, size: layoutSize, insets: contentInsets, anchor: containerAnchor,
            itemAnchor: itemAnchor, zIndex: zIndex)
    }
}
