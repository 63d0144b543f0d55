extension OutlineTree {
    /// Removes entries and their descendants, all that follow each other at once. An entry that goes with one before it
    /// is not looked for.
    ///
    /// - Returns: Their handles.
    @usableFromInline
    mutating func removeSubtrees(of handles: [OutlineHandle]) -> [OutlineHandle] {
        var removed: [OutlineHandle] = []
        var next = 0
        while next < handles.count {
            if records[Int(handles[next])].leaf == .noNode {
                next += 1
                continue
            }
            let start = cursor(of: handles[next])
            var end = start
            var run = OutlineSummary()
            repeat {
                run.append(OutlineSummary(leaves[Int(end.leaf)].entries[end.slot]))
                let (subtreeEnd, inside) = descendants(from: cursor(after: end))
                run.append(inside)
                end = subtreeEnd
                next += 1
            } while next < handles.count && holds(handles[next], at: end)
            removed += remove(from: start, to: end, run)
        }
        return removed
    }

    private func holds(_ handle: OutlineHandle, at cursor: OutlineCursor) -> Bool {
        let entries = leaves[Int(cursor.leaf)].entries
        return cursor.slot < entries.count && entries[cursor.slot].handle == handle
    }

    /// Removes the descendants of an entry.
    ///
    /// - Returns: Their handles.
    @usableFromInline
    mutating func removeDescendants(of handle: OutlineHandle) -> [OutlineHandle] {
        let start = cursor(after: cursor(of: handle))
        let (end, inside) = descendants(from: start)
        return remove(from: start, to: end, inside)
    }

    /// Removes an entry alone: its children take its place.
    @usableFromInline
    mutating func removeKeepingDescendants(of handle: OutlineHandle) {
        let cursor = cursor(of: handle)
        let start = self.cursor(after: cursor)
        let (end, inside) = descendants(from: start)
        if inside.count > 0 {
            let hiddenChange: Int32 = records[Int(handle)].isExpanded ? 0 : 1
            var children: [OutlineHandle] = []
            forEachChild(of: handle) { children.append($0) }
            let parent = records[Int(handle)].parent
            for child in children { records[Int(child)].parent = parent }
            shift(start, level: -1, hidden: -hiddenChange)
            shift(end, level: 1, hidden: hiddenChange)
            refreshAncestors(of: end.leaf)
        }
        _ = remove(from: cursor, to: start, OutlineSummary(leaves[Int(cursor.leaf)].entries[cursor.slot]))
    }

    private mutating func remove(
        from start: OutlineCursor, to end: OutlineCursor, _ removed: OutlineSummary
    ) -> [OutlineHandle] {
        if removed.count == 0 { return [] }
        var handles: [OutlineHandle] = []
        handles.reserveCapacity(Int(removed.count))
        var place = start
        while handles.count < removed.count {
            visit()
            let entries = leaves[Int(place.leaf)].entries
            for entry in entries[place.slot..<(place.leaf == end.leaf ? end.slot : entries.count)] {
                handles.append(entry.handle)
                records[Int(entry.handle)] = OutlineRecord()
            }
            place = OutlineCursor(leaf: leaves[Int(place.leaf)].next, slot: 0)
        }
        shift(end, level: removed.level.sum, hidden: removed.hidden.sum)
        replace(from: start, to: end, with: UnsafeBufferPointer(start: nil, count: 0))
        return handles
    }
}
