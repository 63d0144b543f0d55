import DiffableSnapshots
import Foundation

extension CollectionViewWindow {
    /// Remembers the rows in sight, the first of which that stays where it is in order keeps its place on the screen
    /// while rows above it come, go, or change their heights.
    ///
    /// A header that begins just at the upper edge goes before them: when it turns out to be higher, it stays in sight
    /// as a whole. At the top there is nothing to keep: what comes there is to be seen.
    func keepAnchor() {
        guard anchor == nil, let placed, size.height > 0 else { return }
        // Also where the content was too short for it: a lower window leads further.
        if let restored, restored.viewVersion == placed.viewVersion {
            anchor = restored
            return
        }
        guard offset.y > 0 else { return }
        let sight = CGRect(x: 0, y: offset.y, width: max(1, size.width), height: size.height)
        var rows: [ScrollAnchor.Row] = []
        var headers: [ScrollAnchor.Row] = []
        var first: [ScrollAnchor.Row] = []
        for element in placed.solution.elements(in: sight) {
            guard let frame = placed.solution.contentFrame(of: element) else { continue }
            let row = ScrollAnchor.Row(element: element, distance: frame.minY - offset.y)
            if case .supplementary(let path) = element, !path.isDecoration, abs(row.distance) <= 0.5 {
                first.append(row)
            } else if placed.solution.pin(of: element) == nil {
                if case .item = element { rows.append(row) } else { headers.append(row) }
            }
        }
        let all = first + rows + headers
        if all.isEmpty { return }
        anchor = ScrollAnchor(rows: all, viewVersion: placed.viewVersion)
    }

    /// Whether what the window's offset refers to is no longer what the view shows.
    var isOutOfPlace: Bool {
        guard let placed else { return false }
        return placed.viewVersion != collectionView.history.version
            || placed.layoutGeneration != collectionView.layoutGeneration
    }

    /// Where the window must stand for the anchor to be where it was; nil when none of its rows is left in its order.
    func place(of anchor: ScrollAnchor, in solution: LayoutSolution) -> Double? {
        guard let updates = collectionView.history.updates(since: anchor.viewVersion) else { return nil }
        for row in anchor.rows {
            guard let element = row.element.mappedInOrder(forward: updates),
                let frame = solution.contentFrame(of: element)
            else { continue }
            return frame.minY - row.distance
        }
        return nil
    }

    /// The items of which something is in the window's bounds.
    var itemsInSight: [ItemPath] {
        elementsInSight.compactMap { if case .item(let path) = $0 { path } else { nil } }
    }

    /// What there is in the window's bounds: items, headers, and whatever else has a view.
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
