/// What stands behind a cell's content. Apple has it since iOS 14.
public struct BackgroundConfiguration: Hashable, Sendable {
    /// The colour; nil stands for the default of the place.
    public var backgroundColor: Color?
    /// The radius of the corners; nil stands for the default of the place.
    public var cornerRadius: Double?

    /// Makes a background with the defaults of the place.
    public init() {}

    /// No background at all.
    public static func clear() -> Self {
        var configuration = Self()
        configuration.backgroundColor = .rgb(red: 0, green: 0, blue: 0, alpha: 0)
        return configuration
    }

    /// The background of a list's row. Apple has it since iOS 18.
    public static func listCell() -> Self { Self() }

    /// The background of a plain list's row.
    public static func listPlainCell() -> Self { Self() }

    /// The background of a grouped list's row.
    public static func listGroupedCell() -> Self { Self() }

    /// The background of a sidebar's row.
    public static func listSidebarCell() -> Self { Self() }

    /// The background as it looks in a state: hosts show selection on top of it.
    public func updated(for state: CellConfigurationState) -> Self { self }

    func show(in content: inout RowContent) {
        if let backgroundColor { content.background = backgroundColor }
        if let cornerRadius { content.cornerRadius = cornerRadius }
    }
}
