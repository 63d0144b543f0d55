import CollectionViews
import Screens

extension PageSession {
    /// Whether another screen stands in front of the one of a name, so that it can't be used.
    func isCovered(_ name: Int?) -> Bool {
        guard let index = shown.firstIndex(where: { $0.name == name }) else { return false }
        return shown[(index + 1)...].contains { one in
            switch style(of: one.screen) {
            case .push: true
            case .detail: !isWide
            case .sheet: one.screen.sheetHeights?.isUndimmed(in: room) != true
            }
        }
    }

    /// What the screen that has just come in front will have room for, as far as that is known: one that takes the
    /// whole place of another has its size. Its rows need not wait until the page has told that. A program beside them
    /// takes a part of the place, where its user has not closed it.
    var expectedPanes: [PageView: PageEvent.Hello.Pane] {
        guard shown.count > 1, let new = shown.last, new.panes[.sidebar] == nil else { return [:] }
        let below = shown[shown.count - 2]
        guard below.panes[.sidebar] == nil, let pane = below.panes[.main]?.told else { return [:] }
        let hasOtherParts = (new.screen.codeListing == nil) != (below.screen.codeListing == nil)
        if isWide, hasOtherParts { return [:] }
        let style = style(of: new.screen)
        return style == .push || (style == .detail && !isWide) ? [PageView(screen: new.name, pane: .main): pane] : [:]
    }
}

extension PageEvent.Gesture {
    /// Whether this may bring another screen in front. One that was on its way when another screen came is meant for
    /// what is no longer in sight.
    var leadsElsewhere: Bool {
        switch self {
        case .tap, .activate: true
        default: false
        }
    }
}
