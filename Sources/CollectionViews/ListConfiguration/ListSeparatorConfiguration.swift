import Foundation

/// How the lines above and below a list's row look.
///
/// ```swift
/// var configuration = CollectionLayoutListConfiguration(appearance: .plain)
/// configuration.itemSeparatorHandler = { indexPath, separators in
///     var separators = separators
///     if indexPath.item == 0 { separators.topSeparatorVisibility = .hidden }
///     separators.bottomSeparatorInsets.leading = 60
///     return separators
/// }
/// ```
public struct ListSeparatorConfiguration: Hashable, Sendable {
    /// Insets that leave a line to the list: it starts where the texts do.
    public static let automaticInsets = DirectionalEdgeInsets(
        top: .infinity, leading: .infinity, bottom: .infinity, trailing: .infinity)

    /// Whether a line stands above the row. The list draws none there by itself.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether a line stands below the row. The list draws one below each row but a section's last.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above keeps from the edges.
    public var topSeparatorInsets = automaticInsets
    /// How far the line below keeps from the edges.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of the lines.
    public var color = Color.separator
    /// The colour of the lines between rows that are selected.
    public var multipleSelectionColor = Color.separator

    /// The lines of a look.
    public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}

    /// Whether a line is drawn.
    public enum Visibility: Int, Hashable, Sendable {
        /// As the list has it, always, or never.
        case automatic, visible, hidden
    }
}

extension CollectionLayoutListConfiguration {
    /// Puts the lines that are asked for in the place of those that the list draws by itself.
    @MainActor func addSeparators(to content: inout RowContent, at indexPath: IndexPath) {
        let separators = itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
        if separators == ListSeparatorConfiguration(listAppearance: appearance) || !showsSeparators { return }
        switch separators.bottomSeparatorVisibility {
        case .automatic: break
        case .visible: content.showsSeparator = true
        case .hidden: content.showsSeparator = false
        }
        content.separator.isAbove = separators.topSeparatorVisibility == .visible
        let color = content.isSelected ? separators.multipleSelectionColor : separators.color
        if color != .separator {
            content.separator.color = color
            content.separator.topColor = color
        }
        content.separator.insets = separators.bottomSeparatorInsets.unlessAutomatic
        content.separator.topInsets = separators.topSeparatorInsets.unlessAutomatic
    }
}

extension DirectionalEdgeInsets {
    /// The insets with 0 in the place of what is left to the list at the trailing edge; nil when all is left to it.
    fileprivate var unlessAutomatic: DirectionalEdgeInsets? {
        if self == ListSeparatorConfiguration.automaticInsets { return nil }
        func finite(_ inset: CGFloat, _ standard: CGFloat) -> CGFloat { inset.isFinite ? inset : standard }
        return DirectionalEdgeInsets(
            top: 0, leading: finite(leading, 16), bottom: 0, trailing: finite(trailing, 0))
    }
}
