import Screens

/// Where the page's user is after a search.
extension PageSession {
    /// Notes where a list is as a search in it begins, and leads it back there once nothing is searched for any more:
    /// what is found is shown from its top.
    func goingBackAfterSearch(_ change: () -> Void) {
        let former = shown.filter(\.hasSearch).map { ($0, $0.isSearched, $0.anchor, $0.screen.path) }
        change()
        for (one, wasSearched, place, path) in former where one.isSearched != wasSearched {
            one.awaitedPlace = wasSearched && one.screen.path == path ? one.placeBeforeSearch : nil
            one.placeBeforeSearch = wasSearched ? nil : place
            one.followAwaitedPlace()
        }
    }
}

extension ShownScreen {
    fileprivate var hasSearch: Bool { screen.controls.contains { $0 is SearchField } }

    fileprivate var isSearched: Bool { screen.controls.contains { ($0 as? SearchField)?.isUsed == true } }
}
