import Foundation

/// A font of the viewer's system: a size, a weight and a design.
///
/// ```swift
/// content.textProperties.font = .preferredFont(forTextStyle: .headline)
/// content.secondaryTextProperties.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
/// ```
///
/// Fonts are immutable, and two with the same traits are equal. All grow with the size of text that a viewer has
/// chosen.
public final class Font: Hashable, Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The thickness of the strokes.
    public let weight: Weight
    /// The kind of text that the font was made for.
    package let textStyle: TextStyle?
    /// How the letters are drawn.
    public let design: Design
    /// Whether the letters lean.
    public let isItalic: Bool
    /// Whether all digits are of the same width.
    public let hasMonospacedDigits: Bool
    /// The name of a family; nil for the system's own.
    public let familyName: String?

    package init(
        pointSize: CGFloat, weight: Weight = .regular, textStyle: TextStyle? = nil, design: Design = .default,
        isItalic: Bool = false, hasMonospacedDigits: Bool = false, familyName: String? = nil
    ) {
        self.pointSize = pointSize
        self.weight = weight
        self.textStyle = textStyle
        self.design = design
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.familyName = familyName
    }

    /// Whether the two have the same traits.
    public static func == (left: Font, right: Font) -> Bool {
        left === right
            || left.pointSize == right.pointSize && left.weight == right.weight && left.textStyle == right.textStyle
                && left.design == right.design && left.isItalic == right.isItalic
                && left.hasMonospacedDigits == right.hasMonospacedDigits && left.familyName == right.familyName
    }

    /// Feeds what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(design)
    }

    /// The thickness of the strokes, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public var rawValue: CGFloat
        /// A weight of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The lightest.
        public static let ultraLight = Weight(-0.8)
        /// Very light.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// That of plain text.
        public static let regular = Weight(0)
        /// A little stronger.
        public static let medium = Weight(0.23)
        /// That of headlines.
        public static let semibold = Weight(0.3)
        /// Strong.
        public static let bold = Weight(0.4)
        /// Very strong.
        public static let heavy = Weight(0.56)
        /// The strongest.
        public static let black = Weight(0.62)
    }

    /// How the letters are drawn.
    public enum Design: String, Hashable, Sendable {
        /// As the system has them, with serifs, rounded, or all of one width.
        case `default`, serif, rounded, monospaced
    }
}
