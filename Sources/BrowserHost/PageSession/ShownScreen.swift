import CollectionViews
import Screens

/// What the server knows of one screen on a page: its views, and whether the page has seen the latest.
@MainActor final class ShownScreen {
    let screen: Screen
    /// The name by which the page speaks of the screen; nil for the one that it was opened for.
    let name: Int?
    let panes: [PagePane: PaneSession]
    var isStale = true
    /// The first row in sight when a search began, and how far down the window it was.
    var placeBeforeSearch: AddressAnchor?
    /// Where the list is to be scrolled to once the page shows it and the row is there, unless its user scrolls before.
    var awaitedPlace: AddressAnchor?
    /// The number of the text that the page was last given for the pasteboard.
    var givenCopy: Int?

    init(
        _ screen: Screen, name: Int?, windows: [PagePane: any ViewerWindow], onChange: @escaping () -> Void,
        onAnswer: @escaping (_ request: Int, _ answer: PageAnswer) -> Void
    ) {
        self.screen = screen
        self.name = name
        var panes: [PagePane: PaneSession] = [:]
        for (pane, window) in windows {
            panes[pane] = PaneSession(
                window: window, isReadable: { [unowned screen] in pane == .main && screen.followsReadableWidth },
                onChange: onChange, onAnswer: onAnswer)
        }
        self.panes = panes
    }

    /// The windows through which a page looks at a screen.
    static func windows(
        of screen: Screen, _ makeWindow: (CollectionView) -> any ViewerWindow
    ) -> [PagePane: any ViewerWindow] {
        var windows: [PagePane: any ViewerWindow] = [.main: makeWindow(screen.collectionView)]
        if let sidebar = screen.sidebar { windows[.sidebar] = makeWindow(sidebar) }
        return windows
    }

    var hasNews: Bool { isStale || panes.values.contains(where: \.isStale) }

    /// Whether what the message leads to is in sight.
    var showsRowOfToast: Bool {
        guard let name = screen.toast?.rowName, let indexPath = screen.listRestoration?.indexPath(name) else {
            return false
        }
        return panes[.main]?.window.shows(itemAt: indexPath) ?? false
    }

    /// The page is gone, for a while or for good: what it dragged goes back.
    func letGo() {
        for pane in panes.values { pane.disconnect() }
    }

    /// Takes over what the page shows of the screen, under the name that it has there.
    func connect(_ states: [PageView: PageEvent.Hello.Pane], as name: Int?, isResumed: Bool) {
        for (pane, session) in panes {
            session.connect(states[PageView(screen: name, pane: pane)], isResumed: isResumed)
        }
        isStale = true
        givenCopy = nil
    }

    /// Shows nothing any more.
    func end() {
        for pane in panes.values { pane.end() }
    }
}
