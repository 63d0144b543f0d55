import DiffableSnapshots

/// The latest updates of a view. Windows that lag behind map their rows through them.
struct UpdateHistory {
    struct Update {
        /// Maps index paths through the update; nil if it only reconfigures or lays out again.
        var map: IndexMap?
        var isAnimated: Bool
        var animations = RowAnimations()
    }

    /// The version of the view after the latest update. Versions start at 1 and only grow.
    private(set) var version = 1
    private var updates: [Update] = []
    private var changeCount = 0

    /// More updates than this are never kept.
    private static let maximumUpdates = 64
    /// Older updates are dropped while all together hold more changes than this.
    private static let maximumChanges = 1 << 20

    mutating func append(_ update: Update) {
        version += 1
        updates.append(update)
        changeCount += update.map?.changeCount ?? 0
        while updates.count > 1, updates.count > Self.maximumUpdates || changeCount > Self.maximumChanges {
            changeCount -= updates.removeFirst().map?.changeCount ?? 0
        }
    }

    /// Forgets all updates, after a reload: nothing shown before can be mapped to what is shown now.
    mutating func reset() {
        version += 1
        updates = []
        changeCount = 0
    }

    /// The updates that lead from a version to the current one; nil when they are no longer known.
    func updates(since version: Int) -> ArraySlice<Update>? {
        let count = self.version - version
        return count >= 0 && count <= updates.count ? updates.suffix(count) : nil
    }
}

extension LayoutElement {
    func mapped(forward updates: ArraySlice<UpdateHistory.Update>) -> LayoutElement? {
        var element = self
        for update in updates {
            guard let map = update.map else { continue }
            guard let next = element.mapped(forward: map) else { return nil }
            element = next
        }
        return element
    }

    /// The element after updates, if none of them deletes it or moves it past others.
    func mappedInOrder(forward updates: ArraySlice<UpdateHistory.Update>) -> LayoutElement? {
        var element = self
        for update in updates {
            guard let map = update.map else { continue }
            guard !map.moves(element), let next = element.mapped(forward: map) else { return nil }
            element = next
        }
        return element
    }

    func mapped(backward updates: ArraySlice<UpdateHistory.Update>) -> LayoutElement? {
        var element = self
        for update in updates.reversed() {
            guard let map = update.map else { continue }
            guard let previous = element.mapped(backward: map) else { return nil }
            element = previous
        }
        return element
    }
}
