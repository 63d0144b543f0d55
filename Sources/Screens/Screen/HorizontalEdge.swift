/// One of the two sides of what is read in lines.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
}
