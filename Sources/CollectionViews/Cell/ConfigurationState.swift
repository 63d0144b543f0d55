/// The state of a view, on which its looks may depend.
///
/// A state can carry values of your own, under keys of your own:
///
/// ```swift
/// extension ConfigurationStateCustomKey {
///     static let isArchived = ConfigurationStateCustomKey("com.example.isArchived")
/// }
///
/// final class MessageCell: CollectionViewListCell {
///     override var configurationState: CellConfigurationState {
///         var state = super.configurationState
///         state[.isArchived] = message.isArchived
///         return state
///     }
/// }
/// ```
public protocol ConfigurationState {
    /// The traits of the viewer's window.
    var traitCollection: TraitCollection { get set }

    /// A value of your own; nil when there is none under the key.
    subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }

    /// Makes a state in which every flag is false.
    init(traitCollection: TraitCollection)
}

/// The key of a value of your own in a state.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
