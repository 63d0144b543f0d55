/// Screens over and behind others.
extension Screen {
    /// This screen and all that are shown in front of it, the foremost last.
    public var chain: [Screen] {
        var chain = [self]
        while let next = chain.last?.presentedScreen { chain.append(next) }
        return chain
    }

    /// Shows a screen in place of this one, with a way back. What was in front of this one goes.
    ///
    /// On a touch screen a finger leads back from the edge, too: from 20 points where lines begin, inwards. A screen
    /// whose `navigationItem` has a `backAction`, and one under or in a sheet, has only its button.
    ///
    /// A screen that is shown already stops the program.
    public func show(_ screen: Screen) {
        put(screen, as: .push, call: "show(_:)")
    }

    /// Shows a screen beside this one where there is room for both, and in its place elsewhere, with a way back. What
    /// was in front of this one goes.
    ///
    /// Room is kept by a screen that has a ``detailPlaceholder``. A screen that is shown already stops the program: one
    /// detail can show all rows, one after the other.
    public func showDetail(_ screen: Screen) {
        put(screen, as: .detail, call: "showDetail(_:)")
    }

    /// Shows a screen over this one, until the user or the app closes it. What was in front of this one goes.
    ///
    /// - Parameters:
    ///   - screen: The screen to show. One that is shown already stops the program.
    ///   - animated: Hosts decide how a screen comes; the parameter is there for code that has it.
    ///   - completion: Called once the screen is shown.
    public func present(_ screen: Screen, animated: Bool = true, completion: (() -> Void)? = nil) {
        put(screen, as: .sheet, call: "present(_:animated:completion:)")
        completion?()
    }

    /// Takes away all that is in front of this screen; where there is nothing, this screen itself.
    ///
    /// - Parameters:
    ///   - animated: Hosts decide how a screen goes; the parameter is there for code that has it.
    ///   - completion: Called once they are gone.
    public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        if presentedScreen != nil {
            takeAwayPresented()
        } else {
            presentingScreen?.takeAwayPresented()
        }
        completion?()
    }

    private func put(_ screen: Screen, as style: PresentationStyle, call: String) {
        guard screen.presentingScreen == nil, !screen.chain.contains(where: { $0 === self }) else {
            fatalError(
                "Screen.\(call): \"\(screen.title)\" is shown already; dismiss it first, or make another screen.")
        }
        if presentedScreen != nil { takeAwayPresented() }
        // Beside what it was said of, a message stays.
        if style != .detail || isCollapsed { endToasts() }
        screen.presentationStyle = style
        screen.presentingScreen = self
        presentedScreen = screen
    }

    /// What was said before another screen came in front is not said over that: whoever asked for it has gone on.
    private func endToasts() {
        for screen in sequence(first: self, next: \.presentingScreen) { screen.toast = nil }
    }

    func takeAwayPresented() {
        for screen in chain.dropFirst().reversed() {
            screen.cancelAlerts()
            screen.presentingScreen?.presentedScreen = nil
            screen.presentingScreen = nil
            screen.madeNavigation = nil
        }
    }
}
