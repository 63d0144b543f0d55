/// A width or a height in a compositional layout. Apple has it since iOS 13.
public struct CollectionLayoutDimension: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case absolute, fractionalWidth, fractionalHeight, estimated
    }

    let kind: Kind

    /// The points, or the fraction, that the dimension was made with.
    public let dimension: Double

    /// A number of points.
    public static func absolute(_ points: Double) -> Self { Self(kind: .absolute, dimension: points) }

    /// A share of the container's width.
    public static func fractionalWidth(_ fraction: Double) -> Self { Self(kind: .fractionalWidth, dimension: fraction) }

    /// A share of the container's height.
    public static func fractionalHeight(_ fraction: Double) -> Self {
        Self(kind: .fractionalHeight, dimension: fraction)
    }

    /// A number of points until the viewer has measured what is shown.
    ///
    /// Heights are measured; an estimated width stays as it is.
    public static func estimated(_ points: Double) -> Self { Self(kind: .estimated, dimension: points) }

    /// Whether this is a number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether this is a share of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether this is a share of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether what is shown decides.
    public var isEstimated: Bool { kind == .estimated }

    func resolved(in container: Size) -> Double {
        switch kind {
        case .absolute, .estimated: max(0, dimension)
        case .fractionalWidth: max(0, dimension * container.width)
        case .fractionalHeight: max(0, dimension * container.height)
        }
    }
}

/// The size of an item, a group or a boundary supplementary item. Apple has it since iOS 13.
public struct CollectionLayoutSize: Hashable, Sendable {
    /// The width.
    public let widthDimension: CollectionLayoutDimension
    /// The height.
    public let heightDimension: CollectionLayoutDimension

    /// Makes a size out of a width and a height.
    public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }
}

/// The space between neighbours in a group. Apple has it since iOS 13.
public struct CollectionLayoutSpacing: Hashable, Sendable {
    /// The points the spacing was made with.
    public let spacing: Double
    /// Whether the space may grow to fill the group.
    public let isFlexibleSpacing: Bool

    /// Exactly so many points.
    public static func fixed(_ points: Double) -> Self { Self(spacing: points, isFlexibleSpacing: false) }

    /// At least so many points; what is left over is shared out evenly.
    public static func flexible(_ points: Double) -> Self { Self(spacing: points, isFlexibleSpacing: true) }

    /// Whether the space is exactly as given.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}
