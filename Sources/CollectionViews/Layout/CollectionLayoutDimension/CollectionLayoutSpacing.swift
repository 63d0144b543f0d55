/// The space between two items of a group.
///
/// Apple has it since iOS 13, as `NSCollectionLayoutSpacing`.
public struct CollectionLayoutSpacing: Hashable, Sendable {
    /// The points, or the least points where the spacing is flexible.
    public let spacing: Double

    /// Whether the spacing grows until the group is filled.
    public let isFlexibleSpacing: Bool

    /// Whether the spacing is always the same.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    /// So many points.
    public static func fixed(_ points: Double) -> Self { Self(spacing: points, isFlexibleSpacing: false) }

    /// At least so many points, and more where the items leave some over.
    public static func flexible(_ points: Double) -> Self { Self(spacing: points, isFlexibleSpacing: true) }
}
