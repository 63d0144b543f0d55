extension OutlineTree {
    /// Inserts nodes that are not in the outline, in the order of a walk through their own trees.
    @usableFromInline
    mutating func insert(_ nodes: UnsafeBufferPointer<OutlineItem>, at place: OutlinePlace) {
        if nodes.isEmpty { return }
        let target = target(at: place)
        withUnsafeTemporaryAllocation(of: OutlineEntry.self, capacity: nodes.count) { entries in
            let steps = makeEntries(of: nodes, at: target, entries)
            shift(target.cursor, level: -steps.level, hidden: -steps.hidden)
            replace(from: target.cursor, to: target.cursor, with: UnsafeBufferPointer(entries))
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
}
