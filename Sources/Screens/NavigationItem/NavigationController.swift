import CollectionViews

/// The way from a screen to others, in the words of UIKit.
@preconcurrency @MainActor public struct NavigationController {
    let screen: Screen

    /// Shows a screen in place of this one, with a way back.
    public func pushViewController(_ screen: Screen, animated: Bool) { self.screen.show(screen) }

    /// Goes back to the screen before.
    public func popViewController(animated: Bool) { screen.presentingScreen?.dismiss() }

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
