import DiffableSnapshots

extension InteractiveMovement {
    /// A place in another view: a row that takes items in, or one before which rows make room.
    @MainActor struct Elsewhere {
        weak var window: CollectionViewWindow?
        /// The place at a version of its view; a gap may be behind the last row of its section.
        let target: ItemPath
        let version: Int
        let isGap: Bool

        /// Where the place is by now; nil once it is gone.
        var path: ItemPath? {
            guard let view = window?.collectionView, let updates = view.history.updates(since: version) else {
                return nil
            }
            var path = target
            for case let map? in updates.lazy.map(\.map) {
                // Where the row goes that there was room before, the room is before the next one.
                let isTaken = isGap && map.takesOut(item: path)
                guard let next = isTaken ? map.survivors(around: path).after : map.newPath(ofOld: path) else {
                    return nil
                }
                path = next
            }
            return isGap ? view.holdsPlace(path) ? path : nil : view.holds(path) ? path : nil
        }
    }

    /// The room that rows of a window make for a drag out of another view.
    struct Gap {
        let path: ItemPath
        let height: Double

        /// Where the rows are once they have made room.
        var arrangement: IndexMap {
            var difference = SnapshotDifference()
            difference.insertedItems = [path]
            return IndexMap(difference)
        }
    }
}

extension CollectionView {
    /// Whether an item can be put in at a place.
    func holdsPlace(_ path: ItemPath) -> Bool {
        counts.indices.contains(path.section) && (0...counts[path.section]).contains(path.item)
    }
}

extension CollectionViewWindow {
    /// The room that this window makes for a drag out of another view.
    var gap: InteractiveMovement.Gap? {
        guard let guest, let elsewhere = guest.elsewhere, elsewhere.window === self else { return nil }
        return elsewhere.path.map { InteractiveMovement.Gap(path: $0, height: guest.height) }
    }
}
