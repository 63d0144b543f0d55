/// Which way lines run. Apple has it since iOS 5.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// As in Latin script.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}
