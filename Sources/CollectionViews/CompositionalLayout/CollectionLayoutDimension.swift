import Foundation

/// A width or a height in a compositional layout.
public struct CollectionLayoutDimension: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case absolute, fractionalWidth, fractionalHeight, estimated, uniform
    }

    let kind: Kind

    /// The points, or the fraction, that the dimension was made with.
    public let dimension: CGFloat

    /// A number of points.
    public static func absolute(_ points: CGFloat) -> Self { Self(kind: .absolute, dimension: points) }

    /// A share of the container's width.
    public static func fractionalWidth(_ fraction: CGFloat) -> Self {
        Self(kind: .fractionalWidth, dimension: fraction)
    }

    /// A share of the container's height.
    public static func fractionalHeight(_ fraction: CGFloat) -> Self {
        Self(kind: .fractionalHeight, dimension: fraction)
    }

    /// A number of points until the viewer has measured what is shown.
    ///
    /// Heights are measured; an estimated width stays as it is.
    public static func estimated(_ points: CGFloat) -> Self { Self(kind: .estimated, dimension: points) }

    /// As high or as wide as the tallest or widest of its neighbours in the group; so many points until that is known.
    ///
    /// Neighbours side by side have the height of their line.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(kind: .uniform, dimension: estimate) }

    /// Whether neighbours share the greatest of their extents.
    public var isUniformAcrossSiblings: Bool { kind == .uniform }
    /// Whether this is a number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether this is a share of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether this is a share of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the extent follows from the content.
    public var isEstimated: Bool { kind == .estimated || kind == .uniform }

    func resolved(in container: CGSize) -> Double {
        switch kind {
        case .absolute, .estimated, .uniform: max(0, dimension)
        case .fractionalWidth: max(0, dimension * container.width)
        case .fractionalHeight: max(0, dimension * container.height)
        }
    }
}
