import Foundation

/// Prepares what cells will need before a user scrolls to them.
///
/// A view makes cells for what its windows show and about one screen around. One screen further it only tells its
/// prefetch data source which items may be next, so that pictures and the like can be on their way. Items that are not
/// needed after all are cancelled.
@preconcurrency @MainActor public protocol CollectionViewDataSourcePrefetching: AnyObject {
    /// The cells of these items are likely to be asked for soon.
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// The cells of items that were announced are not likely to be asked for any more.
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
    /// Unless implemented: does nothing.
    public func collectionView(
        _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
