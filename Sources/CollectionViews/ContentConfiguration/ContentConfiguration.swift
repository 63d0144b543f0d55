/// What a cell shows, as a value.
///
/// Unlike Apple's, it makes no view: it describes the content, and hosts draw it.
public protocol ContentConfiguration {
    /// The configuration as it looks in a state.
    func updated(for state: any ConfigurationState) -> Self

    /// Puts the content into a row's.
    func show(in content: inout RowContent)
}

extension ContentConfiguration {
    /// The configuration itself: it looks the same in every state.
    public func updated(for state: any ConfigurationState) -> Self { self }
}

/// Shows a row's content as it is, for cells that need all of it.
extension RowContent: ContentConfiguration {
    /// Puts itself in the other's place.
    public func show(in content: inout RowContent) { content = self }
}
