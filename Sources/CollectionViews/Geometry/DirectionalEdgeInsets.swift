/// Distances from the four edges of a rectangle, in points.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: Double
    /// The distance from the edge where a line of text starts.
    public var leading: Double
    /// The distance from the lower edge.
    public var bottom: Double
    /// The distance from the edge where a line of text ends.
    public var trailing: Double

    /// Makes insets.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = DirectionalEdgeInsets()
}

extension Rect {
    func inset(by insets: DirectionalEdgeInsets) -> Rect {
        Rect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }

    func offset(x: Double = 0, y: Double = 0) -> Rect {
        Rect(origin: Point(x: minX + x, y: minY + y), size: size)
    }
}
