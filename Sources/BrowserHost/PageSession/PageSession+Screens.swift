import CollectionViews
import Screens

/// The screens in front of each other.
extension PageSession {
    func add(_ screen: Screen, windows: [PagePane: any ViewerWindow]) {
        let name = screen === self.screen ? nil : screen.id
        for window in windows.values {
            window.asViewer = { [visitor] body in Visitor.$current.withValue(visitor, operation: body) }
        }
        let one = ShownScreen(screen, name: name, windows: windows) { [weak self] in
            self?.scheduleSend()
        } onAnswer: { [weak self] request, answer in
            self?.answer(request, answer)
        }
        shown.append(one)
        screen.addObserver(self, isArriving: connection != nil) { [weak self, weak one] in
            one?.isStale = true
            self?.bringStackUpToDate()
            self?.scheduleSend()
        }
        if connection != nil { endArrival(of: screen) }
        screen.idiom = idiom
        if screen.isCollapsed == isWide { screen.setCollapsed(!isWide) }
    }

    /// What kind of device the page is on.
    var idiom: UserInterfaceIdiom { room.containerTraitCollection.userInterfaceIdiom }

    /// A page that never says so has shown the screen by then.
    private func endArrival(of screen: Screen) {
        Task { [weak screen, longestArrival] in
            try? await Task.sleep(for: longestArrival)
            screen?.didArrive()
        }
    }

    /// A detail of a screen that keeps no room for one comes in its place.
    func style(of screen: Screen) -> PresentationStyle {
        let hasRoom = screen.presentingScreen?.detailPlaceholder != nil
        return screen.presentationStyle == .detail && !hasRoom ? .push : screen.presentationStyle
    }

    /// Tells the screens whether there is room for a detail beside them.
    func widen(_ isWide: Bool) {
        self.isWide = isWide
        for one in shown where one.screen.isCollapsed == isWide { one.screen.setCollapsed(!isWide) }
    }

    func remove(_ one: ShownScreen) {
        Visitor.$current.withValue(visitor) { one.end() }
        one.screen.removeObserver(self)
    }

    /// Looks at the screens that came in front, and no longer at those that went. What a screen does as it appears or
    /// goes may lead here once more: the one that comes next is looked for anew each time.
    func bringStackUpToDate() {
        if isStackChanging { return }
        isStackChanging = true
        defer { isStackChanging = false }
        while true {
            let chain = screen.chain
            let kept = zip(shown, chain).prefix { $0.screen === $1 }.count
            if kept == shown.count, kept == chain.count { return }
            isStackStale = true
            let gone = shown[kept...]
            shown.removeSubrange(kept...)
            for one in gone { remove(one) }
            guard kept < chain.count else { continue }
            add(chain[kept], windows: ShownScreen.windows(of: chain[kept], makeWindow))
            shown.last?.connect(expectedPanes, as: chain[kept].id, isResumed: false)
        }
    }
}
