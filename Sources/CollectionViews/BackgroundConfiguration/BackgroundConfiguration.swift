import Foundation

/// What stands behind a cell's content.
///
/// ```swift
/// var background = BackgroundConfiguration.listCell()
/// background.backgroundColor = .systemYellow
/// background.strokeColor = .separator
/// background.strokeWidth = 1
/// background.cornerRadius = 8
/// cell.backgroundConfiguration = background
/// ```
public struct BackgroundConfiguration: Hashable, Sendable {
    /// The colour; until it is set, that of the place. Setting nil stands for the tint.
    public var backgroundColor: Color? { didSet { hasColor = true } }
    /// Makes another colour out of ``backgroundColor``, or out of the tint when that is nil.
    public var backgroundColorTransformer: ConfigurationColorTransformer?
    /// A picture on the colour, of a file's bytes; nil shows none. Emoji and symbols are not drawn there. It is
    /// decoration, of which a screen reader says nothing.
    public var image: Image?
    /// How the picture fills the cell.
    public var imageContentMode = View.ContentMode.scaleToFill
    /// How far the background keeps from the cell's edges.
    public var backgroundInsets = DirectionalEdgeInsets.zero
    /// The colour of a line around the background; nil stands for the tint, as long as there is a width.
    public var strokeColor: Color?
    /// Makes another colour out of ``strokeColor``, or out of the tint when that is nil.
    public var strokeColorTransformer: ConfigurationColorTransformer?
    /// How wide the line around the background is.
    public var strokeWidth: CGFloat = 0
    /// How far the line stands outside of the background.
    public var strokeOutset: CGFloat = 0

    private var radius: CGFloat?
    private var hasColor = false

    /// Makes a background with the defaults of the place.
    public init() {}

    /// The radius of the corners; until it is set, they are as the place has them.
    public var cornerRadius: CGFloat {
        get { radius ?? 0 }
        set { radius = newValue }
    }

    /// The colour of the background, given the tint.
    public func resolvedBackgroundColor(for tintColor: Color) -> Color {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line around the background, given the tint.
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The background as it looks in a state: hosts show selection on top of it.
    public func updated(for state: any ConfigurationState) -> Self { self }

    func show(in content: inout RowContent) {
        let tint = content.tint ?? .tintColor
        if hasColor || backgroundColorTransformer != nil {
            content.background = resolvedBackgroundColor(for: tint)
        }
        if let radius { content.cornerRadius = radius }
        content.backgroundImage = image
        content.backgroundImageMode = imageContentMode
        content.backgroundInsets = backgroundInsets
        if strokeWidth > 0 {
            content.stroke = RowContent.Stroke(
                color: resolvedStrokeColor(for: tint), width: strokeWidth, outset: strokeOutset)
        }
    }
}

extension BackgroundConfiguration {
    /// No background at all.
    public static func clear() -> Self {
        var configuration = Self()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// The background of a list's row.
    public static func listCell() -> Self { Self() }

    /// The background of a list's header.
    public static func listHeader() -> Self { Self() }

    /// The background of a list's footer.
    public static func listFooter() -> Self { Self() }

    /// The background of a plain list's row.
    public static func listPlainCell() -> Self { Self() }

    /// The background of a plain list's header or footer.
    public static func listPlainHeaderFooter() -> Self { Self() }

    /// The background of a grouped list's row.
    public static func listGroupedCell() -> Self { Self() }

    /// The background of a grouped list's header or footer.
    public static func listGroupedHeaderFooter() -> Self { Self() }

    /// The background of a sidebar's row.
    public static func listSidebarCell() -> Self { Self() }

    /// The background of a sidebar's header.
    public static func listSidebarHeader() -> Self { Self() }

    /// The background of a row in a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> Self { Self() }
}
