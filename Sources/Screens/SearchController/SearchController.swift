import CollectionViews

/// What a screen's rows are searched by, in the words of UIKit.
///
/// ```swift
/// let search = SearchController(searchResultsController: nil)
/// search.searchBar.placeholder = "Name or country"
/// screen.navigationItem.searchController = search
/// ```
///
/// What is found stands in the screen's own view: apply a snapshot of it.
@preconcurrency @MainActor open class SearchController {
    /// The field.
    public let searchBar = SearchBar()

    /// Told of each new text and scope. The controller doesn't retain it.
    public weak var searchResultsUpdater: (any SearchResultsUpdating)?

    /// Told when a search begins and ends. The controller doesn't retain it.
    public weak var delegate: (any SearchControllerDelegate)?

    /// Whether the rows are dimmed while nothing is typed. They never are.
    public var obscuresBackgroundDuringPresentation = false

    /// Whether the title goes while one types. It stays.
    public var hidesNavigationBarDuringPresentation = false

    /// Makes a search whose results stand in the screen itself.
    public init(searchResultsController: Never? = nil) { searchBar.controller = self }

    /// Results stand in the screen itself.
    @available(
        *, unavailable,
        message: "Results stand in the screen's own view here: pass nil, and apply a snapshot of what is found."
    )
    public init(searchResultsController: Screen) {}

    /// Whether something is searched for. Setting it to false clears the field.
    public var isActive: Bool {
        get { !searchBar.field.text.isEmpty || !searchBar.field.tokens.isEmpty }
        set { if !newValue, isActive { searchBar.field.clear() } }
    }

    /// What is found is shown by the screen itself.
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

/// Shows what is found. See ``SearchController``.
@preconcurrency @MainActor public protocol SearchResultsUpdating: AnyObject {
    /// Another text stands in the field, or another scope is chosen.
    func updateSearchResults(for searchController: SearchController)
}

/// Told when a ``SearchController``'s search begins, by the first text, and ends. Everything is optional.
@preconcurrency @MainActor public protocol SearchControllerDelegate: AnyObject {
    /// Something is searched for; nothing has been found yet.
    func willPresentSearchController(_ searchController: SearchController)

    /// Something is searched for, and its updater has heard of it.
    func didPresentSearchController(_ searchController: SearchController)

    /// Nothing is searched for any more; what was found is still shown.
    func willDismissSearchController(_ searchController: SearchController)

    /// Nothing is searched for any more, and its updater has heard of it.
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
