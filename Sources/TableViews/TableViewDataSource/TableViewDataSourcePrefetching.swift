import Foundation

/// Prepares what rows will need before a user scrolls to them.
@preconcurrency @MainActor public protocol TableViewDataSourcePrefetching: AnyObject {
    /// The cells of these rows are likely to be asked for soon.
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

    /// The cells of rows that were announced are not likely to be asked for any more.
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
    /// Unless implemented: does nothing.
    public func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
