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
            leaves[Int(start.leaf)].entries[start.slot].levelStep -= 1
            leaves[Int(start.leaf)].entries[start.slot].hiddenStep -= hiddenChange
            refreshAncestors(of: start.leaf)
            if end != self.end {
                leaves[Int(end.leaf)].entries[end.slot].levelStep += 1
                leaves[Int(end.leaf)].entries[end.slot].hiddenStep += hiddenChange
                refreshAncestors(of: end.leaf)
            }
        }
        _ = remove(from: cursor, to: start, OutlineSummary(leaves[Int(cursor.leaf)].entries[cursor.slot]))
    }

    private mutating func remove(
        from start: OutlineCursor, to end: OutlineCursor, _ removed: OutlineSummary
    ) -> [OutlineHandle] {
        var rest = Int(removed.count)
        if rest == 0 { return [] }
        if end != self.end {
            leaves[Int(end.leaf)].entries[end.slot].levelStep += removed.level.sum
            leaves[Int(end.leaf)].entries[end.slot].hiddenStep += removed.hidden.sum
            refreshAncestors(of: end.leaf)
        }
        var handles: [OutlineHandle] = []
        handles.reserveCapacity(rest)
        var (leaf, slot) = (start.leaf, start.slot)
        var touched: [OutlineNodeID] = []
        while rest > 0 {
            visit()
            let slots = slot..<min(leaves[Int(leaf)].entries.count, slot + rest)
            for slot in slots {
                let handle = leaves[Int(leaf)].entries[slot].handle
                handles.append(handle)
                records[Int(handle)] = OutlineRecord()
            }
            leaves[Int(leaf)].entries.removeSubrange(slots)
            rest -= slots.count
            refreshAncestors(of: leaf)
            touched.append(leaf)
            (leaf, slot) = (leaves[Int(leaf)].next, 0)
        }
        // From the last one on: a leaf that is joined with its neighbour goes on as the left one of the two.
        for leaf in touched.reversed() { rebalance(leaf) }
        return handles
    }

    /// Takes a leaf, which is not the first one, out of the row of leaves.
    mutating func free(leaf: OutlineNodeID) {
        let (previous, next) = (leaves[Int(leaf)].previous, leaves[Int(leaf)].next)
        leaves[Int(previous)].next = next
        if next == .noNode { lastLeaf = previous } else { leaves[Int(next)].previous = previous }
        leaves[Int(leaf)] = OutlineLeaf(next: freeLeaf)
        freeLeaf = leaf
    }

    mutating func free(branch: OutlineNodeID) {
        branches[Int(branch)] = OutlineBranch(parent: freeBranch)
        freeBranch = branch
    }
}
