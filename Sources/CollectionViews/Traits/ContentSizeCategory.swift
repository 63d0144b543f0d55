import Foundation

/// A size of text that a viewer can choose.
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
    /// The largest that is no accessibility size.
    case extraExtraExtraLarge
    /// The first accessibility size.
    case accessibilityMedium
    /// The second.
    case accessibilityLarge
    /// The third, more than twice the usual size.
    case accessibilityExtraLarge
    /// The fourth.
    case accessibilityExtraExtraLarge
    /// The largest of all.
    case accessibilityExtraExtraExtraLarge

    /// Posted when a viewer has chosen another size of text, with the category under ``newValueUserInfoKey``. Rows are
    /// laid out again by themselves.
    public static let didChangeNotification = Notification.Name("ContentSizeCategoryDidChange")

    /// The key of the new category in the user info of a ``didChangeNotification``.
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

    /// The factor by which text is enlarged.
    var textScale: CGFloat { bodySize / Self.large.bodySize }

    init(textScale: CGFloat) {
        self = Self.allCases.last { $0.textScale <= textScale } ?? .extraSmall
    }

    /// Whether text is so large that content side by side had better be stacked.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether text is smaller in the first.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
