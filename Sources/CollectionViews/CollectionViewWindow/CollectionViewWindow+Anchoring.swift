import DiffableSnapshots
import Foundation

extension CollectionViewWindow {
    /// Records the visible rows as the anchor. The first of them that keeps its order also keeps its position on the
    /// screen while rows above it are inserted, deleted or resized.
    ///
    /// A header at the upper edge is preferred to rows: if it is measured to be higher, all of it stays visible. At the
    /// top of the content there is no anchor, so that rows inserted there are seen.
    func recordAnchor() {
        guard anchor == nil, let settledLayout, size.height > 0 else { return }
        // Also if the content was too short to reach the restored position: a window of less height can reach it.
        if let restoredAnchor, restoredAnchor.viewVersion == settledLayout.viewVersion {
            anchor = restoredAnchor
            return
        }
        guard offset.y > 0 else { return }
        let sight = CGRect(x: 0, y: offset.y, width: max(1, size.width), height: size.height)
        var rows: [ScrollAnchor.Row] = []
        var headers: [ScrollAnchor.Row] = []
        var first: [ScrollAnchor.Row] = []
        for element in settledLayout.solution.elements(in: sight) {
            guard let frame = settledLayout.solution.contentFrame(of: element) else { continue }
            let row = ScrollAnchor.Row(element: element, distance: frame.minY - offset.y)
            if case .supplementary(let path) = element, !path.isDecoration, abs(row.distance) <= 0.5 {
                first.append(row)
            } else if settledLayout.solution.pin(of: element) == nil {
                if case .item = element { rows.append(row) } else { headers.append(row) }
            }
        }
        let all = first + rows + headers
        if all.isEmpty { return }
        anchor = ScrollAnchor(rows: all, viewVersion: settledLayout.viewVersion)
    }

    /// Whether the view has changed since the window's offset was settled.
    var isSettledLayoutOutdated: Bool {
        guard let settledLayout else { return false }
        return settledLayout.viewVersion != collectionView.history.version
            || settledLayout.layoutGeneration != collectionView.layoutGeneration
    }

    /// The offset that leaves the anchor where it was; nil if none of its rows kept its order.
    func place(of anchor: ScrollAnchor, in solution: LayoutSolution) -> Double? {
        guard let updates = collectionView.history.updates(since: anchor.viewVersion) else { return nil }
        for row in anchor.rows {
            guard let element = row.element.mappedInOrder(forward: updates),
                let frame = solution.contentFrame(of: element)
            else { continue }
            if anchor.isLoose, isSeen(frame) { return offset.y }
            return frame.minY - row.distance
        }
        return nil
    }

    /// Whether the whole of a frame is within the window's bounds.
    func isSeen(_ frame: CGRect) -> Bool { frame.minY >= offset.y && frame.maxY <= offset.y + size.height }

    /// The items that are at least partly in the window's bounds.
    var itemsInSight: [ItemPath] {
        elementsInSight.compactMap { if case .item(let path) = $0 { path } else { nil } }
    }

    /// The elements that are at least partly in the window's bounds: items, headers and other views.
    var elementsInSight: [LayoutElement] {
        guard isReady else { return [] }
        let solution = currentSolution()
        let bounds = CGRect(origin: offset, size: size)
        return solution.elements(in: bounds, laneOffset: { laneOffset(ofSection: $0) }).filter { element in
            guard let frame = solution.contentFrame(of: element, laneOffset: { laneOffset(ofSection: $0) })
            else { return false }
            return (solution.pin(of: element)?.seen(frame, in: bounds) ?? frame).overlaps(bounds)
        }
    }
}
