/// Presentation of screens.
extension Screen {
    /// This screen and all that are shown in front of it, the foremost last.
    public var chain: [Screen] {
        var chain = [self]
        while let next = chain.last?.presentedScreen { chain.append(next) }
        return chain
    }

    /// Shows a screen in place of this one, with a way back. Screens in front of this one are dismissed.
    ///
    /// On a touch screen, a swipe from the leading edge (within 20 points) leads back too, unless the screen's
    /// `navigationItem` has a `backAction`, or it is under or in a sheet.
    ///
    /// A screen that is shown already stops the program.
    public func show(_ screen: Screen) {
        put(screen, as: .push, call: "show(_:)")
    }

    /// Shows a screen beside this one where there is space for both, and in its place elsewhere, with a way back.
    /// Screens in front of this one are dismissed.
    ///
    /// There is space beside a screen with a ``detailPlaceholder``. A screen that is shown already stops the program:
    /// use one detail screen for all rows, one after the other.
    public func showDetail(_ screen: Screen) {
        put(screen, as: .detail, call: "showDetail(_:)")
    }

    /// Shows a screen over this one, until the user or the app closes it. Screens in front of this one are dismissed.
    ///
    /// - Parameters:
    ///   - screen: The screen to show. One that is shown already stops the program.
    ///   - animated: Has no effect: hosts decide.
    ///   - completion: Called once the screen is shown.
    public func present(_ screen: Screen, animated: Bool = true, completion: (() -> Void)? = nil) {
        put(screen, as: .sheet, call: "present(_:animated:completion:)")
        completion?()
    }

    /// Dismisses the screens in front of this one; if there are none, this one itself.
    ///
    /// - Parameters:
    ///   - animated: Has no effect: hosts decide.
    ///   - completion: Called once they are gone.
    public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        if presentedScreen != nil {
            dismissPresented()
        } else {
            presentingScreen?.dismissPresented()
        }
        completion?()
    }

    private func put(_ screen: Screen, as style: PresentationStyle, call: String) {
        guard screen.presentingScreen == nil, !screen.chain.contains(where: { $0 === self }) else {
            fatalError(
                "Screen.\(call): \"\(screen.title)\" is shown already; dismiss it first, or make another screen.")
        }
        if presentedScreen != nil { dismissPresented() }
        // A toast stays on a screen that is still seen, beside its detail.
        if style != .detail || isCollapsed { endToasts() }
        screen.presentationStyle = style
        screen.presentingScreen = self
        presentedScreen = screen
    }

    /// Ends the toasts of the screens behind, when another screen is shown in front of them.
    private func endToasts() {
        for screen in sequence(first: self, next: \.presentingScreen) { screen.toast = nil }
    }

    func dismissPresented() {
        for screen in chain.dropFirst().reversed() {
            screen.cancelAlerts()
            screen.presentingScreen?.presentedScreen = nil
            screen.presentingScreen = nil
            screen.wrappingNavigation = nil
        }
    }
}
