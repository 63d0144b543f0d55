import CollectionViews

/// The way from a screen to others, in the words of UIKit.
@preconcurrency @MainActor public struct NavigationController {
    let screen: Screen

    /// Shows a screen in place of this one, with a way back.
    public func pushViewController(_ screen: Screen, animated: Bool) { self.screen.show(screen) }

    /// The screens of which each is shown in place of the one before; those under a sheet, or beside a detail, are
    /// none of them.
    public var viewControllers: [Screen] {
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

    /// Shows a screen in place of this one, with a way back.
    public func show(_ screen: Screen, sender: Any?) { self.screen.show(screen) }

    /// The bar above the screen.
    public var navigationBar: NavigationBar { NavigationBar(screen: screen) }
}

/// The bar above a screen, in the words of UIKit.
@preconcurrency @MainActor public struct NavigationBar {
    let screen: Screen

    /// What a screen keeps of its bar.
    struct State {
        var prefersLargeTitles = true
    }

    /// Whether the title is large until rows are scrolled under it. It is unless set otherwise, for this screen;
    /// ``NavigationItem/largeTitleDisplayMode`` decides where it says more than automatic.
    public var prefersLargeTitles: Bool {
        get { screen.navigationBar.prefersLargeTitles }
        nonmutating set { screen.navigationBar.prefersLargeTitles = newValue }
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
