import CollectionViews
import Foundation
import Screens

/// Where the page's user finds this again.
extension PageSession {
    /// Goes to an address that the page was opened with, or that its user went back or forward to. On a screen that
    /// visitors share, only the scroll position is taken from it: the rest belongs to all.
    func go(to address: PageAddress) {
        // The page waits to hear where that led, also when it is where it was.
        toldAddress = nil
        wantedAnchor = address.anchor
        if !isShared, address.screen != screen.address, !screen.go(to: address.screen) {
            screen.present(Toast("This page can’t be found."))
        }
        scheduleSend()
    }

    /// The page's address; nil when the page knows it.
    func newAddress() -> NewAddress? {
        // Until the page hears that it is where it went, it takes each address for that of where it was.
        if toldEvent < lastStep { return nil }
        // While the way to the anchor is not done, the address is the one that leads there.
        if wantedAnchor != nil { return nil }
        let address = PageAddress(screen: isShared ? ScreenAddress() : screen.address, anchor: anchor)
        guard address != toldAddress else { return nil }
        // Who scrolls with something in hand is on the way: the address says where that ended.
        if isDragging, address.screen == toldAddress?.screen { return nil }
        toldAddress = address
        let former = toldScreen
        toldScreen = addressed.map { ($0.screen.id, $0.screen.restorationIdentifier) }
        let isInPlace = former != nil && former?.id == toldScreen?.id && former?.name != toldScreen?.name
        return NewAddress(address: address, isInPlace: isInPlace)
    }

    private var isDragging: Bool { shown.contains { $0.panes.values.contains(where: \.window.isDragging) } }

    /// The foremost screen that has an address.
    private var addressed: ShownScreen? {
        shown.prefix { $0.name == nil || $0.screen.restorationIdentifier != nil }.last
    }

    /// The foremost one, if addresses say how far it is scrolled. A sheet is shown from its top on by each address.
    private var anchored: ShownScreen? {
        addressed.flatMap { $0.screen.presentationStyle == .sheet ? nil : $0 }
    }

    /// The first row in sight; nil where that has no name at this place.
    var anchor: AddressAnchor? { anchored?.anchor }

    /// Where each list is that the address does not speak of, because another screen stands beside it or in front.
    var places: [ObjectIdentifier: AddressAnchor] {
        let others = shown.filter { $0.screen !== addressed?.screen }
        return Dictionary(
            others.compactMap { one in one.anchor.map { (ObjectIdentifier(one.screen), $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Scrolls lists of a page that was loaded again to where they were, once the page has shown them.
    func restore(_ places: [ObjectIdentifier: AddressAnchor]) {
        for one in shown { one.awaitedPlace = places[ObjectIdentifier(one.screen)] }
        followAwaitedPlaces()
    }

    func followAwaitedPlaces() { for one in shown { one.followAwaitedPlace() } }

    /// Whoever goes back from where an address led finds the row that leads there.
    func markWay() {
        for (parent, child) in zip(shown, shown.dropFirst()) {
            guard let name = child.screen.restorationIdentifier, let window = parent.panes[.main]?.window,
                let indexPath = parent.screen.listRestoration?.indexPath(name)
            else { continue }
            _ = window.reveal(itemAt: indexPath, distance: CollectionViewWindow.leadOfRevealed)
            window.focus(itemAt: indexPath)
        }
    }

    /// Whoever goes up to a place of the same screen, as to the folder around one, finds the row that leads back down.
    func followWayUp() {
        guard let addressed else { return }
        let (id, path) = (addressed.screen.id, addressed.screen.path)
        if let lastPlace, lastPlace.screen == id, lastPlace.path != path {
            let isAbove = path.count < lastPlace.path.count && lastPlace.path.starts(with: path)
            wantedFocus = isAbove ? lastPlace.path[path.count] : nil
        }
        lastPlace = (id, path)
        guard let wanted = wantedFocus else { return }
        if let indexPath = addressed.screen.listRestoration?.indexPath(wanted) {
            addressed.panes[.main]?.window.focus(itemAt: indexPath)
        } else if addressed.screen.listRestoration?.isLoading() == true {
            return
        }
        wantedFocus = nil
    }

    /// The path of the address that a row leads to; nil when it leads to none.
    func path(ofRow key: WindowTransaction.RowKey, in view: PageView) -> [String]? {
        guard view.pane == .main, let one = shown.first(where: { $0.name == view.screen }),
            let indexPath = one.panes[.main]?.window.indexPath(of: key),
            let rest = one.screen.path(ofItemAt: indexPath)
        else { return nil }
        return screen.path(to: one.screen).map { $0 + rest }
    }

    /// Leads this page alone to the row with a name, once that is there.
    func lead(to rowName: String?) {
        guard let rowName else { return }
        wantedAnchor = AddressAnchor(item: rowName, distance: 0)
        takesFocusToAnchor = true
        scheduleSend()
    }

    /// Scrolls to where the page is to be, once that is there.
    func followWantedAnchor() {
        guard let wanted = wantedAnchor, let addressed else { return }
        if anchored == nil { return wantedAnchor = nil }
        let restoration = addressed.screen.anchorRestoration
        guard let indexPath = restoration.indexPath(wanted.item), let window = addressed.panes[.main]?.window else {
            // An item that can't come any more leads nowhere.
            if !restoration.isLoading() { wantedAnchor = nil }
            return
        }
        guard window.scroll(toItemAt: indexPath, distance: Double(wanted.distance)) else { return }
        if takesFocusToAnchor { window.focus(itemAt: indexPath) }
        wantedAnchor = nil
    }
}
