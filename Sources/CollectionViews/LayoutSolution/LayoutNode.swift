import Foundation

/// A group or an item of a compositional layout as a plain value.
struct LayoutNode: Hashable, Sendable {
    var size: CollectionLayoutSize
    var insets: DirectionalEdgeInsets
    /// The children of a group; nil for an item.
    var line: Line?
    /// The space around the node.
    var spacing = DirectionalEdgeInsets.zero
    /// The supplementary views on the node.
    var badges: [Badge] = []
    /// The frames of the items, for a group that places them itself.
    var frames: [CGRect] = []

    init(size: CollectionLayoutSize, insets: DirectionalEdgeInsets = .zero, line: Line? = nil) {
        self.size = size
        self.insets = insets
        self.line = line
    }

    enum Axis: Hashable, Sendable {
        case horizontal, vertical
    }

    enum Filling: Hashable, Sendable {
        /// The children in turn, as often as they fit.
        case fit
        /// The first child, repeated; `resizes` if the children share the group's length, whatever they ask for.
        case count(Int, resizes: Bool)
    }

    struct Line: Hashable, Sendable {
        var axis: Axis
        var children: [LayoutNode]
        var filling: Filling
        var spacing: CollectionLayoutSpacing
    }

    /// The frame of one item in its group.
    struct Leaf: Hashable, Sendable {
        var frame: CGRect
        var isSelfSizing: Bool
        var badges: [Badge] = []

        func hash(into hasher: inout Hasher) {
            hasher.combine(isSelfSizing)
            hasher.combine(badges)
        }
    }

    /// A supplementary view on an item.
    struct Badge: Hashable, Sendable {
        var kind: String
        var size: CollectionLayoutSize
        var insets: DirectionalEdgeInsets
        var anchor: CollectionLayoutAnchor
        var itemAnchor: CollectionLayoutAnchor?
        var zIndex: Int

        /// The frame of the view on an item.
        func frame(on item: CGRect) -> CGRect {
            let size = CGSize(
                width: size.widthDimension.resolved(in: item.size), height: size.heightDimension.resolved(in: item.size)
            )
            let target = anchor.point(in: item)
            let offset = anchor.distance(for: size)
            let own = itemAnchor ?? CollectionLayoutAnchor(edges: anchor.edges)
            let point = own.point(in: CGRect(size: size))
            let shift = own.distance(for: size)
            return CGRect(
                x: target.x + offset.x - point.x - shift.x, y: target.y + offset.y - point.y - shift.y,
                width: size.width, height: size.height
            ).inset(by: insets)
        }
    }

    /// The size of a node and the frames of its items.
    struct Solved: Sendable {
        var size: CGSize
        var leaves: [Leaf]
    }
}
