import Foundation

/// Lets fonts of your own grow with the size of text that a viewer has chosen.
///
/// Every font here does so anyway; this type is for code that uses it.
public struct FontMetrics: Hashable, Sendable {
    /// Of plain text.
    public static let `default` = FontMetrics(forTextStyle: .body)

    /// Of a kind of text.
    public init(forTextStyle textStyle: Font.TextStyle) {}

    /// The font itself, which grows anyway.
    public func scaledFont(for font: Font) -> Font { font }

    /// The font itself, which grows anyway.
    public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
        font.withSize(min(font.pointSize, maximumPointSize))
    }

    /// A length, scaled with the text size of the viewer that a layout is made for, and rounded to whole points.
    ///
    /// Call it in a section provider, or with the traits of a cell. Elsewhere the viewer is unknown, and the length
    /// stays as it is.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: TraitCollection? = nil) -> CGFloat {
        let scale = (traitCollection ?? .current).textScale
        return scale == 1 ? value : (value * scale).rounded()
    }
}
