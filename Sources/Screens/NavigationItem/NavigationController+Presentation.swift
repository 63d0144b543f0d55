/// Navigation controllers presented over screens.
extension Screen {
    /// Presents the first screen of a navigation controller over this one, as the screen itself would be.
    ///
    /// A screen that is shown already stops the program.
    public func present(_ navigation: NavigationController, animated: Bool = true, completion: (() -> Void)? = nil) {
        guard let root = navigation.viewControllers.first else { return }
        present(root, animated: animated)
        root.wrappingNavigation = navigation
        completion?()
    }
}

extension NavigationController {
    /// Dismisses what is presented over the top screen; if there is nothing, the navigation controller's own screens.
    public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        guard let top = topViewController else { return }
        if top.presentedScreen != nil {
            top.dismiss(animated: animated)
        } else {
            viewControllers.first?.presentingScreen?.dismiss(animated: animated)
        }
        completion?()
    }

    /// Presents a screen over the top screen.
    public func present(_ screen: Screen, animated: Bool = true, completion: (() -> Void)? = nil) {
        topViewController?.present(screen, animated: animated, completion: completion)
    }

    /// Presents an alert over the top screen.
    public func present(_ alert: AlertController, animated: Bool = true, completion: (() -> Void)? = nil) {
        topViewController?.present(alert, animated: animated, completion: completion)
    }

    /// The sheet of the first screen, where that is presented.
    public var sheetPresentationController: SheetPresentationController? {
        viewControllers.first?.sheetPresentationController
    }

    /// Whether only the app can dismiss the first screen, where that is presented.
    public var isModalInPresentation: Bool {
        get { viewControllers.first?.isModalInPresentation ?? false }
        set { viewControllers.first?.isModalInPresentation = newValue }
    }

    /// How the first screen is presented.
    public var modalPresentationStyle: ModalPresentationStyle {
        get { viewControllers.first?.modalPresentationStyle ?? .automatic }
        set { viewControllers.first?.modalPresentationStyle = newValue }
    }

    /// Each screen has a bar.
    @available(*, unavailable, message: "Each screen has its bar, which holds the way back: leave this out.")
    public var isNavigationBarHidden: Bool {
        get { false }
        set {}
    }

    /// Each screen has a bar.
    @available(*, unavailable, message: "Each screen has its bar, which holds the way back: leave this out.")
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}

    /// Hosts have the gesture by themselves.
    @available(
        *, unavailable, message: "A finger leads back from the edge by itself, unless an item has a backAction."
    )
    public var interactivePopGestureRecognizer: Any? { nil }
}
