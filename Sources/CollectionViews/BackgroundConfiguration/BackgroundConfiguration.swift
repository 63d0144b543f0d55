import Foundation

/// The background of a cell.
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
    /// The colour; until it is set, the default of the list. Setting it to nil uses the tint.
    public var backgroundColor: Color? { didSet { hasColor = true } }
    /// Makes another colour out of ``backgroundColor``, or out of the tint when that is nil.
    public var backgroundColorTransformer: ConfigurationColorTransformer?
    /// An image on top of the colour; nil for none. Only images of files are drawn, not emoji or symbols. Screen
    /// readers ignore it.
    public var image: Image?
    /// How the image fills the cell.
    public var imageContentMode = View.ContentMode.scaleToFill
    /// How far the background keeps from the cell's edges.
    public var backgroundInsets = DirectionalEdgeInsets.zero
    /// The colour of the border; nil uses the tint. The border is drawn only if ``strokeWidth`` is above 0.
    public var strokeColor: Color?
    /// Makes another colour out of ``strokeColor``, or out of the tint when that is nil.
    public var strokeColorTransformer: ConfigurationColorTransformer?
    /// The width of the border.
    public var strokeWidth: CGFloat = 0
    /// How far the border is outside of the background.
    public var strokeOutset: CGFloat = 0

    private var radius: CGFloat?
    private var hasColor = false

    /// Makes a background with the defaults of the list.
    public init() {}

    /// The radius of the corners; until it is set, the default of the list.
    public var cornerRadius: CGFloat {
        get { radius ?? 0 }
        set { radius = newValue }
    }

    /// The colour of the background, given the tint.
    public func resolvedBackgroundColor(for tintColor: Color) -> Color {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the border, given the tint.
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The background itself: hosts draw selection on top of it, whatever the state.
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
