import Foundation

/// The attributes of texts that rows show.
extension NSAttributedString.Key {
    /// The font: a ``Font``.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour: a ``Color``.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the letters: a ``Color``.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The line below the letters: the raw value of an ``UnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The line through the letters: the raw value of an ``UnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A link: a `URL` or a string.
    public static let link = NSAttributedString.Key("NSLink")
    /// The space between letters: a number. Hosts leave it as it is.
    public static let kern = NSAttributedString.Key("NSKern")
}

/// A line below letters or through them.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = UnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = UnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = UnderlineStyle(rawValue: 9)
}

/// How a text that is too long for its line is wrapped or cut.
public enum NSLineBreakMode: UInt, Hashable, Sendable {
    /// Wraps between words, or between characters.
    case byWordWrapping, byCharWrapping
    /// Cuts the text off at the edge.
    case byClipping
    /// Leaves out the beginning, the end, or the middle.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
