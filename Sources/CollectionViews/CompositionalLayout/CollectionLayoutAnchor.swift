import Foundation

/// The position of a supplementary view on an item: at an edge or a corner, and how far from it.
///
/// ```swift
/// let corner = CollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
/// ```
public struct CollectionLayoutAnchor: Hashable, Sendable {
    /// The edges: none for the middle, two for a corner.
    public let edges: DirectionalRectEdge
    /// The distance, in points or in shares of the supplementary view's extent.
    public let offset: CGPoint
    /// Whether the distance is in points.
    public let isAbsoluteOffset: Bool

    /// Whether the distance is in shares of the supplementary view's extent.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// At edges.
    public init(edges: DirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    /// At a distance of so many points from edges.
    public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isAbsoluteOffset = true
    }

    /// At a distance of so many shares of the supplementary view's extent from edges.
    public init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isAbsoluteOffset = false
    }

    /// Whether the two have the same edges and offset.
    public static func == (left: CollectionLayoutAnchor, right: CollectionLayoutAnchor) -> Bool {
        left.edges == right.edges && left.offset == right.offset && left.isAbsoluteOffset == right.isAbsoluteOffset
    }

    /// Feeds what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(edges)
        hasher.combine(isAbsoluteOffset)
    }

    /// The point of a rectangle that the edges name.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    func distance(for size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}
