/// A kind of device.
///
/// Layouts get it from their environment, for example to make rows high enough for fingers, or lower for a pointer:
///
/// ```swift
/// let layout = CollectionViewCompositionalLayout { _, environment in
///     var configuration = CollectionLayoutListConfiguration(appearance: .plain)
///     configuration.rowHeight = environment.traitCollection.userInterfaceIdiom == .mac ? 32 : 44
///     return .list(using: configuration, layoutEnvironment: environment)
/// }
/// ```
public enum UserInterfaceIdiom: Int, Hashable, Sendable {
    /// Not specified.
    case unspecified = -1
    /// A telephone: touch, and little space.
    case phone = 0
    /// A tablet: touch, and much space.
    case pad = 1
    /// A computer with a pointer.
    case mac = 5
}
