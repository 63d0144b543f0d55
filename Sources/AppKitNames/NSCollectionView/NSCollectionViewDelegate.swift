import Diffable
import Foundation

/// Decides over a collection view's items, and hears what a user does. Everything is optional.
@preconcurrency @MainActor public protocol NSCollectionViewDelegate: CollectionViewDelegate {
    /// Which of some items a user may select.
    func collectionView(
        _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath>

    /// A user selected items: it is called for each of them.
    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)

    /// Which of some items a user may let go of.
    func collectionView(
        _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath>

    /// A user let go of items: it is called for each of them.
    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)

    /// A window is about to show an item.
    func collectionView(
        _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath)

    /// No window shows an item any more.
    func collectionView(
        _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath)
}

extension NSCollectionViewDelegate {
    /// Unless implemented: all of them.
    public func collectionView(
        _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> { indexPaths }
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {}
    /// Unless implemented: all of them.
    public func collectionView(
        _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> { indexPaths }
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {}
    /// Unless implemented: does nothing.
    public func collectionView(
        _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
    ) {}
    /// Unless implemented: does nothing.
    public func collectionView(
        _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
    ) {}
}

// What the view asks and tells, put into AppKit's words.
extension NSCollectionViewDelegate {
    /// Asks about the item alone.
    public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let view = collectionView as? NSCollectionView else { return true }
        return self.collectionView(view, shouldSelectItemsAt: [indexPath]).contains(indexPath)
    }

    /// Tells of the item alone.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let view = collectionView as? NSCollectionView else { return }
        self.collectionView(view, didSelectItemsAt: [indexPath])
    }

    /// Asks about the item alone.
    public func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        guard let view = collectionView as? NSCollectionView else { return true }
        return self.collectionView(view, shouldDeselectItemsAt: [indexPath]).contains(indexPath)
    }

    /// Tells of the item alone.
    public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        guard let view = collectionView as? NSCollectionView else { return }
        self.collectionView(view, didDeselectItemsAt: [indexPath])
    }

    /// Tells of the item.
    public func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let view = collectionView as? NSCollectionView, let item = cell as? NSCollectionViewItem else { return }
        self.collectionView(view, willDisplay: item, forRepresentedObjectAt: indexPath)
    }

    /// Tells of the item.
    public func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let view = collectionView as? NSCollectionView, let item = cell as? NSCollectionViewItem else { return }
        self.collectionView(view, didEndDisplaying: item, forRepresentedObjectAt: indexPath)
    }
}

/// Says what a collection view shows, by hand.
@preconcurrency @MainActor public protocol NSCollectionViewDataSource: CollectionViewDataSource {
    /// How many items a section has.
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int

    /// Makes the item at a place.
    func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem

    /// How many sections there are. One, unless implemented.
    func numberOfSections(in collectionView: NSCollectionView) -> Int
}

extension NSCollectionViewDataSource {
    /// Unless implemented: one.
    public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }

    /// Asks in AppKit's words.
    public func numberOfSections(in collectionView: CollectionView) -> Int {
        (collectionView as? NSCollectionView).map { numberOfSections(in: $0) } ?? 0
    }

    /// Asks in AppKit's words.
    public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        (collectionView as? NSCollectionView).map { self.collectionView($0, numberOfItemsInSection: section) } ?? 0
    }

    /// Asks in AppKit's words.
    public func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        guard let view = collectionView as? NSCollectionView else {
            fatalError("NSCollectionViewDataSource: it can be the data source of an NSCollectionView only.")
        }
        return self.collectionView(view, itemForRepresentedObjectAt: indexPath)
    }
}

/// Told which items may be shown next.
@preconcurrency @MainActor public protocol NSCollectionViewPrefetching: CollectionViewDataSourcePrefetching {
    /// Some items may be shown soon.
    func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Some items will not be shown soon after all.
    func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension NSCollectionViewPrefetching {
    /// Unless implemented: does nothing.
    public func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {}

    /// Tells in AppKit's words.
    public func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        guard let view = collectionView as? NSCollectionView else { return }
        self.collectionView(view, prefetchItemsAt: indexPaths)
    }

    /// Tells in AppKit's words.
    public func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        guard let view = collectionView as? NSCollectionView else { return }
        self.collectionView(view, cancelPrefetchingForItemsAt: indexPaths)
    }
}
