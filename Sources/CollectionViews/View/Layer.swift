import Foundation

/// The border and the corners of a view.
///
/// ```swift
/// cell.layer.borderColor = Color.separator.cgColor
/// cell.layer.borderWidth = 1
/// cell.layer.cornerRadius = 8
/// ```
@preconcurrency @MainActor public final class Layer {
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { onChange() } } }
    /// How wide the border is.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { onChange() } } }
    /// The border's colour; nil stands for black, as long as there is a width.
    public var borderColor: Color? { didSet { if borderColor != oldValue { onChange() } } }
    /// Whether content is cut off at the corners, which it always is.
    public var masksToBounds = false

    private let onChange: () -> Void

    init(onChange: @escaping () -> Void) { self.onChange = onChange }

    func show(in content: inout RowContent) {
        if cornerRadius > 0 { content.cornerRadius = cornerRadius }
        if borderWidth > 0 {
            content.stroke = RowContent.Stroke(color: borderColor ?? .black, width: borderWidth)
        }
    }
}

extension Color {
    /// The colour itself, for borders.
    public var cgColor: Color { self }

    /// The colour itself.
    public convenience init(cgColor: Color) { self.init(cgColor.value) }
}
