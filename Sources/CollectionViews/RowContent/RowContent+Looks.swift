import Foundation

extension RowContent {
    /// How a text looks besides its colour.
    public struct TextStyle: Sendable, Hashable {
        /// The font; nil stands for the default of the row's style.
        public var font: Font?
        /// Where short lines stand.
        public var alignment = Alignment.natural
        /// The most lines; 0 stands for any number, nil for the default of the row's style.
        public var numberOfLines: Int?
        /// Which part of a text that is too long gives way.
        public var truncation = Truncation.tail
        /// The least share of its size that the font shrinks to where a word, or a text of one line, is wider than the
        /// line; nil for a font that keeps its size.
        public var minimumScale: Double?
        /// The parts of a text that look different from each other; none for a plain text.
        public var runs: [TextRun] = []
        /// Whether a user can select letters of the text, also over several rows, and copy them.
        public var allowsTextSelection = false
        /// The language that the text is a line of, whose words stand out; nil for none. Its row runs from left to
        /// right on every page.
        public var syntax: Syntax?

        /// Makes a style that leaves all to the row's.
        public init() {}

        /// Where short lines stand.
        public enum Alignment: String, Sendable {
            /// Where a line starts.
            case natural
            /// In the middle.
            case center
            /// At both ends, but for the last line.
            case justified
            /// At the left, whichever way lines run.
            case left
            /// At the right, whichever way lines run.
            case right
        }

        /// A language for programs, or for those who look into files.
        public enum Syntax: String, Sendable {
            case swift
            /// Bytes as numbers.
            case bytes
        }

        /// Which part of a text that is too long gives way.
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
        /// Whether a line stands below the letters.
        public var isUnderlined = false
        /// Whether a line goes through the letters.
        public var isStruckThrough = false
        /// Where the letters lead to.
        public var link: URL?

        /// Makes a part that looks as the text does.
        public init(text: String) { self.text = text }
    }

    /// How a picture looks besides its colour.
    public struct ImageStyle: Sendable, Hashable {
        /// How a symbol looks; nil stands for the default of the row's style.
        public var symbol: Image.SymbolConfiguration?
        /// How large the picture may be; 0 stands for any size.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the picture, in whose middle it stands; 0 stands for the default of the row's
        /// style.
        public var reservedSize = CGSize.zero
        /// The radius of the corners.
        public var cornerRadius = 0.0

        /// Makes a style that leaves all to the row's.
        public init() {}

        /// Feeds a part of what equality compares, by which styles mostly differ.
        public func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
    }

    /// The line around a background.
    public struct Stroke: Sendable, Hashable {
        /// The colour.
        public var color: Color
        /// How wide the line is.
        public var width: Double
        /// How far the line stands outside of the background.
        public var outset: Double

        /// Makes a line.
        public init(color: Color, width: Double, outset: Double = 0) {
            self.color = color
            self.width = width
            self.outset = outset
        }
    }

    /// The shadow of a background.
    public struct Shadow: Sendable, Hashable {
        /// The colour, as it is where the shadow is deepest.
        public var color: Color
        /// Where the shadow stands, from the background's place.
        public var offset: CGSize
        /// How soft the shadow is.
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
        /// Between the texts when they stand side by side.
        public var horizontal: Double?
        /// Between the texts when one stands below the other.
        public var vertical: Double?

        /// Makes distances that leave all to the row's style.
        public init() {}
    }

    /// The lines above and below a row.
    public struct Separator: Sendable, Hashable {
        /// Whether a line stands above the row.
        public var isAbove = false
        /// The colour of the line below; nil stands for the default.
        public var color: Color?
        /// The colour of the line above; nil stands for the default.
        public var topColor: Color?
        /// How far the line below keeps from the edges; nil stands for the default: it starts where the texts do.
        public var insets: DirectionalEdgeInsets?
        /// How far the line above keeps from the edges; nil stands for the default.
        public var topInsets: DirectionalEdgeInsets?

        /// Makes lines that look as the list has them.
        public init() {}
    }
}
