import DiffableSnapshots
import Foundation

/// The scroll position by item and distance, which outlives the window.
extension CollectionViewWindow {
    /// The first visible item, and how far its upper edge is below that of the window. Nil at the top of the content,
    /// and while the window is about to change.
    ///
    /// - Complexity: O(*r*) for *r* rows in the window.
    public var topItem: (indexPath: IndexPath, distance: Double)? {
        guard offset.y > 0, size.height > 0, let settledLayout, !isSettledLayoutOutdated else { return nil }
        let sight = CGRect(origin: CGPoint(x: 0, y: offset.y), size: size)
        var best: (path: ItemPath, y: Double)?
        for element in settledLayout.solution.elements(in: sight) {
            guard case .item(let path) = element, settledLayout.solution.pin(of: element) == nil,
                let frame = settledLayout.solution.contentFrame(of: element), frame.maxY > sight.minY + 0.5
            else { continue }
            if best.map({ Double(frame.minY) < $0.y }) ?? true { best = (path, Double(frame.minY)) }
        }
        return best.map { (IndexPath($0.path), $0.y - Double(offset.y)) }
    }

    /// Scrolls to the item with a number, counted over all sections, and gives it the focus. A number out of range is
    /// clamped.
    public func scroll(toPosition position: Int) {
        guard isReady else { return }
        let solution = currentSolution()
        let last = solution.itemOffsets[solution.itemOffsets.count - 1] - 1
        guard let path = solution.path(atPosition: min(last, max(0, position))) else { return }
        moveFocus(to: .item(path))
        scroll(to: .item(path), at: .top, animated: false)
    }

    /// Sets heights that the viewer measured before it came to this window, so that what it sees does not move. They
    /// are listed by the items' numbers, counted over all sections. The heights of a section's headers come before that
    /// of its first item, those of its footers after that of its last one.
    ///
    /// A list is ignored if it has another length than there are estimated elements for that number.
    public func takeHeights(_ heights: [Int: [Double]]) {
        guard isReady, !heights.isEmpty else { return }
        let solution = currentSolution()
        for (position, heights) in heights {
            let elements = solution.elements(atPosition: position).filter {
                solution.placement(of: $0)?.isSelfSizing == true && knownHeight(of: $0) == nil
            }
            guard elements.count == heights.count else { continue }
            for (element, height) in zip(elements, heights) where height.isFinite && height >= 0 {
                self.heights.set(height, for: element)
            }
        }
        setNeedsTransaction()
    }

    func scrollToTop(animated: Bool) {
        request = ScrollRequest(
            element: nil, viewVersion: collectionView.history.version, position: .top, animated: animated)
        setNeedsTransaction()
    }

    /// Scrolls, without animation, until an item's upper edge is at a distance below that of the window.
    ///
    /// - Returns: False when there is no such item now.
    @discardableResult public func scroll(toItemAt indexPath: IndexPath, distance: Double) -> Bool {
        guard indexPath.count == 2, distance.isFinite else { return false }
        let path = ItemPath(section: indexPath.section, item: indexPath.item)
        guard isReady, collectionView.holds(path) else { return false }
        anchor = ScrollAnchor(
            rows: [.init(element: .item(path), distance: distance)], viewVersion: collectionView.history.version)
        restoredAnchor = anchor
        // This replaces a pending scroll to the top, as the restoration of a search asks for.
        request = nil
        setNeedsTransaction()
        return true
    }

    /// So much is seen of what stands above an item that somebody comes back to.
    package nonisolated static let leadOfRevealed = 120.0

    /// Scrolls as ``scroll(toItemAt:distance:)`` does, unless the item is in the upper half of the window. There it
    /// stays while rows are measured later; at the top of the content the window does, until they push the item out of
    /// sight.
    ///
    /// - Returns: False when there is no such item now.
    @discardableResult public func reveal(itemAt indexPath: IndexPath, distance: Double) -> Bool {
        guard let path = ItemPath(indexPath), isReady, collectionView.holds(path) else { return false }
        if let frame = currentSolution().contentFrame(of: .item(path)), frame.minY >= offset.y,
            frame.maxY <= offset.y + size.height / 2
        {
            if offset.y > 0 { return scroll(toItemAt: indexPath, distance: frame.minY - offset.y) }
            restoredAnchor = ScrollAnchor(
                rows: [.init(element: .item(path), distance: distance)], viewVersion: collectionView.history.version,
                isLoose: true)
            return true
        }
        return scroll(toItemAt: indexPath, distance: distance)
    }

    /// Whether an item is fully visible.
    public func shows(itemAt indexPath: IndexPath) -> Bool {
        guard let path = ItemPath(indexPath), isReady, collectionView.holds(path),
            let frame = currentSolution().contentFrame(of: .item(path))
        else { return false }
        return isSeen(frame)
    }

    /// The index path of the item that a key names; nil if it names none.
    public func indexPath(of key: WindowTransaction.RowKey) -> IndexPath? { item(of: key).map { IndexPath($0) } }
}

extension CollectionView {
    /// Scrolls all windows to the top of the content, for example to the first result of a new search.
    public func scrollToTop(animated: Bool) {
        for window in windows.values { window.window?.scrollToTop(animated: animated) }
    }
}
