extension OutlineTree {
    /// Removes entries and their descendants, all that follow each other at once. An entry that goes with one before it
    /// is not looked for.
    ///
    /// - Returns: Their handles.
    @usableFromInline
    mutating func removeSubtrees(of handles: [OutlineHandle]) -> [OutlineHandle] {
        var removed: [OutlineHandle] = []
        var done = 0
        while done < handles.count {
            if !forest.contains(handles[done]) {
                done += 1
                continue
            }
            var cursor = cursor(of: handles[done])
            let start = index(of: handles[done])
            var run = OutlineSummary()
            repeat {
                run.append(cursor.passSubtree().all)
                done += 1
            } while done < handles.count && cursor.entry?.handle == handles[done]
            removed += remove(run, at: start, before: cursor.entry?.handle)
        }
        return removed
    }

    /// Removes the descendants of an entry.
    ///
    /// - Returns: Their handles.
    @usableFromInline
    mutating func removeDescendants(of handle: OutlineHandle) -> [OutlineHandle] {
        let (inside, next) = descendants(of: handle)
        return remove(inside, at: index(of: handle) + 1, before: next)
    }

    /// Removes an entry alone: its children take its place.
    @usableFromInline
    mutating func removeKeepingDescendants(of handle: OutlineHandle) {
        let (parent, hidden) = (records[Int(handle)].parent, Int32(isExpanded(handle) ? 0 : 1))
        var children: [OutlineHandle] = []
        forEachChild(of: handle) { children.append($0) }
        for child in children { records[Int(child)].parent = parent }
        if let first = children.first {
            let next = descendants(of: handle).next
            shift(first, level: -1, hidden: -hidden)
            shift(next, level: 1, hidden: hidden)
        }
        let next = entry(after: handle)?.handle
        _ = remove(place(of: handle).entry.sum, at: index(of: handle), before: next)
    }

    /// Removes the entries from an index on that add up to a sum.
    private mutating func remove(
        _ removed: OutlineSummary, at index: Int, before next: OutlineHandle?
    ) -> [OutlineHandle] {
        if removed.count == 0 { return [] }
        let range = index..<index + Int(removed.count)
        let handles = root.unsafelyUnwrapped.handles(in: range)
        shift(next, level: removed.level.sum, hidden: removed.hidden.sum)
        forest.removeRun(range, from: &root, owner: 0)
        return handles
    }
}
