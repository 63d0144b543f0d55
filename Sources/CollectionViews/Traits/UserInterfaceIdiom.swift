/// A kind of device.
///
/// A layout learns it from its environment, to make rows as high as the fingers that press them, or lower for a
/// pointer:
///
/// ```swift
/// let layout = CollectionViewCompositionalLayout { _, environment in
///     var configuration = CollectionLayoutListConfiguration(appearance: .plain)
///     configuration.rowHeight = environment.traitCollection.userInterfaceIdiom == .mac ? 32 : 44
///     return .list(using: configuration, layoutEnvironment: environment)
/// }
/// ```
public enum UserInterfaceIdiom: Int, Hashable, Sendable {
    /// Nobody said.
    case unspecified = -1
    /// A telephone: fingers, and little room.
    case phone = 0
    /// A tablet: fingers, and much room.
    case pad = 1
    /// A computer with a pointer.
    case mac = 5
}
