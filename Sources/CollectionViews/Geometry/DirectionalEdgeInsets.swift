import Foundation

/// Distances from the four edges of a rectangle, in points.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the edge where a line of text starts.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the edge where a line of text ends.
    public var trailing: CGFloat

    /// Makes insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// No insets.
    public static let zero = DirectionalEdgeInsets()
}

extension CGRect {
    func inset(by insets: DirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }

    func offset(x: Double = 0, y: Double = 0) -> CGRect {
        CGRect(origin: CGPoint(x: minX + x, y: minY + y), size: size)
    }
}
