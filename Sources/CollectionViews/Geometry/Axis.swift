/// One or both axes.
public struct Axis: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Along a line of text.
    public static let horizontal = Axis(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Axis(rawValue: 2)
    /// Along both.
    public static let both: Axis = [.horizontal, .vertical]
}
