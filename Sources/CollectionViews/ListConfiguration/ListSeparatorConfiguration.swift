import Foundation

/// How the separators above and below a row of a list look.
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
    /// Insets that stand for the list's own: the separator starts where the texts do.
    public static let automaticInsets = DirectionalEdgeInsets(
        top: .infinity, leading: .infinity, bottom: .infinity, trailing: .infinity)

    /// Whether there is a separator above the row. Automatic: there is none.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a separator below the row. Automatic: there is one, but not below a section's last row.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the separator above keeps from the edges.
    public var topSeparatorInsets = automaticInsets
    /// How far the separator below keeps from the edges.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of the separators.
    public var color = Color.separator
    /// The colour of the separators of selected rows.
    public var multipleSelectionColor = Color.separator

    /// Makes the separators of an appearance.
    public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}

    /// Whether a separator is drawn.
    public enum Visibility: Int, Hashable, Sendable {
        /// As the list has it, always, or never.
        case automatic, visible, hidden
    }
}

extension CollectionLayoutListConfiguration {
    /// Replaces the list's own separators by those that the app configured.
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
        content.separator.insets = separators.bottomSeparatorInsets.nilIfAutomatic
        content.separator.topInsets = separators.topSeparatorInsets.nilIfAutomatic
    }
}

extension DirectionalEdgeInsets {
    /// The insets, with a default for each single automatic one; nil if all are automatic.
    fileprivate var nilIfAutomatic: DirectionalEdgeInsets? {
        if self == ListSeparatorConfiguration.automaticInsets { return nil }
        func finite(_ inset: CGFloat, _ standard: CGFloat) -> CGFloat { inset.isFinite ? inset : standard }
        return DirectionalEdgeInsets(
            top: 0, leading: finite(leading, 16), bottom: 0, trailing: finite(trailing, 0))
    }
}
