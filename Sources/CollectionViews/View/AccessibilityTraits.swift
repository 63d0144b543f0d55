/// What a view is to assistive technology. Hosts derive this from rows and controls by themselves; the property only
/// stores what an app sets.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Makes a set out of its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none = AccessibilityTraits([])
    /// Something to press.
    public static let button = AccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = AccessibilityTraits(rawValue: 2)
    /// A picture.
    public static let image = AccessibilityTraits(rawValue: 4)
    /// A selected element.
    public static let selected = AccessibilityTraits(rawValue: 8)
    /// A text that does not change.
    public static let staticText = AccessibilityTraits(rawValue: 64)
    /// A search field.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    /// An element that changes too often for each change to be read out.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// A disabled element.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// An element with a value that can be increased and decreased.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// A header.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
