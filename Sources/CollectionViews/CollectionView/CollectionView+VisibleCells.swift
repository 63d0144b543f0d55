import DiffableSnapshots
import Foundation

extension CollectionView {
    /// The cell of an item, when a window shows it or holds it ready just outside.
    public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
        ItemPath(indexPath).flatMap { cells[$0]?.view as? CollectionViewCell }
    }

    /// A header or footer, when a window shows it.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> CollectionReusableView?
    {
        let boundary = SupplementaryPath(kind: elementKind, section: indexPath.section)
        let onItem = SupplementaryPath(kind: elementKind, section: indexPath.section, item: indexPath.last)
        return (supplementaries[boundary] ?? supplementaries[onItem])?.view
    }

    /// The cells of which something is in a window's bounds, in order.
    ///
    /// Cells that are prepared outside of the bounds don't count. Cells that an update brings into them are made with
    /// the next transaction, or by ``layoutIfNeeded()``.
    public var visibleCells: [CollectionViewCell] {
        visiblePaths.compactMap { cells[$0]?.view as? CollectionViewCell }
    }

    /// The items whose cells are among ``visibleCells``, in order.
    public var indexPathsForVisibleItems: [IndexPath] { visiblePaths.map { IndexPath($0) } }

    /// The items that have cells, in no order: those in sight and around it, and the one with the focus wherever it is.
    /// Any other item is configured anew before it is seen. Apple has no such member.
    package var indexPathsForPreparedItems: [IndexPath] { cells.keys.map { IndexPath($0) } }

    private var visiblePaths: [ItemPath] {
        if cells.isEmpty { return [] }
        let windows = openWindows
        let paths = windows.count == 1 ? windows[0].itemsInSight : Set(windows.flatMap(\.itemsInSight)).sorted()
        return paths.filter { cells[$0] != nil }
    }

    /// The item that a cell shows now; nil for a cell that isn't shown.
    public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
        guard case .item(let path)? = cell.shown?.element, cells[path]?.view === cell else { return nil }
        return IndexPath(path)
    }

    /// The item at a point of the content, in the window that was scrolled last; nil where there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? { indexPathForItem(inContentAt: point) }

    /// The headers, footers and other supplementary views of a kind, of which something is in a window's bounds, in
    /// order.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
        paths(ofKind: elementKind).compactMap { supplementaries[$0]?.view }
    }

    /// The index paths of those views, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        paths(ofKind: elementKind).map { IndexPath(item: $0.item ?? 0, section: $0.section) }
    }

    private func paths(ofKind kind: String) -> [SupplementaryPath] {
        let inSight = openWindows.flatMap(\.elementsInSight).compactMap { element -> SupplementaryPath? in
            guard case .supplementary(let path) = element, path.kind == kind, !path.isDecoration else { return nil }
            return supplementaries[path] == nil ? nil : path
        }
        return Set(inSight).sorted { ($0.section, $0.item ?? 0) < ($1.section, $1.item ?? 0) }
    }
}
