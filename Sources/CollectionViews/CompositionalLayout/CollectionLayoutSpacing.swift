import Foundation

/// The space between neighbours in a group.
public struct CollectionLayoutSpacing: Hashable, Sendable {
    /// The points the spacing was made with.
    public let spacing: CGFloat
    /// Whether the space may grow to fill the group.
    public let isFlexibleSpacing: Bool

    /// Exactly so many points.
    public static func fixed(_ points: CGFloat) -> Self { Self(spacing: points, isFlexibleSpacing: false) }

    /// At least so many points; what is left over is shared out evenly.
    public static func flexible(_ points: CGFloat) -> Self { Self(spacing: points, isFlexibleSpacing: true) }

    /// Whether the space is exactly as given.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
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
