import CollectionViews

/// A search of a screen's rows, with UIKit's properties.
///
/// ```swift
/// let search = SearchController(searchResultsController: nil)
/// search.searchBar.placeholder = "Name or country"
/// screen.navigationItem.searchController = search
/// ```
///
/// Results are shown in the screen's own view: apply a snapshot of them.
@preconcurrency @MainActor open class SearchController {
    /// The search bar.
    public let searchBar = SearchBar()

    /// Updates the results for each new text and scope. The controller doesn't retain it.
    public weak var searchResultsUpdater: (any SearchResultsUpdating)?

    /// Told when a search begins and ends. The controller doesn't retain it.
    public weak var delegate: (any SearchControllerDelegate)?

    /// Whether the rows are dimmed while the field is empty. They never are.
    public var obscuresBackgroundDuringPresentation = false

    /// Whether the title is hidden during a search. It never is.
    public var hidesNavigationBarDuringPresentation = false

    /// Makes a search with results in the screen itself.
    public init(searchResultsController: Never? = nil) { searchBar.controller = self }

    /// Results are shown in the screen itself.
    @available(
        *, unavailable,
        message: "Results stand in the screen's own view here: pass nil, and apply a snapshot of what is found."
    )
    public init(searchResultsController: Screen) {}

    /// Whether there is a query. Setting it to false clears the field.
    public var isActive: Bool {
        get { !searchBar.field.text.isEmpty || !searchBar.field.tokens.isEmpty }
        set { if !newValue, isActive { searchBar.field.clear() } }
    }

    /// Results are shown in the screen itself.
    @available(*, unavailable, message: "Leave it out: a snapshot of what is found shows it in the screen's own view.")
    public var showsSearchResultsController: Bool {
        get { false }
        set {}
    }

    private var wasActive = false

    func update() {
        let before = wasActive
        wasActive = isActive
        let (begins, ends) = (!before && isActive, before && !isActive)
        if begins { delegate?.willPresentSearchController(self) }
        if ends { delegate?.willDismissSearchController(self) }
        searchResultsUpdater?.updateSearchResults(for: self)
        if begins { delegate?.didPresentSearchController(self) }
        if ends { delegate?.didDismissSearchController(self) }
    }
}

/// Updates the results of a search. See ``SearchController``.
@preconcurrency @MainActor public protocol SearchResultsUpdating: AnyObject {
    /// The text or the scope has changed.
    func updateSearchResults(for searchController: SearchController)
}

/// Told when a ``SearchController``'s search begins, by the first text, and ends. Everything is optional.
@preconcurrency @MainActor public protocol SearchControllerDelegate: AnyObject {
    /// A search begins, and its results are not shown yet.
    func willPresentSearchController(_ searchController: SearchController)

    /// A search has begun, and its updater was called.
    func didPresentSearchController(_ searchController: SearchController)

    /// A search ends, and its results are still shown.
    func willDismissSearchController(_ searchController: SearchController)

    /// A search has ended, and its updater was called.
    func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
    /// Unless implemented: does nothing.
    public func willPresentSearchController(_ searchController: SearchController) {}
    /// Unless implemented: does nothing.
    public func didPresentSearchController(_ searchController: SearchController) {}
    /// Unless implemented: does nothing.
    public func willDismissSearchController(_ searchController: SearchController) {}
    /// Unless implemented: does nothing.
    public func didDismissSearchController(_ searchController: SearchController) {}
}
