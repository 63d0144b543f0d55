/// A screen whose views a program lays out itself.
@available(
    *, unavailable,
    message:
        "One view fills a screen: subclass UICollectionViewController or UITableViewController; Screen stands for all."
)
public typealias UIViewController = Screen

/// The program, as the system has it.
@available(
    *, unavailable, message: "A server shows screens to many: an address is opened by a link in an attributed text."
)
@MainActor public final class UIApplication {
    /// The program.
    public static let shared = UIApplication()
    /// Where the system keeps what the user set.
    public static let openSettingsURLString = ""
    /// Opens nothing.
    public func open(_ url: URL, options: [AnyHashable: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}
    /// Opens nothing.
    public func canOpenURL(_ url: URL) -> Bool { false }
}

/// The device that shows a program.
@available(
    *, unavailable,
    message:
        "Each viewer has a device: traitCollection.userInterfaceIdiom and a layout's environment say what is known."
)
@MainActor public final class UIDevice {
    /// The device.
    public static let current = UIDevice()
    /// What kind it is.
    public var userInterfaceIdiom: UserInterfaceIdiom { .unspecified }
}

/// The glass of a device.
@available(
    *, unavailable,
    message: "Each viewer has a window: a layout's section provider is told its size by the environment."
)
@MainActor public final class UIScreen {
    /// The glass.
    public static let main = UIScreen()
    /// Its size.
    public var bounds: CGRect { .zero }
    /// How many dots a point has.
    public var scale: CGFloat { 1 }
}

/// Windows hold what a program shows.
@available(*, unavailable, message: "A BrowserServer shows screens: addPage(at:title:) makes one for each viewer.")
@MainActor public final class UIWindow {
    /// What the window shows.
    public var rootViewController: Screen?
    /// Shows nothing.
    public func makeKeyAndVisible() {}
}

/// Files with screens in them.
@available(*, unavailable, message: "There are no storyboards: make screens in code.")
@MainActor public final class UIStoryboard {}

/// A way between screens of a storyboard.
@available(*, unavailable, message: "There are no storyboards: show(_:) and present(_:animated:completion:) lead on.")
@MainActor public final class UIStoryboardSegue {
    /// What it is called.
    public var identifier: String? { nil }
}

/// What a device lets fingers feel.
@available(*, unavailable, message: "Pages have nothing that could be felt: leave it out.")
@MainActor public final class UISelectionFeedbackGenerator {
    /// Makes nothing.
    public init() {}
    /// Makes nothing ready.
    public func prepare() {}
    /// Nothing is felt.
    public func selectionChanged() {}
}

/// What a device lets fingers feel.
@available(*, unavailable, message: "Pages have nothing that could be felt: leave it out.")
@MainActor public final class UIImpactFeedbackGenerator {
    /// Makes nothing.
    public init(style: Any? = nil) {}
    /// Makes nothing ready.
    public func prepare() {}
    /// Nothing is felt.
    public func impactOccurred() {}
}

/// What a device lets fingers feel.
@available(*, unavailable, message: "Pages have nothing that could be felt: leave it out.")
@MainActor public final class UINotificationFeedbackGenerator {
    /// Makes nothing.
    public init() {}
    /// Makes nothing ready.
    public func prepare() {}
    /// Nothing is felt.
    public func notificationOccurred(_ type: Any) {}
}

/// A card with what can be done with something.
@available(*, unavailable, message: "A row's menu, or an alert of the style actionSheet, says what can be done.")
@MainActor public final class UIActivityViewController {
    /// Makes nothing.
    public init(activityItems: [Any], applicationActivities: [Any]?) {}
}

/// Whoever hears of a way between screens.
@available(*, unavailable, message: "A screen hears of it by viewWillAppear(_:) and its like, and by onDismiss.")
public protocol UINavigationControllerDelegate: AnyObject {}

/// What shows more of a row while its menu is open.
@available(*, unavailable, message: "Menus stand beside the row, which is the preview: leave this out.")
public typealias UIContextMenuContentPreviewProvider = () -> Screen?
