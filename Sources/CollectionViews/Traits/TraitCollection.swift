import Foundation

/// What sets one viewer's surroundings apart from another's.
public struct TraitCollection: Hashable, Sendable {
    /// Whether there is much or little width.
    public var horizontalSizeClass: UserInterfaceSizeClass
    /// Whether there is much or little height.
    public var verticalSizeClass: UserInterfaceSizeClass
    /// Whether the appearance is light or dark; viewers each have their own, so most traits leave it open.
    public var userInterfaceStyle: UserInterfaceStyle
    /// Which way lines run.
    public var layoutDirection: TraitEnvironmentLayoutDirection
    /// How many pixels a point has along each axis.
    public var displayScale: CGFloat = 1

    /// Makes a collection of traits.
    public init(
        horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UserInterfaceSizeClass = .unspecified,
        userInterfaceStyle: UserInterfaceStyle = .unspecified,
        layoutDirection: TraitEnvironmentLayoutDirection = .unspecified
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
    }

    /// Traits that leave everything open, for colours that are asked for outside of any view.
    public static var current: TraitCollection { TraitCollection() }

    /// Whether an appearance makes colours look different in the two collections.
    public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

/// Much or little room along one axis.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Nobody said.
    case unspecified
    /// Little room, as on a telephone.
    case compact
    /// Much room, as on a desk.
    case regular
}

/// A light or a dark appearance.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
    /// Nobody said.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// Which way lines run in some surroundings.
public enum TraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Nobody said.
    case unspecified = -1
    /// As in Latin script.
    case leftToRight = 0
    /// As in Arabic and Hebrew.
    case rightToLeft = 1
}
