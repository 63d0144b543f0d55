import Foundation

extension ListContentConfiguration {
    /// How a text looks.
    public struct TextProperties: Hashable, Sendable {
        private var chosenColor: Color?
        private var chosenFont: Font?
        private var chosenLines: Int?

        /// Makes another colour out of ``color``.
        public var colorTransformer: ConfigurationColorTransformer?
        /// How lines are aligned.
        public var alignment = TextAlignment.natural
        /// Which part of a text that is too long is left out.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether the font shrinks where a word, or a text of one line, is wider than the line.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font may shrink; 0 keeps its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move closer where the text is too long.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font grows with the size of text that a viewer has chosen; it always does.
        public var adjustsFontForContentSizeCategory = true
        /// Whether the whole text of a truncated one can be read, as in a tooltip; it always can.
        public var showsExpansionTextWhenTruncated = false
        /// Whether the text is shown in capitals or in small letters.
        public var transform = TextTransform.none

        /// Makes properties.
        public init(color: Color? = nil) {
            chosenColor = color
        }

        /// The colour; until it is set, the default of the style.
        public var color: Color! {
            get { chosenColor ?? .label }
            set { chosenColor = newValue }
        }

        /// The font; until it is set, the default of the style.
        public var font: Font {
            get { chosenFont ?? .preferredFont(forTextStyle: .body) }
            set { chosenFont = newValue }
        }

        /// The most lines, 0 for any number; until it is set, the default of the style. If the viewer enlarges text, a
        /// text of one line may use as many as it needs, in a row that is as high as its content.
        public var numberOfLines: Int {
            get { chosenLines ?? 0 }
            set { chosenLines = newValue }
        }

        /// The colour that the transformer makes out of the colour.
        public func resolvedColor() -> Color { shownColor ?? .label }

        var shownColor: Color? {
            guard let colorTransformer else { return chosenColor }
            return colorTransformer(chosenColor ?? .label)
        }

        func style(runs: [RowContent.TextRun]) -> RowContent.TextStyle {
            var style = RowContent.TextStyle()
            style.font = chosenFont
            style.numberOfLines = chosenLines
            if adjustsFontSizeToFitWidth, minimumScaleFactor > 0 { style.minimumScale = minimumScaleFactor }
            style.runs = runs.map { run in
                var run = run
                run.text = transform.applied(to: run.text) ?? ""
                return run
            }
            switch alignment {
            case .natural: style.alignment = .natural
            case .center: style.alignment = .center
            case .justified: style.alignment = .justified
            }
            switch lineBreakMode {
            case .byTruncatingHead: style.truncation = .head
            case .byTruncatingMiddle: style.truncation = .middle
            case .byClipping: style.truncation = .clip
            default: style.truncation = .tail
            }
            return style
        }

        /// How lines are aligned.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// At the start of lines, in the middle, or from edge to edge.
            case natural, center, justified
        }

        /// Whether the text is shown in capitals or in small letters.
        public enum TextTransform: Int, Hashable, Sendable {
            /// As they are, all as capitals, all as small ones, or each word with a capital.
            case none, uppercase, lowercase, capitalized

            func applied(to text: String?) -> String? {
                switch self {
                case .none: text
                case .uppercase: text?.uppercased()
                case .lowercase: text?.lowercased()
                case .capitalized: text?.capitalized
                }
            }
        }
    }

    /// How a picture looks.
    public struct ImageProperties: Hashable, Sendable {
        /// For ``reservedLayoutSize``: the usual size for symbols.
        public static let standardDimension: CGFloat = 28

        /// How a symbol looks; nil stands for the default of the style.
        public var preferredSymbolConfiguration: Image.SymbolConfiguration?
        /// The colour of a symbol; nil stands for the view's tint.
        public var tintColor: Color?
        /// Makes another colour out of ``tintColor``, or out of the view's tint when that is nil.
        public var tintColorTransformer: ConfigurationColorTransformer?
        /// The radius of the picture's corners.
        public var cornerRadius: CGFloat = 0
        /// How large a picture, a symbol or a swatch may be; a larger one is scaled down and keeps its proportions.
        /// Zero stands for any size, also for the width or the height alone. Emoji have the size of the row's text.
        public var maximumSize = CGSize.zero
        /// The space that is reserved for the image, which is centred in it; zero stands for the default of the style.
        public var reservedLayoutSize = CGSize.zero
        /// Whether inverted colours leave the picture alone.
        public var accessibilityIgnoresInvertColors = false

        /// Makes properties.
        public init(tintColor: Color? = nil) {
            self.tintColor = tintColor
        }

        /// The colour of a symbol, given the view's tint.
        public func resolvedTintColor(for tintColor: Color) -> Color {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        func shownTintColor(of image: Image?, tint: Color?) -> Color? {
            if let color = image?.tintColor { return color }
            let symbolColor = image?.symbolConfiguration?.colors.first ?? preferredSymbolConfiguration?.colors.first
            if tintColor == nil, let symbolColor { return symbolColor }
            return tintColorTransformer == nil ? tintColor : resolvedTintColor(for: tint ?? .tintColor)
        }

        var style: RowContent.ImageStyle {
            var style = RowContent.ImageStyle()
            style.symbol = preferredSymbolConfiguration
            style.maximumSize = maximumSize
            style.reservedSize = reservedLayoutSize
            style.cornerRadius = cornerRadius
            return style
        }

        /// Feeds what equality compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
        }
    }
}
