extension OutlineTree {
    /// The end of the subtree whose root stands before `start`, and what its entries from `start` on add up to.
    ///
    /// The end is the first entry that is no deeper than the root, or the end of the outline.
    func descendants(from start: OutlineCursor) -> (end: OutlineCursor, summary: OutlineSummary) {
        var inside = OutlineSummary()
        visit()
        let leaf = leaves[Int(start.leaf)]
        if start.slot == leaf.entries.count { return (start, inside) }
        if let slot = leaf.endOfSubtree(from: start.slot, inside: &inside) {
            return (OutlineCursor(leaf: start.leaf, slot: slot), inside)
        }
        var (node, parent) = (start.leaf, leaf.parent)
        var level = 0
        while parent != .noNode {
            visit()
            let branch = branches[Int(parent)]
            level += 1
            if var found = branch.childAtEndOfSubtree(from: branch.slot(of: node) + 1, inside: &inside) {
                while level > 1 {
                    visit()
                    level -= 1
                    found = branches[Int(found)].childAtEndOfSubtree(from: 0, inside: &inside)!
                }
                visit()
                let slot = leaves[Int(found)].endOfSubtree(from: 0, inside: &inside)!
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
        let cursor = cursor(of: handle)
        visit()
        let leaf = leaves[Int(cursor.leaf)]
        var level: Int32 = 0
        var siblings: Int32 = 0
        for slot in stride(from: cursor.slot, to: 0, by: -1) {
            level -= leaf.entries[slot].levelStep
            if level < 0 { return Int(siblings) }
            if level == 0 { siblings += 1 }
        }
        if !leaf.entries.isEmpty { level -= leaf.entries[0].levelStep }
        var (node, parent) = (cursor.leaf, leaf.parent)
        var height = 0
        while parent != .noNode {
            visit()
            let branch = branches[Int(parent)]
            height += 1
            if var found = branch.childWithParent(before: branch.slot(of: node), level: &level, siblings: &siblings) {
                while height > 1 {
                    visit()
                    height -= 1
                    let branch = branches[Int(found)]
                    found = branch.childWithParent(
                        before: branch.children.count, level: &level, siblings: &siblings)!
                }
                visit()
                for entry in leaves[Int(found)].entries.reversed() {
                    if level < 0 { break }
                    if level == 0 { siblings += 1 }
                    level -= entry.levelStep
                }
                return Int(siblings)
            }
            (node, parent) = (parent, branch.parent)
        }
        return Int(siblings)
    }
}

extension OutlineLeaf {
    /// The first slot that is no deeper than the subtree's root; until there, takes the entries on.
    func endOfSubtree(from start: Int, inside: inout OutlineSummary) -> Int? {
        entries.withUnsafeBufferPointer { entries in
            var slot = start
            while slot < entries.count {
                if inside.level.sum &+ entries[slot].levelStep <= 0 { return slot }
                inside.append(OutlineSummary(entries[slot]))
                slot += 1
            }
            return nil
        }
    }
}

extension OutlineBranch {
    /// The first child with an entry that is no deeper than the subtree's root; until there, takes the children on.
    func childAtEndOfSubtree(from start: Int, inside: inout OutlineSummary) -> OutlineNodeID? {
        children.withUnsafeBufferPointer { children in
            var slot = start
            while slot < children.count {
                if inside.level.sum &+ children[slot].summary.level.lowest <= 0 { return children[slot].node }
                inside.append(children[slot].summary)
                slot += 1
            }
            return nil
        }
    }

    /// The last child before `end` with an entry that is less deep than an item; counts its siblings until there.
    ///
    /// - Parameter level: The level of the last entry before `end`, counted from the item's.
    func childWithParent(before end: Int, level: inout Int32, siblings: inout Int32) -> OutlineNodeID? {
        for slot in stride(from: end - 1, through: 0, by: -1) {
            let steps = children[slot].summary.level
            let start = level - steps.sum
            if start + steps.lowest < 0 { return children[slot].node }
            if start + steps.lowest == 0 { siblings += steps.lowestCount }
            level = start
        }
        return nil
    }
}
