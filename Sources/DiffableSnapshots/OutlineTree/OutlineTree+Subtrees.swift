extension OrderCursor<OutlineEntry> {
    /// Goes on to the first entry that is no deeper than the one here, or to the end.
    ///
    /// - Returns: What the entry and its descendants add up to, and what these do alone.
    mutating func passSubtree() -> (all: OutlineSummary, descendants: OutlineSummary) {
        guard var all = entry?.sum else { return (OutlineSummary(), OutlineSummary()) }
        var descendants = OutlineSummary()
        step()
        pass(&descendants) { $0.level.sum &+ $1.level.lowest > 0 }
        all.append(descendants)
        return (all, descendants)
    }
}

extension OutlineTree {
    func cursor(of handle: OutlineHandle) -> Cursor { Cursor(handle, in: root.unsafelyUnwrapped, of: forest) }

    /// What the descendants of an entry add up to, and which entry follows them.
    func descendants(of handle: OutlineHandle) -> (summary: OutlineSummary, next: OutlineHandle?) {
        var cursor = cursor(of: handle)
        return (cursor.passSubtree().descendants, cursor.entry?.handle)
    }

    /// The entry that follows another one, deeper or not.
    func entry(after handle: OutlineHandle) -> OutlineEntry? {
        var cursor = cursor(of: handle)
        cursor.step()
        return cursor.entry
    }

    /// The indexes of an entry and all its descendants.
    @usableFromInline
    func subtree(of handle: OutlineHandle) -> Range<Int> {
        let start = index(of: handle)
        return start..<start + 1 + Int(descendants(of: handle).summary.count)
    }

    @usableFromInline
    func hasChildren(_ handle: OutlineHandle) -> Bool { entry(after: handle).map { $0.levelStep > 0 } ?? false }

    /// The number of children, or of roots.
    @usableFromInline
    func numberOfChildren(of handle: OutlineHandle?) -> Int {
        Int((handle.map { descendants(of: $0).summary } ?? summary).level.lowestCount)
    }

    /// How many siblings stand before an entry.
    @usableFromInline
    func siblingIndex(of handle: OutlineHandle) -> Int {
        let index = index(of: handle)
        guard let parent = parent(of: handle) else { return Int(summary(before: index).level.lowestCount) }
        let distance = index - self.index(of: parent) - 1
        var cursor = cursor(of: parent)
        cursor.step()
        var between = OutlineSummary()
        cursor.pass(&between) { Int($0.count &+ $1.count) <= distance }
        return Int(between.level.lowestCount)
    }

    /// Calls `body` with the handle of each child, or of each root.
    @usableFromInline
    func forEachChild(of parent: OutlineHandle?, _ body: (OutlineHandle) -> Void) {
        guard let root else { return }
        var next = Cursor(root)
        if let parent {
            next = cursor(of: parent)
            next.step()
        }
        for _ in 0..<numberOfChildren(of: parent) {
            if let child = next.entry { body(child.handle) }
            _ = next.passSubtree()
        }
    }
}
