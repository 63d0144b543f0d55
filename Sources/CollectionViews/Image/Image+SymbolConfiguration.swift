import Foundation

extension Image {
    /// How a symbol looks: its size, the strength of its strokes, its colour.
    public struct SymbolConfiguration: Hashable, Sendable {
        /// The size in points; nil stands for the default of the style.
        public var pointSize: CGFloat?
        /// The thickness of the strokes; nil stands for the default of the style.
        public var weight: SymbolWeight?
        /// A little smaller or larger than the text beside it.
        public var scale: SymbolScale?
        /// The colours; only the first is drawn.
        public var colors: [Color] = []

        /// Whether applying this configuration to another removes that one's colours.
        private var isMonochrome = false

        private init() {}

        /// Leaves all to the style.
        public static let unspecified = SymbolConfiguration()

        /// A size in points.
        public init(pointSize: CGFloat) { self.pointSize = pointSize }

        /// A size in points and a strength.
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            self.pointSize = pointSize
            self.weight = weight
        }

        /// A size in points, a strength, and a scale.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
            self.scale = scale
        }

        /// The size of a kind of text.
        public init(textStyle: Font.TextStyle) { pointSize = Font.preferredFont(forTextStyle: textStyle).pointSize }

        /// The size of a kind of text, and a scale.
        public init(textStyle: Font.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle)
            self.scale = scale
        }

        /// The size and the strength of a font.
        public init(font: Font) {
            pointSize = font.pointSize
            weight = SymbolWeight(font.weight)
        }

        /// The size and the strength of a font, and a scale.
        public init(font: Font, scale: SymbolScale) {
            self.init(font: font)
            self.scale = scale
        }

        /// A strength.
        public init(weight: SymbolWeight) { self.weight = weight }

        /// A scale.
        public init(scale: SymbolScale) { self.scale = scale }

        /// One colour.
        public init(hierarchicalColor: Color) { colors = [hierarchicalColor] }

        /// Several colours.
        public init(paletteColors: [Color]) { colors = paletteColors }

        /// The symbol's own colours. Here these are the default ones.
        public static func preferringMulticolor() -> SymbolConfiguration { unspecified }

        /// The default colour, without colours of a configuration that this one is applied to.
        public static func preferringMonochrome() -> SymbolConfiguration {
            var configuration = unspecified
            configuration.isMonochrome = true
            return configuration
        }

        /// A combination of both configurations; `other` takes precedence.
        public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other else { return self }
            var both = self
            both.pointSize = other.pointSize ?? pointSize
            both.weight = other.weight ?? weight
            both.scale = other.scale ?? scale
            if !other.colors.isEmpty || other.isMonochrome {
                both.colors = other.colors
                both.isMonochrome = other.isMonochrome
            }
            return both
        }
    }

    /// The strength of a symbol's strokes.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// From unspecified to the thickest.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        init(_ weight: Font.Weight) {
            let steps: [Font.Weight] = [
                .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            self = steps.firstIndex(of: weight).flatMap { SymbolWeight(rawValue: $0 + 1) } ?? .regular
        }
    }

    /// A symbol's size beside text.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The default of the style.
        case `default` = -1
        /// Not specified.
        case unspecified = 0
        /// Smaller than the text.
        case small = 1
        /// As large as the text.
        case medium = 2
        /// Larger than the text.
        case large = 3
    }
}
