import CollectionViews

/// A stack of screens, with UIKit's methods.
///
/// Each screen has one of its own. One that is made with a root screen is the stack that begins with that screen:
///
/// ```swift
/// let (list, other) = (CollectionView(), CollectionView())
/// let settings = NavigationController(rootViewController: Screen(title: "Settings", collectionView: list))
/// settings.sheetPresentationController?.detents = [.medium()]
/// screen.present(settings, animated: true)
/// settings.pushViewController(Screen(title: "About", collectionView: other), animated: true)
/// ```
///
/// Every screen has a bar, with or without a controller around it.
@preconcurrency @MainActor public final class NavigationController {
    /// The screen that the controller belongs to; nil once it is released.
    private(set) weak var screen: Screen?
    /// The root screen, retained until it is shown.
    private var kept: Screen?
    private let isMadeByApp: Bool

    init(of screen: Screen) {
        self.screen = screen
        isMadeByApp = false
    }

    /// Makes a stack with a root screen.
    public init(rootViewController: Screen) {
        screen = rootViewController
        kept = rootViewController
        isMadeByApp = true
    }

    /// Shows a screen with a way back. A controller made with a root screen shows it in place of the top screen. A
    /// screen's own controller shows it in place of all that is in front of that screen.
    ///
    /// So pressing a row twice shows one screen only. A screen that is shown already stops the program.
    public func pushViewController(_ screen: Screen, animated: Bool) {
        (isMadeByApp ? topViewController : self.screen)?.show(screen)
    }

    /// The screens of the stack, each shown in place of the one before it. Screens under a sheet or beside a detail are
    /// not part of it.
    ///
    /// - Complexity: O(n) of n screens.
    public var viewControllers: [Screen] {
        guard let screen else { return [] }
        let before = sequence(first: screen) { $0.isInPlace ? $0.presentingScreen : nil }
        let after = sequence(first: screen) { $0.presentedScreen?.isInPlace == true ? $0.presentedScreen : nil }
        return before.reversed() + after.dropFirst()
    }

    /// The top screen of the stack.
    public var topViewController: Screen? { viewControllers.last }

    /// Removes the top screen and returns it; nil if it is the only one.
    @discardableResult public func popViewController(animated: Bool) -> Screen? {
        viewControllers.dropLast().last.flatMap { popToViewController($0, animated: animated)?.first }
    }

    /// Removes all screens but the first and returns them; nil if there are none.
    @discardableResult public func popToRootViewController(animated: Bool) -> [Screen]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Removes the screens in front of a screen and returns them; nil if there are none.
    ///
    /// A screen that is not in ``viewControllers`` stops the program.
    @discardableResult public func popToViewController(_ screen: Screen, animated: Bool) -> [Screen]? {
        let screens = viewControllers
        guard let index = screens.firstIndex(where: { $0 === screen }) else {
            fatalError(
                "NavigationController.popToViewController(_:animated:): \"\(screen.title)\" is none of its screens; "
                    + "look at viewControllers first.")
        }
        let popped = Array(screens[(index + 1)...])
        if !popped.isEmpty { screen.dismiss(animated: animated) }
        return popped.isEmpty ? nil : popped
    }

    /// Shows a screen as ``pushViewController(_:animated:)`` does.
    public func show(_ screen: Screen, sender: Any?) { pushViewController(screen, animated: true) }

    /// The bar above the screen.
    public var navigationBar: NavigationBar { NavigationBar(screen: screen) }

    /// Releases the root screen while it is shown: whoever shows it retains it, and it retains the controller.
    func isShownDidChange() {
        guard isMadeByApp else { return }
        let isShown = screen?.presentingScreen != nil
        kept = isShown ? nil : screen
    }
}

extension Screen {
    /// Whether the screen is shown in place of the one before it.
    var isInPlace: Bool {
        guard let presentingScreen else { return false }
        switch presentationStyle {
        case .push: return true
        case .detail: return presentingScreen.isCollapsed
        case .sheet: return false
        }
    }
}
