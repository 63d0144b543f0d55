/// The colours of the index beside a view; nil stands for the host's own.
public struct IndexColors: Hashable, Sendable {
    /// That of the titles.
    public var titles: Color?
    /// What stands behind them.
    public var background: Color?
    /// What stands behind them while a finger or a pointer goes over them.
    public var trackingBackground: Color?

    /// Makes colours that are all the host's own.
    public init() {}
}
