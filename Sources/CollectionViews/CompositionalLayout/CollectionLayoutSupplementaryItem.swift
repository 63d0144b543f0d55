/// What stands for a supplementary view in a compositional layout, such as a badge on an item.
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
    /// Where on the item the view stands.
    public let containerAnchor: CollectionLayoutAnchor
    /// Which point of the view stands there; nil stands for the same edges.
    public let itemAnchor: CollectionLayoutAnchor?
    /// What stands before what; items have 0.
    public var zIndex = 1

    /// Makes a supplementary item at an anchor.
    public init(layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes a supplementary item one point of which stands at an anchor.
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

/// What stands behind or around the items of a section, such as a background; the layout itself makes the view.
///
/// ```swift
/// section.decorationItems = [CollectionLayoutDecorationItem.background(elementKind: "background")]
/// layout.register(RoundedBackground.self, forDecorationViewOfKind: "background")
/// ```
@preconcurrency @MainActor public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
    /// The kind by which the layout knows the view's class.
    public let elementKind: String
    /// What stands before what; items have 0.
    public var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// What stands behind all of a section.
    public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
        CollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
