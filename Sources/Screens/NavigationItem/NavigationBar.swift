/// The bar above a screen, with UIKit's properties.
@preconcurrency @MainActor public struct NavigationBar {
    let screen: Screen?

    /// The state of the bar, stored by its screen.
    struct State {
        var prefersLargeTitles = true
    }

    /// Whether the title is large until rows are scrolled under it; true unless set otherwise for this screen. A
    /// ``NavigationItem/largeTitleDisplayMode`` other than automatic takes precedence.
    public var prefersLargeTitles: Bool {
        get { screen?.navigationBar.prefersLargeTitles ?? true }
        nonmutating set { screen?.navigationBar.prefersLargeTitles = newValue }
    }
}
