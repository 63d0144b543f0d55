import Diffable
import Foundation

extension NSCollectionView {
    /// The items that windows show, in no order.
    public func visibleItems() -> [NSCollectionViewItem] { visibleCells.compactMap { $0 as? NSCollectionViewItem } }

    /// The places of the items that windows show.
    public func indexPathsForVisibleItems() -> Set<IndexPath> { Set(indexPathsForVisibleItems) }

    /// The place of an item, or nil when no window shows it.
    public func indexPath(for item: NSCollectionViewItem) -> IndexPath? { indexPath(for: item as CollectionViewCell) }

    /// Selects items as well as those that are selected. It tells nobody.
    public func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
        for path in indexPaths.sorted() { selectItem(at: path, animated: false) }
        if !scrollPosition.isEmpty { scrollToItems(at: indexPaths, scrollPosition: scrollPosition) }
    }

    /// Lets go of items. It tells nobody.
    public func deselectItems(at indexPaths: Set<IndexPath>) {
        for path in indexPaths { deselectItem(at: path, animated: false) }
    }

    /// Lets go of all items. It tells nobody.
    public func deselectAll(_ sender: Any?) { selectItem(at: nil, animated: false) }

    /// Brings the first of some items to a place in windows.
    public func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
        guard let first = indexPaths.min() else { return }
        scrollToItem(at: first, at: scrollPosition.isEmpty ? .centeredVertically : scrollPosition, animated: true)
    }

    /// Lets items appear, by their places after the update.
    public func insertItems(at indexPaths: Set<IndexPath>) { insertItems(at: indexPaths.sorted()) }

    /// Lets items vanish, by their places before the update.
    public func deleteItems(at indexPaths: Set<IndexPath>) { deleteItems(at: indexPaths.sorted()) }

    /// Makes items anew, by their places before the update.
    public func reloadItems(at indexPaths: Set<IndexPath>) { reloadItems(at: indexPaths.sorted()) }
}
