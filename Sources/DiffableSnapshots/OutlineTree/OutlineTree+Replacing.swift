// All that changes which entries there are: some that stand side by side go, and others come in their place.
extension OutlineTree {
    /// Lets the entry at a place, and with it all behind, be deeper and have more collapsed ancestors.
    mutating func shift(_ place: OutlineCursor, level: Int32, hidden: Int32) {
        if place == end { return }
        leaves[Int(place.leaf)].entries[place.slot].levelStep += level
        leaves[Int(place.leaf)].entries[place.slot].hiddenStep += hidden
    }

    /// Puts entries, whose records name the leaf at `start`, in the place of those up to `end`.
    ///
    /// The leaves between are filled anew, with a neighbour where entries go and few are left.
    mutating func replace(
        from start: OutlineCursor, to end: OutlineCursor, with new: UnsafeBufferPointer<OutlineEntry>
    ) {
        let (first, last) = (Int(start.leaf), Int(end.leaf))
        let least = new.isEmpty && height > 0 ? max(1, capacity.leaf / 4) : 0
        if first == last {
            let count = leaves[first].entries.count + new.count - (end.slot - start.slot)
            if (least...capacity.leaf).contains(count) {
                leaves[first].entries.replaceSubrange(start.slot..<end.slot, with: new)
                refreshAncestors(of: start.leaf)
                return
            }
        }
        // At the end of the outline leaves are filled up, so that appending one by one packs them densely. Elsewhere the
        // entries are spread evenly, to leave room for those that follow.
        let isAtEnd = end == self.end && !new.isEmpty
        var run = [start.leaf]
        while run[run.count - 1] != end.leaf {
            visit()
            run.append(leaves[Int(run[run.count - 1])].next)
        }
        var entries = ContiguousArray(leaves[first].entries[..<start.slot])
        entries += new
        entries += leaves[last].entries[end.slot...]
        if entries.count < least {
            let (previous, next) = (leaves[first].previous, leaves[last].next)
            if next != .noNode {
                run.append(next)
                entries += leaves[Int(next)].entries
            } else if previous != .noNode {
                run.insert(previous, at: 0)
                entries.insert(contentsOf: leaves[Int(previous)].entries, at: 0)
            }
        }
        var filled: [OutlineBranch.Child] = []
        var writer = PageWriter<OutlineRecord>()
        for part in Self.parts(of: entries, capacity.leaf, areFull: isAtEnd) {
            let leaf = filled.count < run.count ? run[filled.count] : makeLeaf(after: filled[filled.count - 1].node)
            for entry in part where records[Int(entry.handle)].leaf != leaf {
                writer.update(Int(entry.handle), of: &records) { $0.leaf = leaf }
            }
            leaves[Int(leaf)].entries = part
            filled.append(OutlineBranch.Child(node: leaf, summary: part.summary))
        }
        replace(run, by: filled, areFull: isAtEnd)
    }

    /// Puts leaves in the place of others that stand side by side, and so on with the branches above them.
    ///
    /// - Parameters:
    ///   - leaves: The ones before; none when there is nothing above the new ones yet.
    ///   - children: The ones now: the first of those before, and behind them new ones.
    ///   - areFull: Whether branches are filled up, and not evenly.
    mutating func replace(_ leaves: [OutlineNodeID], by children: [OutlineBranch.Child], areFull: Bool) {
        var (run, new, level) = (leaves, children, 0)
        while run.count > 1 || new.count > 1 {
            var parents: [OutlineNodeID] = []
            for node in run {
                visit()
                let parent = parent(of: node, level: level)
                if parent != .noNode, parent != parents.last { parents.append(parent) }
            }
            var children = ContiguousArray(new)
            if let first = parents.first, let last = parents.last {
                let (before, behind) = (branches[Int(first)], branches[Int(last)])
                children.insert(contentsOf: before.children[..<before.slot(of: run[0])], at: 0)
                children += behind.children[(behind.slot(of: run[run.count - 1]) + 1)...]
            }
            for node in run.dropFirst(new.count) { free(node, level: level) }
            (run, new) = (parents, [])
            for part in Self.parts(of: children, capacity.branch, areFull: areFull) {
                let branch = new.count < run.count ? run[new.count] : makeBranch()
                for child in part where parent(of: child.node, level: level) != branch {
                    setParent(of: child.node, level: level, to: branch)
                }
                branches[Int(branch)].children = part
                new.append(OutlineBranch.Child(node: branch, summary: part.summary))
            }
            level += 1
        }
        if parent(of: new[0].node, level: level) == .noNode { (root, height) = (new[0].node, level) }
        refreshAncestors(of: new[0].node, level: level)
        while height > 0, branches[Int(root)].children.count == 1 {
            let child = branches[Int(root)].children[0].node
            free(root, level: height)
            (root, height) = (child, height - 1)
            setParent(of: root, level: height, to: .noNode)
        }
    }

    /// What nodes of a capacity hold when all parts are shared out: each as much, or as many as can be all they can.
    private static func parts<Part>(
        of all: ContiguousArray<Part>, _ capacity: Int, areFull: Bool
    ) -> [ContiguousArray<Part>] {
        let count = max(1, (all.count + capacity - 1) / capacity)
        let share = areFull ? capacity : max(1, (all.count + count - 1) / count)
        return stride(from: 0, to: max(1, all.count), by: share).map {
            ContiguousArray(all[$0..<min($0 + share, all.count)])
        }
    }
}
