/// The keys held while a user taps a row.
public struct TapModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set out of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Adds the row to the selection or takes it out: the command or control key.
    public static let toggle = TapModifiers(rawValue: 1)

    /// Selects everything up to the row: the shift key.
    public static let extend = TapModifiers(rawValue: 2)
}
