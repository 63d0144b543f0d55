import Foundation

extension Font {
    /// The size of labels.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of buttons' titles.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of small texts.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of texts.
    public static var systemFontSize: CGFloat { 14 }

    /// The system's font in a size.
    public static func systemFont(ofSize fontSize: CGFloat) -> Font { Font(pointSize: fontSize) }

    /// The system's font in a size and a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(pointSize: fontSize, weight: weight)
    }

    /// The system's bold font in a size.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> Font { Font(pointSize: fontSize, weight: .bold) }

    /// The system's italic font in a size.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
        Font(pointSize: fontSize, isItalic: true)
    }

    /// The system's font whose letters are all of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(pointSize: fontSize, weight: weight, design: .monospaced)
    }

    /// The system's font whose digits are all of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(pointSize: fontSize, weight: weight, hasMonospacedDigits: true)
    }

    /// The font for a kind of text; it grows with the size of text that a viewer has chosen.
    public static func preferredFont(forTextStyle style: TextStyle) -> Font {
        let isHeadline = style == .headline
        return Font(pointSize: style.pointSize, weight: isHeadline ? .semibold : .regular, textStyle: style)
    }

    /// The font for a kind of text; each viewer sees it in a size of its own, whatever the traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
    ) -> Font { preferredFont(forTextStyle: style) }

    /// A font of a family, if the viewer has it, else the system's font. Never nil.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let parts = fontName.split(separator: "-", maxSplits: 1)
        let traits = parts.count > 1 ? parts[1] : ""
        self.init(
            pointSize: fontSize, weight: traits.contains("Bold") ? .bold : .regular,
            isItalic: traits.contains("Italic") || traits.contains("Oblique"),
            familyName: parts.first.map(String.init) ?? fontName)
    }

    /// The same font in another size.
    public func withSize(_ fontSize: CGFloat) -> Font { Font(descriptor: fontDescriptor, size: fontSize) }

    /// About how high a line is: from ``ascender`` to ``descender``.
    public var lineHeight: CGFloat { ascender - descender }
    /// About how high a capital letter is.
    public var capHeight: CGFloat { pointSize * 0.7 }
    /// About how far letters reach above their line.
    public var ascender: CGFloat { pointSize * 0.95 }
    /// About how far letters reach below their line, as a negative number.
    public var descender: CGFloat { -pointSize * 0.25 }

    /// A kind of text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A page's title.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// The first title.
        public static let title1 = TextStyle(rawValue: "title1")
        /// The second title.
        public static let title2 = TextStyle(rawValue: "title2")
        /// The third title.
        public static let title3 = TextStyle(rawValue: "title3")
        /// A headline.
        public static let headline = TextStyle(rawValue: "headline")
        /// A line below a headline.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// Plain text.
        public static let body = TextStyle(rawValue: "body")
        /// A remark.
        public static let callout = TextStyle(rawValue: "callout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// The smallest text.
        public static let caption2 = TextStyle(rawValue: "caption2")

        var pointSize: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }
}
