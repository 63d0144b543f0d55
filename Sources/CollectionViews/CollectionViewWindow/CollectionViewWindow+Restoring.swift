import DiffableSnapshots
import Foundation

/// Where the viewer is scrolled to, in terms that outlive the window.
extension CollectionViewWindow {
    /// The first item of which something is seen, and how far its upper edge is below that of the window; nil at the
    /// top of the content, and while the window is about to change.
    ///
    /// - Complexity: O(*r*) for *r* rows in the window.
    public var topItem: (indexPath: IndexPath, distance: Double)? {
        guard offset.y > 0, size.height > 0, let placed, !isOutOfPlace else { return nil }
        let sight = CGRect(origin: CGPoint(x: 0, y: offset.y), size: size)
        var best: (path: ItemPath, y: Double)?
        for element in placed.solution.elements(in: sight) {
            guard case .item(let path) = element, placed.solution.pin(of: element) == nil,
                let frame = placed.solution.contentFrame(of: element), frame.maxY > sight.minY + 0.5
            else { continue }
            if best.map({ Double(frame.minY) < $0.y }) ?? true { best = (path, Double(frame.minY)) }
        }
        return best.map { (IndexPath($0.path), $0.y - Double(offset.y)) }
    }

    /// Scrolls to the item at a position, counted over all sections; the nearest that there is. It gets the focus.
    public func scroll(toPosition position: Int) {
        guard isReady else { return }
        let solution = currentSolution()
        let last = solution.itemOffsets[solution.itemOffsets.count - 1] - 1
        guard let path = solution.path(atPosition: min(last, max(0, position))) else { return }
        moveFocus(to: .item(path))
        scroll(to: .item(path), at: .top, animated: false)
    }

    /// Takes over how high a viewer found items to be before it came to this window: it shows them already, and what it
    /// sees stays where it is. Heights are named by the items' positions, counted over all sections; those of a
    /// section's headers come before its first item's, those of its footers after its last one's.
    ///
    /// Where there are not as many as the layout estimates, nobody knows whose they are, and they are passed over.
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

    /// Scrolls to where an item's upper edge is so far below that of the window, without an animation.
    ///
    /// - Returns: False when there is no such item now.
    @discardableResult public func scroll(toItemAt indexPath: IndexPath, distance: Double) -> Bool {
        guard indexPath.count == 2, distance.isFinite else { return false }
        let path = ItemPath(section: indexPath.section, item: indexPath.item)
        guard isReady, collectionView.holds(path) else { return false }
        anchor = ScrollAnchor(
            rows: [.init(element: .item(path), distance: distance)], viewVersion: collectionView.history.version)
        restored = anchor
        // A search that the same address restored asked for the top of its results: this place counts.
        request = nil
        setNeedsTransaction()
        return true
    }

    /// Scrolls there, as ``scroll(toItemAt:distance:)`` does, unless the item is seen in the upper part of the window,
    /// which heights that are not known yet don't push it out of.
    ///
    /// - Returns: False when there is no such item now.
    @discardableResult public func reveal(itemAt indexPath: IndexPath, distance: Double) -> Bool {
        guard let path = ItemPath(indexPath), isReady, collectionView.holds(path) else { return false }
        if let frame = currentSolution().contentFrame(of: .item(path)), frame.minY >= offset.y,
            frame.maxY <= offset.y + size.height / 2
        {
            return true
        }
        return scroll(toItemAt: indexPath, distance: distance)
    }

    /// Whether the whole of an item is seen.
    public func shows(itemAt indexPath: IndexPath) -> Bool {
        guard let path = ItemPath(indexPath), isReady, collectionView.holds(path),
            let frame = currentSolution().contentFrame(of: .item(path))
        else { return false }
        return frame.minY >= offset.y && frame.maxY <= offset.y + size.height
    }

    /// Where the item stands that a row shows; nil for a row that shows none, or is gone.
    public func indexPath(of key: WindowTransaction.RowKey) -> IndexPath? { item(of: key).map { IndexPath($0) } }
}

extension CollectionView {
    /// Scrolls all windows to the top of the content, as for a new search: the first of what was found is seen first.
    public func scrollToTop(animated: Bool) {
        for window in windows.values { window.window?.scrollToTop(animated: animated) }
    }
}
