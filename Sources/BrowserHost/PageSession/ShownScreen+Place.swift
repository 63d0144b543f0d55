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

    /// Scrolls to the awaited place, if the page has said how large the list is, and the row is there.
    func followAwaitedPlace() {
        guard let place = awaitedPlace, let window = panes[.main]?.window,
            let indexPath = screen.anchorRestoration.indexPath(place.item),
            window.scroll(toItemAt: indexPath, distance: Double(place.distance))
        else { return }
        awaitedPlace = nil
    }
}
