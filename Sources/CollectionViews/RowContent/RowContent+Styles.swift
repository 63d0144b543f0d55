import Foundation

extension RowContent {
    /// How a text looks besides its colour.
    public struct TextStyle: Sendable, Hashable {
        /// The font; nil stands for the default of the row's style.
        public var font: Font?
        /// How lines are aligned.
        public var alignment = Alignment.natural
        /// The most lines; 0 stands for any number, nil for the default of the row's style.
        public var numberOfLines: Int?
        /// Which part of a text that is too long is left out.
        public var truncation = Truncation.tail
        /// The smallest factor by which the font may shrink, so that a word or a text of one line fits; nil for a font
        /// that keeps its size.
        public var minimumScale: Double?
        /// The parts of a text that look different from each other; none for a plain text.
        public var runs: [TextRun] = []
        /// Whether a user can select letters of the text, also over several rows, and copy them.
        public var allowsTextSelection = false
        /// The language of a line of code, for syntax highlighting; nil for other texts. Its row runs from left to
        /// right on every page.
        public var syntax: Syntax?

        /// Makes a style that leaves all to the row's style.
        public init() {}

        /// How lines are aligned.
        public enum Alignment: String, Sendable {
            /// At the start of lines.
            case natural
            /// In the middle.
            case center
            /// At both ends, but for the last line.
            case justified
            /// At the left, whichever way lines run.
            case left
            /// At the right, whichever way lines run.
            case right
            /// At the side where its own script begins, whichever way lines run.
            case own
        }

        /// A language for syntax highlighting.
        public enum Syntax: String, Sendable {
            case swift
            /// A hexadecimal dump.
            case bytes
        }

        /// Which part of a text that is too long is left out.
        public enum Truncation: String, Sendable {
            case head, middle, tail, clip
        }
    }

    /// A part of a text that looks the same throughout.
    public struct TextRun: Sendable, Hashable {
        /// The letters.
        public var text: String
        /// The font; nil stands for that of the text.
        public var font: Font?
        /// The colour; nil stands for that of the text.
        public var color: Color?
        /// The colour behind the letters.
        public var backgroundColor: Color?
        /// Whether the letters are underlined.
        public var isUnderlined = false
        /// Whether the letters are struck through.
        public var isStruckThrough = false
        /// The link; nil for none.
        public var link: URL?

        /// Makes a run that looks as the whole text does.
        public init(text: String) { self.text = text }
    }

    /// How a picture looks besides its colour.
    public struct ImageStyle: Sendable, Hashable {
        /// How a symbol looks; nil stands for the default of the row's style.
        public var symbol: Image.SymbolConfiguration?
        /// How large the picture may be; 0 stands for any size.
        public var maximumSize = CGSize.zero
        /// The space that is reserved for the picture, which is centred in it; 0 stands for the default of the row's
        /// style.
        public var reservedSize = CGSize.zero
        /// The radius of the corners.
        public var cornerRadius = 0.0

        /// Makes a style that leaves all to the row's style.
        public init() {}

        /// Feeds a part of what equality compares, by which styles mostly differ.
        public func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
    }

    /// The border of a background.
    public struct Stroke: Sendable, Hashable {
        /// The colour.
        public var color: Color
        /// The width of the border.
        public var width: Double
        /// How far the border is outside of the background.
        public var outset: Double

        /// Makes a border.
        public init(color: Color, width: Double, outset: Double = 0) {
            self.color = color
            self.width = width
            self.outset = outset
        }
    }

    /// The shadow of a background.
    public struct Shadow: Sendable, Hashable {
        /// The colour of the shadow where it is darkest.
        public var color: Color
        /// The offset of the shadow from the background.
        public var offset: CGSize
        /// The blur radius.
        public var radius: Double

        /// Makes a shadow.
        public init(color: Color, offset: CGSize, radius: Double) {
            self.color = color
            self.offset = offset
            self.radius = radius
        }

        /// Feeds what equality compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(color)
            hasher.combine(offset.width)
            hasher.combine(offset.height)
            hasher.combine(radius)
        }
    }

    /// The distances between a row's parts; those that are nil stand for the default of the row's style.
    public struct Paddings: Sendable, Hashable {
        /// Between the picture and the texts.
        public var imageToText: Double?
        /// Between texts side by side.
        public var horizontal: Double?
        /// Between texts one below the other.
        public var vertical: Double?

        /// Makes distances that leave all to the row's style.
        public init() {}
    }

    /// The separators above and below a row.
    public struct Separator: Sendable, Hashable {
        /// Whether there is a separator above the row.
        public var isAbove = false
        /// The colour of the separator below; nil stands for the default.
        public var color: Color?
        /// The colour of the separator above; nil stands for the default.
        public var topColor: Color?
        /// How far the separator below keeps from the edges; nil stands for the default: it starts where the texts do.
        public var insets: DirectionalEdgeInsets?
        /// How far the separator above keeps from the edges; nil stands for the default.
        public var topInsets: DirectionalEdgeInsets?

        /// Makes separators with the list's defaults.
        public init() {}
    }
}
