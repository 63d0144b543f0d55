/// A kind of device.
///
/// Lists have rows of at least 44 points where fingers press them, as on a telephone and a tablet, and may have lower ones
/// for a pointer.
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
