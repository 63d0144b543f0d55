import Diffable

extension ContentUnavailableConfiguration {
    /// What a screen shows whose search found nothing, with a button that ends the search: no other way out of
    /// it may be in sight.
    @MainActor static func nothingFound(on screen: Screen, showAll title: String) -> ContentUnavailableConfiguration {
        let search = screen.navigationItem.searchController
        var configuration = ContentUnavailableConfiguration.search(for: search?.searchBar.text)
        configuration.button = .init(title: title) { [weak search] in search?.isActive = false }
        return configuration
    }
}
