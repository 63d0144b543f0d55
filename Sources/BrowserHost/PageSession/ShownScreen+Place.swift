import Screens

/// Where the page is scrolled to on one screen, by a name that outlives its rows.
extension ShownScreen {
    /// The first row in sight; nil where that has no name.
    var anchor: AddressAnchor? {
        guard let top = panes[.main]?.window.topItem,
            let item = screen.anchorRestoration.identifier(top.indexPath), item.utf8.count <= PageAddress.longestText
        else { return nil }
        return AddressAnchor(item: item, distance: Int(top.distance.rounded()))
    }

    /// Scrolls back to a row, if it is still there.
    func go(to anchor: AddressAnchor) {
        guard let indexPath = screen.anchorRestoration.indexPath(anchor.item) else { return }
        _ = panes[.main]?.window.scroll(toItemAt: indexPath, distance: Double(anchor.distance))
    }

    /// Scrolls to where the list was before the page was loaded again. The page first has to say how large it is.
    func followAwaitedPlace() {
        guard let place = awaitedPlace, let window = panes[.main]?.window,
            window.scroll(toItemAt: place.indexPath, distance: place.distance)
        else { return }
        awaitedPlace = nil
    }
}
