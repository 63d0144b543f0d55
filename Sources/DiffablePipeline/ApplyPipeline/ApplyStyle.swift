/// How a view takes the next state of its data source.
public enum ApplyStyle: Sendable {
    /// By what changed, animated or at once.
    case difference(animated: Bool)

    /// By asking for everything anew.
    case reload
}
