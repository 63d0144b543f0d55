extension OutlineTree {
    /// The end of the subtree whose root stands before `start`, and what its entries from `start` on add up to.
    ///
    /// The end is the first entry that is no deeper than the root, or the end of the outline.
    func descendants(from start: OutlineCursor) -> (end: OutlineCursor, summary: OutlineSummary) {
        var inside = OutlineSummary()
        visit()
        let leaf = leaves[Int(start.leaf)]
        if start.slot == leaf.entries.count { return (start, inside) }
        if let slot = leaf.entries.endOfSubtree(from: start.slot, inside: &inside) {
            return (OutlineCursor(leaf: start.leaf, slot: slot), inside)
        }
        var (node, parent) = (start.leaf, leaf.parent)
        var level = 0
        while parent != .noNode {
            visit()
            let branch = branches[Int(parent)]
            level += 1
            if let slot = branch.children.endOfSubtree(from: branch.slot(of: node) + 1, inside: &inside) {
                var found = branch.children[slot].node
                while level > 1 {
                    visit()
                    level -= 1
                    let children = branches[Int(found)].children
                    found = children[children.endOfSubtree(from: 0, inside: &inside)!].node
                }
                visit()
                let slot = leaves[Int(found)].entries.endOfSubtree(from: 0, inside: &inside)!
                return (OutlineCursor(leaf: found, slot: slot), inside)
            }
            (node, parent) = (parent, branch.parent)
        }
        return (end, inside)
    }

    /// The indexes of an entry and all its descendants.
    @usableFromInline
    func subtree(of handle: OutlineHandle) -> Range<Int> {
        let cursor = cursor(of: handle)
        let start = Int(summary(before: cursor).count)
        return start..<start + 1 + Int(descendants(from: self.cursor(after: cursor)).summary.count)
    }

    @usableFromInline
    func hasChildren(_ handle: OutlineHandle) -> Bool {
        let next = cursor(after: cursor(of: handle))
        let entries = leaves[Int(next.leaf)].entries
        return next.slot < entries.count && entries[next.slot].levelStep > 0
    }

    /// The number of children, or of roots.
    @usableFromInline
    func numberOfChildren(of handle: OutlineHandle?) -> Int {
        guard let handle else { return Int(summary.level.lowestCount) }
        return Int(descendants(from: cursor(after: cursor(of: handle))).summary.level.lowestCount)
    }

    /// How many siblings stand before an entry.
    @usableFromInline
    func siblingIndex(of handle: OutlineHandle) -> Int {
        let first = parent(of: handle).map { index(of: $0) + 1 } ?? 0
        return Int(summary(of: first..<index(of: handle), beneath: root, level: height).level.lowestCount)
    }

    /// What the entries at some indexes add up to, which count from the first one beneath a node.
    private func summary(of range: Range<Int>, beneath node: OutlineNodeID, level: Int) -> OutlineSummary {
        visit()
        if level == 0 { return leaves[Int(node)].entries.summary(of: range) }
        var (result, start) = (OutlineSummary(), 0)
        for child in branches[Int(node)].children {
            let all = start..<start + Int(child.summary.count)
            let part = range.clamped(to: all)
            if part == all {
                result.append(child.summary)
            } else if !part.isEmpty {
                result.append(
                    summary(
                        of: part.lowerBound - start..<part.upperBound - start, beneath: child.node, level: level - 1))
            }
            start = all.upperBound
        }
        return result
    }
}
