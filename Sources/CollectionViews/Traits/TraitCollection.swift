import Foundation

/// What sets one viewer's surroundings apart from another's.
public struct TraitCollection: Hashable, Sendable {
    /// Whether there is much or little width.
    public var horizontalSizeClass: UserInterfaceSizeClass
    /// Whether there is much or little height.
    public var verticalSizeClass: UserInterfaceSizeClass
    /// Whether the appearance is light or dark; viewers each have their own, so most traits leave it open.
    public var userInterfaceStyle: UserInterfaceStyle
    /// What kind of device the viewer has, and so whether a finger or a pointer presses what is shown.
    public var userInterfaceIdiom: UserInterfaceIdiom
    /// Which way lines run.
    public var layoutDirection: TraitEnvironmentLayoutDirection
    /// How many pixels a point has along each axis; 1 where no viewer has said it.
    public var displayScale: CGFloat = 1
    /// How many times their usual size letters have, by what the viewer chose for all programs or pages.
    ///
    /// ``preferredContentSizeCategory`` says the same in steps.
    public var textScale: CGFloat = 1

    /// Makes a collection of traits.
    public init(
        horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UserInterfaceSizeClass = .unspecified,
        userInterfaceStyle: UserInterfaceStyle = .unspecified,
        userInterfaceIdiom: UserInterfaceIdiom = .unspecified,
        layoutDirection: TraitEnvironmentLayoutDirection = .unspecified
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceIdiom = userInterfaceIdiom
        self.layoutDirection = layoutDirection
    }

    /// Makes a collection that says how large letters are.
    public init(preferredContentSizeCategory: ContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// The traits of a viewer whose window has a size.
    package static func inWindow(
        of size: CGSize, textScale: CGFloat, idiom: UserInterfaceIdiom = .unspecified, displayScale: CGFloat = 1
    ) -> TraitCollection {
        WindowEnvironment(size: size, textScale: textScale, idiom: idiom, displayScale: displayScale).traitCollection
    }

    /// The traits of the viewer that a layout is made for; outside of that, traits that leave everything open.
    public static var current: TraitCollection { ofLayout ?? TraitCollection() }

    @TaskLocal static var ofLayout: TraitCollection?

    /// The step in which letters are as large as the viewer chose, or just smaller.
    public var preferredContentSizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(textScale: textScale) }
        set { textScale = newValue.textScale }
    }

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
