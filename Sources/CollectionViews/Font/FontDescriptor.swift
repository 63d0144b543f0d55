import Foundation

/// A font's traits, to be changed and made a font again.
///
/// ```swift
/// let body = Font.preferredFont(forTextStyle: .body)
/// let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { Font(descriptor: $0, size: 0) }
/// ```
public struct FontDescriptor: Hashable, Sendable {
    let font: Font

    /// The size in points.
    public var pointSize: CGFloat { font.pointSize }

    /// The traits.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.isItalic { traits.insert(.traitItalic) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The descriptor of a kind of text.
    public static func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
        Font.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// A descriptor with other traits; never nil. A weight that has the wanted trait already is kept.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> FontDescriptor? {
        let isBold = traits.contains(.traitBold)
        let ownDesign = font.design == .monospaced ? .default : font.design
        return FontDescriptor(
            font: Font(
                pointSize: font.pointSize,
                weight: isBold == symbolicTraits.contains(.traitBold) ? font.weight : isBold ? .bold : .regular,
                textStyle: font.textStyle, design: traits.contains(.traitMonoSpace) ? .monospaced : ownDesign,
                isItalic: traits.contains(.traitItalic), hasMonospacedDigits: font.hasMonospacedDigits,
                familyName: font.familyName))
    }

    /// A descriptor with another design; never nil.
    public func withDesign(_ design: Font.Design) -> FontDescriptor? {
        FontDescriptor(
            font: Font(
                pointSize: font.pointSize, weight: font.weight, textStyle: font.textStyle, design: design,
                isItalic: font.isItalic, hasMonospacedDigits: font.hasMonospacedDigits, familyName: font.familyName))
    }

    /// The same in another size.
    public func withSize(_ size: CGFloat) -> FontDescriptor { Font(descriptor: self, size: size).fontDescriptor }

    /// How the letters are drawn.
    public typealias SystemDesign = Font.Design

    /// What can be said of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// A set of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The letters lean.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// The strokes are strong.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// The letters are all of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }
}

extension Font {
    /// The font's traits.
    public var fontDescriptor: FontDescriptor { FontDescriptor(font: self) }

    /// The font of a descriptor in a size; 0 keeps the descriptor's size.
    public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            pointSize: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight,
            textStyle: pointSize > 0 ? nil : font.textStyle, design: font.design, isItalic: font.isItalic,
            hasMonospacedDigits: font.hasMonospacedDigits, familyName: font.familyName)
    }
}
