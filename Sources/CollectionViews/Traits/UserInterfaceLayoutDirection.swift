/// The direction of lines.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// As in Latin script.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}
