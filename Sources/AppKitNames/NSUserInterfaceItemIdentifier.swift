/// What has a name by which it is found again.
@preconcurrency @MainActor public protocol NSUserInterfaceItemIdentification: AnyObject {
    /// The name; nil for what nobody looks for.
    var identifier: NSUserInterfaceItemIdentifier? { get set }
}

/// The name by which items of a user interface are found again.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
