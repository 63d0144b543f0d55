/// The leading or the trailing edge.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
}
