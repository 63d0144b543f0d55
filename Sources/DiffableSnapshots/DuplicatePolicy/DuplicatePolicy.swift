/// What becomes of identifiers that stand twice, or in the snapshot already, when items from outside are appended.
public enum DuplicatePolicy: Hashable, Sendable {
    /// The occurrence met first stays: what the snapshot holds already stays in its place, and of those given the
    /// earliest is taken.
    case keepFirst
    /// The occurrence met last wins: what the snapshot holds already moves to its new place, and of those given the
    /// latest is taken.
    case keepLast
    /// Any duplicate rejects the whole: the call throws and the snapshot is left as it was.
    case reject
}
