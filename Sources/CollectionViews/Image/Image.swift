import Foundation

/// A picture: an emoji or a short glyph, a filled swatch, a symbol by its name or set on a coloured square, or the
/// bytes of a file.
///
/// ```swift
/// content.image = Image(systemName: "star.fill")
/// content.image = .emoji("⛰️")
/// ```
///
/// Images are immutable, and two that show the same are equal.
public final class Image: Hashable, Sendable {
    /// What is to be seen.
    package enum Source: Hashable, Sendable {
        case emoji(String)
        case swatch(Color)
        case symbol(String)
        /// A symbol on a square of a colour.
        case tile(String, Color)
        /// A file of a media type, with the size that it says.
        case data(Data, type: String, size: CGSize?)
        /// A file that is read piece by piece.
        case file(ServedFile, size: CGSize?)
    }

    package let source: Source

    /// The colour of the image, wherever it is shown; nil stands for the default of the style.
    public let tintColor: Color?

    /// How a symbol looks; nil stands for the default of the style.
    public let symbolConfiguration: SymbolConfiguration?

    /// Whether only the image's shape counts, or its colours too.
    public let renderingMode: RenderingMode

    /// Whether the image is mirrored where lines run from right to left.
    public let flipsForRightToLeftLayoutDirection: Bool

    init(
        _ source: Source, tintColor: Color? = nil, symbolConfiguration: SymbolConfiguration? = nil,
        renderingMode: RenderingMode = .automatic, flipsForRightToLeftLayoutDirection: Bool = false
    ) {
        self.source = source
        self.tintColor = tintColor
        self.symbolConfiguration = symbolConfiguration
        self.renderingMode = renderingMode
        self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    }

    /// A picture of nothing.
    public convenience init() { self.init(.emoji("")) }

    /// Whether the two show the same.
    public static func == (left: Image, right: Image) -> Bool {
        left === right
            || left.source == right.source && left.tintColor == right.tintColor
                && left.symbolConfiguration == right.symbolConfiguration && left.renderingMode == right.renderingMode
                && left.flipsForRightToLeftLayoutDirection == right.flipsForRightToLeftLayoutDirection
    }

    /// Feeds what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(tintColor)
    }

    /// An emoji or a short glyph. An addition to Apple's.
    public static func emoji(_ emoji: String) -> Image { Image(.emoji(emoji)) }

    /// A square filled with a colour. An addition to Apple's.
    public static func swatch(_ color: Color) -> Image { Image(.swatch(color)) }

    /// The symbol of a name, as ``init(systemName:)`` makes it. An addition to Apple's.
    public static func symbol(_ name: String) -> Image { Image(.symbol(name)) }

    /// The symbol of a name in white on a rounded square of a colour, as Settings shows them. An addition to Apple's.
    ///
    /// - Parameters:
    ///   - name: The name of a symbol, as ``init(systemName:)`` takes it.
    ///   - color: The colour of the square.
    public static func symbol(_ name: String, on color: Color) -> Image { Image(.tile(name, color)) }

    /// The symbol of a name.
    ///
    /// Hosts draw common symbols as shapes of their own, and others as a plain mark, so this is never nil.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }

    /// The symbol of a name in a look.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(.symbol(name), symbolConfiguration: configuration)
    }

    /// Whether only an image's shape counts, or its colours too.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// The default of the style.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// In the tint.
        case alwaysTemplate
    }

    /// The image in a colour, wherever it is shown.
    public func withTintColor(_ color: Color) -> Image { copy(tintColor: color) }

    /// The image in a colour, wherever it is shown.
    public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
        copy(tintColor: color, renderingMode: renderingMode)
    }

    /// The image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> Image { copy(renderingMode: renderingMode) }

    /// The image with a symbol's look.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
        copy(symbolConfiguration: configuration)
    }

    /// The image, mirrored where lines run from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> Image { copy(flipsForRightToLeftLayoutDirection: true) }

    private func copy(
        tintColor: Color? = nil, symbolConfiguration: SymbolConfiguration? = nil, renderingMode: RenderingMode? = nil,
        flipsForRightToLeftLayoutDirection: Bool? = nil
    ) -> Image {
        Image(
            source, tintColor: tintColor ?? self.tintColor,
            symbolConfiguration: symbolConfiguration ?? self.symbolConfiguration,
            renderingMode: renderingMode ?? self.renderingMode,
            flipsForRightToLeftLayoutDirection: flipsForRightToLeftLayoutDirection
                ?? self.flipsForRightToLeftLayoutDirection)
    }

    /// The image with a symbol's look added to the one it has; never nil.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
        withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool {
        switch source {
        case .symbol, .tile: true
        case .emoji, .swatch, .data, .file: false
        }
    }
}
