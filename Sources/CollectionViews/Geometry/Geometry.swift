/// A place in a view's content, in points from its upper leading corner.
public struct Point: Hashable, Sendable {
    /// The distance from the leading edge.
    public var x: Double
    /// The distance from the upper edge.
    public var y: Double

    /// Makes a point.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The upper leading corner.
    public static let zero = Point()
}

/// An extent in points.
public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a size.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    /// No extent.
    public static let zero = Size()
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
    /// The upper leading corner.
    public var origin: Point
    /// The extent.
    public var size: Size

    /// Makes a rectangle from its corner and its extent.
    public init(origin: Point = .zero, size: Size = .zero) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from its corner and its extent.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// No extent, at the upper leading corner.
    public static let zero = Rect()

    /// The leading edge.
    public var minX: Double { origin.x }
    /// The upper edge.
    public var minY: Double { origin.y }
    /// The trailing edge.
    public var maxX: Double { origin.x + size.width }
    /// The lower edge.
    public var maxY: Double { origin.y + size.height }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }

    /// Whether the two rectangles share an area; rectangles that only touch do not.
    public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
