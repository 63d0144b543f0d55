/// Apple's name for ``SearchController``.
public typealias UISearchController = SearchController
/// Apple's name for ``SearchBar``.
public typealias UISearchBar = SearchBar
/// Apple's name for ``SearchBarDelegate``.
public typealias UISearchBarDelegate = SearchBarDelegate
/// Apple's name for ``SearchResultsUpdating``.
public typealias UISearchResultsUpdating = SearchResultsUpdating
