/// The name by which items of a user interface are found again.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
