/// One side of an item's or group's size.
///
/// Apple has it since iOS 13, as `NSCollectionLayoutDimension`.
public struct CollectionLayoutDimension: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind

    /// The fraction, or the points.
    public let dimension: Double

    /// A fraction of the width of the container: 1 is all of it.
    public static func fractionalWidth(_ fraction: Double) -> Self { Self(kind: .fractionalWidth, dimension: fraction) }

    /// A fraction of the height of the container: 1 is all of it.
    public static func fractionalHeight(_ fraction: Double) -> Self {
        Self(kind: .fractionalHeight, dimension: fraction)
    }

    /// So many points.
    public static func absolute(_ points: Double) -> Self { Self(kind: .absolute, dimension: points) }

    /// So many points until the content has been measured.
    public static func estimated(_ points: Double) -> Self { Self(kind: .estimated, dimension: points) }

    /// Whether this is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }

    /// Whether this is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }

    /// Whether this is a number of points.
    public var isAbsolute: Bool { kind == .absolute }

    /// Whether this is a guess that measuring the content corrects.
    public var isEstimated: Bool { kind == .estimated }

    /// The points that this comes to in a container.
    func resolved(in container: Size) -> Double {
        switch kind {
        case .fractionalWidth: max(0, container.width * dimension)
        case .fractionalHeight: max(0, container.height * dimension)
        case .absolute, .estimated: max(0, dimension)
        }
    }
}
