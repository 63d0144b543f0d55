import Foundation

/// The traits of one viewer's surroundings.
public struct TraitCollection: Hashable, Sendable {
    /// Whether the width is compact or regular.
    public var horizontalSizeClass: UserInterfaceSizeClass
    /// Whether the height is compact or regular.
    public var verticalSizeClass: UserInterfaceSizeClass
    /// The light or dark appearance. Usually unspecified, since each viewer of a view has an appearance of their own.
    public var userInterfaceStyle: UserInterfaceStyle
    /// What kind of device the viewer has, and so whether a finger or a pointer presses what is shown.
    public var userInterfaceIdiom: UserInterfaceIdiom
    /// The direction of lines.
    public var layoutDirection: TraitEnvironmentLayoutDirection
    /// How many pixels a point has along each axis; 1 where no viewer has said it.
    public var displayScale: CGFloat = 1
    /// The factor by which the viewer enlarges text, chosen for all programs or pages.
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

    /// The traits of the viewer that a layout is being made for; otherwise unspecified traits.
    public static var current: TraitCollection { ofLayout ?? TraitCollection() }

    @TaskLocal static var ofLayout: TraitCollection?

    /// The category of the viewer's text size, rounded down.
    public var preferredContentSizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(textScale: textScale) }
        set { textScale = newValue.textScale }
    }

    /// Whether colours look different with the two collections.
    public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

/// A compact or regular extent along one axis.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Not specified.
    case unspecified
    /// Little space, as on a telephone.
    case compact
    /// Much space, as on a desktop.
    case regular
}

/// A light or a dark appearance.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
    /// Not specified.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The direction of lines.
public enum TraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not specified.
    case unspecified = -1
    /// As in Latin script.
    case leftToRight = 0
    /// As in Arabic and Hebrew.
    case rightToLeft = 1
}
