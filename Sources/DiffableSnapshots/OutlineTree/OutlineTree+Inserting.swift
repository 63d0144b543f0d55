extension OutlineTree {
    /// Inserts nodes that are not in the outline, in the order of a walk through their own trees.
    @usableFromInline
    mutating func insert(_ nodes: UnsafeBufferPointer<OutlineItem>, at place: OutlinePlace) {
        if nodes.isEmpty { return }
        let target = target(at: place)
        withUnsafeTemporaryAllocation(of: OutlineEntry.self, capacity: nodes.count) { entries in
            let steps = makeEntries(of: nodes, at: target, entries)
            let leaf = target.cursor.leaf
            leaves[Int(leaf)].subtract(steps, at: target.cursor.slot)
            if leaves[Int(leaf)].insert(UnsafeBufferPointer(entries), at: target.cursor.slot, upTo: capacity.leaf) {
                refreshAncestors(of: leaf)
            } else {
                spread(UnsafeBufferPointer(entries), at: target.cursor)
            }
        }
    }

    /// Where nodes are inserted, and what stands before them.
    private struct Target {
        var cursor: OutlineCursor
        var parent: OutlineHandle
        /// Of the entry before, counted from the inserted nodes of level 0: how deep it is, and how many collapsed
        /// ancestors it has. What is counted from there is the same wherever the place lies in the outline.
        var before: (level: Int32, hidden: Int32)
    }

    private func target(at place: OutlinePlace) -> Target {
        switch place {
        case .endOfChildren(nil):
            return Target(cursor: end, parent: .max, before: (summary.level.sum, summary.hidden.sum))
        case .endOfChildren(let handle?):
            let (end, inside) = descendants(from: cursor(after: cursor(of: handle)))
            let below: Int32 = isExpanded(handle) ? 0 : 1
            return Target(
                cursor: end, parent: handle, before: (inside.level.sum - 1, inside.hidden.sum - below))
        case .before(let handle):
            let cursor = cursor(of: handle)
            let entry = leaves[Int(cursor.leaf)].entries[cursor.slot]
            return Target(
                cursor: cursor, parent: records[Int(handle)].parent, before: (-entry.levelStep, -entry.hiddenStep))
        case .after(let handle):
            let (end, inside) = descendants(from: cursor(after: cursor(of: handle)))
            return Target(
                cursor: end, parent: records[Int(handle)].parent, before: (inside.level.sum, inside.hidden.sum))
        }
    }

    /// Makes the entries of new nodes, and their records as if all went into the leaf at the target.
    ///
    /// - Returns: What the steps of all add up to.
    private mutating func makeEntries(
        of nodes: UnsafeBufferPointer<OutlineItem>, at target: Target,
        _ entries: UnsafeMutableBufferPointer<OutlineEntry>
    ) -> (level: Int32, hidden: Int32) {
        growRecords(for: nodes)
        // The parents of the open levels but the last, and how many collapsed ancestors their children have.
        var open: [(parent: OutlineHandle, hidden: Int32)] = []
        var current = (parent: target.parent, hidden: Int32(0))
        var last = OutlineItem(handle: target.parent, level: 0, isExpanded: true)
        var before = target.before
        var writer = PageWriter<OutlineRecord>()
        for index in 0..<nodes.count {
            let node = nodes[index]
            if node.level > last.level {
                open.append(current)
                current = (last.handle, before.hidden + (last.isExpanded ? 0 : 1))
            } else if node.level < last.level {
                current = open[Int(node.level)]
                open.removeSubrange(Int(node.level)...)
            }
            let record = OutlineRecord(
                leaf: target.cursor.leaf, parent: current.parent, isExpanded: node.isExpanded)
            writer.update(Int(node.handle), of: &records) { $0 = record }
            entries.initializeElement(
                at: index,
                to: OutlineEntry(
                    handle: node.handle, levelStep: node.level - before.level,
                    hiddenStep: current.hidden - before.hidden, isExpanded: node.isExpanded))
            before = (node.level, current.hidden)
            last = node
        }
        return (before.level - target.before.level, before.hidden - target.before.hidden)
    }

    private mutating func growRecords(for nodes: UnsafeBufferPointer<OutlineItem>) {
        var bound = 0
        for node in nodes { bound = max(bound, Int(node.handle) + 1) }
        if bound <= records.count { return }
        records.append(count: bound - records.count) { page, length in
            page.initialize(repeating: OutlineRecord(), count: length)
        }
    }

    /// Inserts more entries than their leaf has room for.
    private mutating func spread(_ entries: UnsafeBufferPointer<OutlineEntry>, at cursor: OutlineCursor) {
        let leaf = cursor.leaf
        // At the end of the outline leaves are filled up, so that appending one by one packs them densely. Elsewhere
        // the entries are spread evenly, to leave room for those that follow.
        let isAtEnd = leaf == lastLeaf && cursor.slot == leaves[Int(leaf)].entries.count
        var all = leaves[Int(leaf)].entries
        all.insert(contentsOf: entries, at: cursor.slot)
        let leafCount = (all.count + capacity.leaf - 1) / capacity.leaf
        let share = isAtEnd ? capacity.leaf : (all.count + leafCount - 1) / leafCount
        leaves[Int(leaf)].entries = ContiguousArray(all[..<share])
        var new: [OutlineBranch.Child] = []
        var target = leaf
        var writer = PageWriter<OutlineRecord>()
        for start in stride(from: share, to: all.count, by: share) {
            target = makeLeaf(after: target)
            let part = ContiguousArray(all[start..<min(start + share, all.count)])
            for entry in part { writer.update(Int(entry.handle), of: &records) { $0.leaf = target } }
            leaves[Int(target)].entries = part
            new.append(OutlineBranch.Child(node: target, summary: leaves[Int(target)].entries.summary))
        }
        attach(new, after: leaf, isAtEnd: isAtEnd)
    }
}

extension OutlineLeaf {
    /// Takes steps back from an entry, if there is one.
    fileprivate mutating func subtract(_ steps: (level: Int32, hidden: Int32), at slot: Int) {
        if slot == entries.count { return }
        entries[slot].levelStep -= steps.level
        entries[slot].hiddenStep -= steps.hidden
    }

    /// - Returns: False when there is no room for so many entries. Nothing is changed then.
    fileprivate mutating func insert(
        _ new: UnsafeBufferPointer<OutlineEntry>, at slot: Int, upTo capacity: Int
    ) -> Bool {
        if entries.count + new.count > capacity { return false }
        entries.insert(contentsOf: new, at: slot)
        return true
    }
}
