/// Edges of a rectangle, whichever way lines run.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = DirectionalRectEdge(rawValue: 1)
    /// The edge where lines start.
    public static let leading = DirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = DirectionalRectEdge(rawValue: 4)
    /// The edge where lines end.
    public static let trailing = DirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
