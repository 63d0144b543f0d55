import DiffableSnapshots

extension InteractiveMovement {
    /// A target in another view: a row that accepts the items, or an index path at which rows make room.
    @MainActor struct ExternalTarget {
        weak var window: CollectionViewWindow?
        /// The index path at a version of its view. A gap may be after the last row of its section.
        let target: ItemPath
        let version: Int
        let isGap: Bool

        /// The present index path; nil once it no longer exists.
        var path: ItemPath? {
            guard let view = window?.collectionView, let updates = view.history.updates(since: version) else {
                return nil
            }
            var path = target
            for case let map? in updates.lazy.map(\.map) {
                // If the row after the gap moves away, the gap is before the next one.
                let isTaken = isGap && map.takesOut(item: path)
                guard let next = isTaken ? map.survivors(around: path).after : map.newPath(ofOld: path) else {
                    return nil
                }
                path = next
            }
            return isGap ? view.canInsertItem(at: path) ? path : nil : view.holds(path) ? path : nil
        }
    }

    /// The room that rows of a window make for a drag from another view.
    struct Gap {
        let path: ItemPath
        let height: Double

        /// The order of the rows with the gap among them.
        var arrangement: IndexMap {
            var difference = SnapshotDifference()
            difference.insertedItems = [path]
            return IndexMap(difference)
        }
    }
}

extension CollectionView {
    /// Whether an item can be inserted at a path.
    func canInsertItem(at path: ItemPath) -> Bool {
        counts.indices.contains(path.section) && (0...counts[path.section]).contains(path.item)
    }
}

extension CollectionViewWindow {
    /// The room that this window makes for a drag from another view.
    var gap: InteractiveMovement.Gap? {
        guard let incomingDrag, let externalTarget = incomingDrag.externalTarget, externalTarget.window === self else {
            return nil
        }
        return externalTarget.path.map { InteractiveMovement.Gap(path: $0, height: incomingDrag.height) }
    }
}
