/// What a view is, for who reads the screen. Hosts know what rows and controls are; an app may read what it has set.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Makes a set out of its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none = AccessibilityTraits([])
    /// Something to press.
    public static let button = AccessibilityTraits(rawValue: 1)
    /// Leads elsewhere.
    public static let link = AccessibilityTraits(rawValue: 2)
    /// A picture.
    public static let image = AccessibilityTraits(rawValue: 4)
    /// What is chosen at present.
    public static let selected = AccessibilityTraits(rawValue: 8)
    /// A text that stays as it is.
    public static let staticText = AccessibilityTraits(rawValue: 64)
    /// A field to search by.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    /// Says something new too often to read it out each time.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// What cannot be used now.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// A value that goes up and down.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// The head of what follows.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
