/// Where nodes are inserted.
@usableFromInline
enum OutlinePlace {
    /// Behind the existing children; nil stands for the roots.
    case endOfChildren(OutlineHandle?)
    case before(OutlineHandle)
    case after(OutlineHandle)
}

extension OutlineTree {
    /// Inserts handles that are not in the outline, in the order of a walk through their own trees, with the levels and
    /// the expansion of some nodes, or all of level 0 and collapsed.
    mutating func insert(_ handles: [OutlineHandle], like nodes: [OutlineItem]?, at place: OutlinePlace) {
        if handles.isEmpty { return }
        let target = target(at: place)
        let (entries, steps) = makeEntries(of: handles, like: nodes, at: target)
        shift(target.next, level: -steps.level, hidden: -steps.hidden)
        forest.insert(entries, at: target.index, into: &root, owner: 0)
    }

    /// Where nodes are inserted, and what stands before them.
    private struct Target {
        var index: Int
        /// The entry that is there now; nil stands for the end.
        var next: OutlineHandle?
        var parent: OutlineHandle
        /// Of the entry before, counted from the inserted nodes of level 0: how deep it is, and how many collapsed
        /// ancestors it has. What is counted from there is the same wherever the place lies in the outline.
        var before: (level: Int32, hidden: Int32)
    }

    private func target(at place: OutlinePlace) -> Target {
        switch place {
        case .endOfChildren(nil):
            return Target(index: count, next: nil, parent: -1, before: (summary.level.sum, summary.hidden.sum))
        case .endOfChildren(let handle?):
            var target = target(behind: handle, parent: handle)
            target.before.level -= 1
            target.before.hidden -= isExpanded(handle) ? 0 : 1
            return target
        case .before(let handle):
            let (before, entry) = self.place(of: handle)
            return Target(
                index: Int(before.count), next: handle, parent: records[Int(handle)].parent,
                before: (-entry.levelStep, -entry.hiddenStep))
        case .after(let handle):
            return target(behind: handle, parent: records[Int(handle)].parent)
        }
    }

    /// The place behind an entry and all its descendants.
    private func target(behind handle: OutlineHandle, parent: OutlineHandle) -> Target {
        let (inside, next) = descendants(of: handle)
        return Target(
            index: index(of: handle) + 1 + Int(inside.count), next: next, parent: parent,
            before: (inside.level.sum, inside.hidden.sum))
    }

    /// Makes the entries of new nodes, and their records.
    ///
    /// - Returns: The entries, and what the steps of all add up to.
    private mutating func makeEntries(
        of handles: [OutlineHandle], like nodes: [OutlineItem]?, at target: Target
    ) -> (entries: [OutlineEntry], steps: (level: Int32, hidden: Int32)) {
        var entries: [OutlineEntry] = []
        entries.reserveCapacity(handles.count)
        records.grow(to: Int(handles.max() ?? -1) + 1, filling: OutlineRecord())
        // The parents of the open levels but the last, and how many collapsed ancestors their children have.
        var open: [(parent: OutlineHandle, hidden: Int32)] = []
        var current = (parent: target.parent, hidden: Int32(0))
        var last = OutlineItem(handle: target.parent, level: 0, isExpanded: true)
        var before = target.before
        var writer = PageWriter<OutlineRecord>()
        for (index, handle) in handles.enumerated() {
            var node = nodes?[index] ?? OutlineItem(handle: handle, level: 0, isExpanded: false)
            node.handle = handle
            if node.level > last.level {
                open.append(current)
                current = (last.handle, before.hidden + (last.isExpanded ? 0 : 1))
            } else if node.level < last.level {
                current = open[Int(node.level)]
                open.removeSubrange(Int(node.level)...)
            }
            let record = OutlineRecord(parent: current.parent, isExpanded: node.isExpanded)
            writer.update(Int(node.handle), of: &records) { $0 = record }
            entries.append(
                OutlineEntry(
                    handle: node.handle, levelStep: node.level - before.level,
                    hiddenStep: current.hidden - before.hidden, isExpanded: node.isExpanded))
            before = (node.level, current.hidden)
            last = node
        }
        return (entries, (before.level - target.before.level, before.hidden - target.before.hidden))
    }
}
