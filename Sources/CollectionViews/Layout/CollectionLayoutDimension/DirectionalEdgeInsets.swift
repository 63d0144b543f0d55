/// The space between something and the edges of what contains it.
///
/// Apple has it since iOS 11, as `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    /// The space at the top.
    public var top: Double
    /// The space at the edge where lines begin.
    public var leading: Double
    /// The space at the bottom.
    public var bottom: Double
    /// The space at the edge where lines end.
    public var trailing: Double

    /// Makes insets, with no space where none is given.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No space at any edge.
    public static let zero = DirectionalEdgeInsets()

    func inset(_ rect: Rect) -> Rect {
        Rect(
            x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
            height: max(0, rect.height - top - bottom))
    }
}
