import CollectionViews

/// The way from a screen to others, in the words of UIKit.
///
/// Each screen has one of its own. One that is made around a screen is the way that begins with it:
///
/// ```swift
/// let (list, other) = (CollectionView(), CollectionView())
/// let settings = NavigationController(rootViewController: Screen(title: "Settings", collectionView: list))
/// settings.sheetPresentationController?.detents = [.medium()]
/// screen.present(settings, animated: true)
/// settings.pushViewController(Screen(title: "About", collectionView: other), animated: true)
/// ```
///
/// Every screen has a bar, with a controller around it or without.
@preconcurrency @MainActor public final class NavigationController {
    /// The screen that the way is asked from; nil once it is gone.
    private(set) weak var screen: Screen?
    /// The first screen of a way that is not shown: nobody else need keep it.
    private var kept: Screen?
    private let isMade: Bool

    init(of screen: Screen) {
        self.screen = screen
        isMade = false
    }

    /// Makes a way that begins with a screen.
    public init(rootViewController: Screen) {
        screen = rootViewController
        kept = rootViewController
        isMade = true
    }

    /// Shows a screen with a way back: over the foremost of ``viewControllers`` if this controller was made around its
    /// first, else in place of all that is in front of the screen whose own it is.
    ///
    /// So a row that is pressed twice shows one screen. One that is shown already stops the program.
    public func pushViewController(_ screen: Screen, animated: Bool) {
        (isMade ? topViewController : self.screen)?.show(screen)
    }

    /// The screens of which each is shown in place of the one before; those under a sheet, or beside a detail, are
    /// none of them.
    ///
    /// - Complexity: O(n) of n screens.
    public var viewControllers: [Screen] {
        guard let screen else { return [] }
        let before = sequence(first: screen) { $0.isInPlace ? $0.presentingScreen : nil }
        let after = sequence(first: screen) { $0.presentedScreen?.isInPlace == true ? $0.presentedScreen : nil }
        return before.reversed() + after.dropFirst()
    }

    /// The foremost of the screens.
    public var topViewController: Screen? { viewControllers.last }

    /// Takes the foremost screen away and answers it; nil where there is none before it.
    @discardableResult public func popViewController(animated: Bool) -> Screen? {
        viewControllers.dropLast().last.flatMap { popToViewController($0, animated: animated)?.first }
    }

    /// Takes all screens but the first away and answers them; nil where there are none.
    @discardableResult public func popToRootViewController(animated: Bool) -> [Screen]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Takes the screens in front of one away and answers them; nil where there are none.
    ///
    /// A screen that is none of ``viewControllers`` stops the program.
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

    /// While its screen is shown, whoever shows that keeps it, and the screen keeps the way.
    func isShownDidChange() {
        guard isMade else { return }
        let isShown = screen?.presentingScreen != nil
        kept = isShown ? nil : screen
    }
}

/// The bar above a screen, in the words of UIKit.
@preconcurrency @MainActor public struct NavigationBar {
    let screen: Screen?

    /// What a screen keeps of its bar.
    struct State {
        var prefersLargeTitles = true
    }

    /// Whether the title is large until rows are scrolled under it. It is unless set otherwise, for this screen;
    /// ``NavigationItem/largeTitleDisplayMode`` decides where it says more than automatic.
    public var prefersLargeTitles: Bool {
        get { screen?.navigationBar.prefersLargeTitles ?? true }
        nonmutating set { screen?.navigationBar.prefersLargeTitles = newValue }
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
