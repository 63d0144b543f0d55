import Foundation

/// A step of the size of letters that a viewer can choose.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
    /// The smallest.
    case extraSmall
    /// Smaller than usual.
    case small
    /// A little smaller than usual.
    case medium
    /// The usual size.
    case large
    /// A little larger than usual.
    case extraLarge
    /// Larger than usual.
    case extraExtraLarge
    /// The largest for those who see well.
    case extraExtraExtraLarge
    /// The first of those for who sees badly.
    case accessibilityMedium
    /// The second.
    case accessibilityLarge
    /// The third, more than twice the usual size.
    case accessibilityExtraLarge
    /// The fourth.
    case accessibilityExtraExtraLarge
    /// The largest of all.
    case accessibilityExtraExtraExtraLarge

    /// Posted when one who looks has chosen letters of another size, with the step under ``newValueUserInfoKey``. Rows
    /// are laid out anew by themselves.
    public static let didChangeNotification = Notification.Name("ContentSizeCategoryDidChange")

    /// Under which a ``didChangeNotification`` has the new step.
    public static let newValueUserInfoKey = "newValue"

    /// The size of plain text in points.
    private var bodySize: CGFloat {
        switch self {
        case .extraSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .extraLarge: 19
        case .extraExtraLarge: 21
        case .extraExtraExtraLarge: 23
        case .accessibilityMedium: 28
        case .accessibilityLarge: 33
        case .accessibilityExtraLarge: 40
        case .accessibilityExtraExtraLarge: 47
        case .accessibilityExtraExtraExtraLarge: 53
        }
    }

    /// How many times their usual size letters have.
    var textScale: CGFloat { bodySize / Self.large.bodySize }

    init(textScale: CGFloat) {
        self = Self.allCases.last { $0.textScale <= textScale } ?? .extraSmall
    }

    /// Whether letters are so large that what stands side by side is better put below each other.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether letters are smaller in the first.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
