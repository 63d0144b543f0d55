/// Ways that are shown over a screen.
extension Screen {
    /// Shows the first screen of a way over this one, as the screen itself would be.
    ///
    /// A screen that is shown already stops the program.
    public func present(_ way: NavigationController, animated: Bool = true, completion: (() -> Void)? = nil) {
        guard let root = way.viewControllers.first else { return }
        present(root, animated: animated)
        root.madeNavigation = way
        completion?()
    }
}

extension NavigationController {
    /// Takes away what is over the way; where there is nothing, the way itself.
    public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        guard let top = topViewController else { return }
        if top.presentedScreen != nil {
            top.dismiss(animated: animated)
        } else {
            viewControllers.first?.presentingScreen?.dismiss(animated: animated)
        }
        completion?()
    }

    /// Shows a screen over the foremost one of the way.
    public func present(_ screen: Screen, animated: Bool = true, completion: (() -> Void)? = nil) {
        topViewController?.present(screen, animated: animated, completion: completion)
    }

    /// Shows an alert over the foremost screen of the way.
    public func present(_ alert: AlertController, animated: Bool = true, completion: (() -> Void)? = nil) {
        topViewController?.present(alert, animated: animated, completion: completion)
    }

    /// How high the first screen of the way stands where it is presented.
    public var sheetPresentationController: SheetPresentationController? {
        viewControllers.first?.sheetPresentationController
    }

    /// Whether the first screen of the way, shown over another, stays until the app takes it away.
    public var isModalInPresentation: Bool {
        get { viewControllers.first?.isModalInPresentation ?? false }
        set { viewControllers.first?.isModalInPresentation = newValue }
    }

    /// How the first screen of the way is presented.
    public var modalPresentationStyle: ModalPresentationStyle {
        get { viewControllers.first?.modalPresentationStyle ?? .automatic }
        set { viewControllers.first?.modalPresentationStyle = newValue }
    }

    /// Hosts have a bar above each screen.
    @available(*, unavailable, message: "Each screen has its bar, which holds the way back: leave this out.")
    public var isNavigationBarHidden: Bool {
        get { false }
        set {}
    }

    /// Hosts have a bar above each screen.
    @available(*, unavailable, message: "Each screen has its bar, which holds the way back: leave this out.")
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}

    /// Hosts lead back from the edge by themselves.
    @available(
        *, unavailable, message: "A finger leads back from the edge by itself, unless an item has a backAction."
    )
    public var interactivePopGestureRecognizer: Any? { nil }
}
