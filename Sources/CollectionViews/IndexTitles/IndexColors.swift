/// The colours of the index beside a view; nil stands for the host's own.
public struct IndexColors: Hashable, Sendable {
    /// The colour of the titles.
    public var titles: Color?
    /// The background.
    public var background: Color?
    /// The background while a finger or a pointer moves over the titles.
    public var trackingBackground: Color?

    /// Makes colours that are all the host's own.
    public init() {}
}
