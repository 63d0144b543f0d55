/// What the insets at the leading and trailing edges of a section are measured from.
public enum ContentInsetsReference: Int, Hashable, Sendable {
    /// As the layout's configuration has it, or else the safe area.
    case automatic
    /// The window's edges.
    case none
    /// The safe area, which is the whole window.
    case safeArea
    /// The usual margins of content.
    case layoutMargins
    /// A column of readable width.
    case readableContent

    /// The greatest width at which text is read with ease.
    private static let readableWidth = 672.0

    func inset(in width: Double) -> Double {
        let margin = width >= 600 ? 20.0 : 16
        switch self {
        case .automatic, .none, .safeArea: return 0
        case .layoutMargins: return margin
        case .readableContent: return max(margin, (width - Self.readableWidth) / 2)
        }
    }
}
