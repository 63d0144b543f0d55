/// Whether the ``DataSourceHistory`` of a data source remembers an apply, if it has one.
public enum ApplyRecording: Sendable {
    /// What an app applies is remembered; what can be repeated, such as opening a row, and children that load are not.
    case automatic
    /// It is remembered, such as a drop.
    case recorded
    /// It is not remembered.
    case unrecorded
}
