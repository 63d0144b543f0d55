extension OutlineTree {
    /// Removes an entry and its descendants.
    ///
    /// - Returns: Their handles.
    mutating func removeSubtree(of handle: OutlineHandle) -> [OutlineHandle] {
        let cursor = cursor(of: handle)
        let (end, inside) = descendants(from: self.cursor(after: cursor))
        var removed = OutlineSummary(leaves[cursor.leaf].entries[cursor.slot])
        removed.append(inside)
        return remove(from: cursor, to: end, removed)
    }

    /// Removes the descendants of an entry.
    ///
    /// - Returns: Their handles.
    mutating func removeDescendants(of handle: OutlineHandle) -> [OutlineHandle] {
        let start = cursor(after: cursor(of: handle))
        let (end, inside) = descendants(from: start)
        return remove(from: start, to: end, inside)
    }

    private mutating func remove(
        from start: OutlineCursor, to end: OutlineCursor, _ removed: OutlineSummary
    ) -> [OutlineHandle] {
        var rest = Int(removed.count)
        if rest == 0 { return [] }
        if end != self.end {
            leaves[end.leaf].entries[end.slot].levelStep += removed.level.sum
            leaves[end.leaf].entries[end.slot].hiddenStep += removed.hidden.sum
            refreshAncestors(ofLeaf: end.leaf)
        }
        var handles: [OutlineHandle] = []
        handles.reserveCapacity(rest)
        var (leaf, slot) = (start.leaf, start.slot)
        var touched: [OutlineNodeID] = []
        while rest > 0 {
            visit()
            let slots = slot..<min(leaves[leaf].entries.count, slot + rest)
            for slot in slots {
                let handle = leaves[leaf].entries[slot].handle
                handles.append(handle)
                records[handle] = OutlineRecord()
            }
            leaves[leaf].entries.removeSubrange(slots)
            rest -= slots.count
            let next = leaves[leaf].next
            if leaves[leaf].entries.isEmpty, height > 0 {
                remove(leaf: leaf)
            } else {
                refreshAncestors(ofLeaf: leaf)
                touched.append(leaf)
            }
            (leaf, slot) = (next, 0)
        }
        // From the last one on: a leaf that is joined with its neighbour goes on as the left one of the two.
        for leaf in touched.reversed() { rebalance(leaf, isLeaf: true) }
        return handles
    }

    private mutating func remove(leaf: OutlineNodeID) {
        let (previous, next, parent) = (leaves[leaf].previous, leaves[leaf].next, leaves[leaf].parent)
        if previous == .noNode { firstLeaf = next } else { leaves[previous].next = next }
        if next == .noNode { lastLeaf = previous } else { leaves[next].previous = previous }
        free(leaf: leaf)
        var (node, branch) = (leaf, parent)
        while true {
            visit()
            branches[branch].children.remove(at: branches[branch].slot(of: node))
            if !branches[branch].children.isEmpty { break }
            (node, branch) = (branch, branches[branch].parent)
            free(branch: node)
            if branch == .noNode {
                restart()
                return
            }
        }
        refreshAncestors(ofBranch: branch)
        rebalance(branch, isLeaf: false)
    }

    /// Begins with an empty leaf again, after the last one is gone.
    private mutating func restart() {
        if freeLeaf != .noNode {
            root = freeLeaf
            freeLeaf = leaves[root].next
            leaves[root] = OutlineLeaf()
        } else {
            root = OutlineNodeID(leaves.count)
            leaves.append(OutlineLeaf())
        }
        (firstLeaf, lastLeaf, height, summary) = (root, root, 0, OutlineSummary())
    }

    private mutating func free(leaf: OutlineNodeID) {
        leaves[leaf] = OutlineLeaf(next: freeLeaf)
        freeLeaf = leaf
    }

    private mutating func free(branch: OutlineNodeID) {
        branches[branch] = OutlineBranch(parent: freeBranch)
        freeBranch = branch
    }

    /// Joins a node that has become small with a neighbour, or evens the two out.
    private mutating func rebalance(_ start: OutlineNodeID, isLeaf startsAtLeaf: Bool) {
        var (node, isLeaf) = (start, startsAtLeaf)
        while true {
            visit()
            let count = isLeaf ? leaves[node].entries.count : branches[node].children.count
            let parent = isLeaf ? leaves[node].parent : branches[node].parent
            if parent == .noNode {
                collapseRoot()
                return
            }
            if count >= (isLeaf ? capacity.leaf : capacity.branch) / 4, count > 1 || isLeaf { return }
            if branches[parent].children.count == 1 {
                // An only child has no neighbour: its parent needs one first.
                rebalance(parent, isLeaf: false)
                let newParent = isLeaf ? leaves[node].parent : branches[node].parent
                if newParent == .noNode || branches[newParent].children.count == 1 { return }
                continue
            }
            let slot = branches[parent].slot(of: node)
            let leftSlot = slot == 0 ? 0 : slot - 1
            let left = branches[parent].children[leftSlot].node
            let right = branches[parent].children[leftSlot + 1].node
            if isLeaf {
                evenOut(leaf: left, right, leftSlot, parent)
            } else {
                evenOut(branch: left, right, leftSlot, parent)
            }
            refreshAncestors(ofBranch: parent)
            (node, isLeaf) = (parent, false)
        }
    }

    private mutating func evenOut(
        leaf left: OutlineNodeID, _ right: OutlineNodeID, _ leftSlot: Int, _ parent: OutlineNodeID
    ) {
        let total = leaves[left].entries.count + leaves[right].entries.count
        if total <= capacity.leaf {
            for entry in leaves[right].entries { records[entry.handle].leaf = left }
            leaves[left].entries.append(contentsOf: leaves[right].entries)
            let next = leaves[right].next
            leaves[left].next = next
            if next == .noNode { lastLeaf = left } else { leaves[next].previous = left }
            free(leaf: right)
            branches[parent].children.remove(at: leftSlot + 1)
        } else {
            let half = total / 2
            let leftCount = leaves[left].entries.count
            if leftCount < half {
                let moved = ContiguousArray(leaves[right].entries[..<(half - leftCount)])
                leaves[right].entries.removeSubrange(..<(half - leftCount))
                leaves[left].entries.append(contentsOf: moved)
                for entry in moved { records[entry.handle].leaf = left }
            } else {
                let moved = ContiguousArray(leaves[left].entries[half...])
                leaves[left].entries.removeSubrange(half...)
                leaves[right].entries.insert(contentsOf: moved, at: 0)
                for entry in moved { records[entry.handle].leaf = right }
            }
            branches[parent].children[leftSlot + 1].summary = leaves[right].summary
        }
        branches[parent].children[leftSlot].summary = leaves[left].summary
    }

    private mutating func evenOut(
        branch left: OutlineNodeID, _ right: OutlineNodeID, _ leftSlot: Int, _ parent: OutlineNodeID
    ) {
        let total = branches[left].children.count + branches[right].children.count
        // The children are leaves exactly when the branches stand right above them.
        let childrenAreLeaves = depth(ofBranch: left) == height - 1
        if total <= capacity.branch {
            let moved = branches[right].children
            for child in moved { setParent(of: child.node, isLeaf: childrenAreLeaves, to: left) }
            branches[left].children.append(contentsOf: moved)
            free(branch: right)
            branches[parent].children.remove(at: leftSlot + 1)
        } else {
            let half = total / 2
            let leftCount = branches[left].children.count
            if leftCount < half {
                let moved = ContiguousArray(branches[right].children[..<(half - leftCount)])
                branches[right].children.removeSubrange(..<(half - leftCount))
                branches[left].children.append(contentsOf: moved)
                for child in moved { setParent(of: child.node, isLeaf: childrenAreLeaves, to: left) }
            } else {
                let moved = ContiguousArray(branches[left].children[half...])
                branches[left].children.removeSubrange(half...)
                branches[right].children.insert(contentsOf: moved, at: 0)
                for child in moved { setParent(of: child.node, isLeaf: childrenAreLeaves, to: right) }
            }
            branches[parent].children[leftSlot + 1].summary = branches[right].summary
        }
        branches[parent].children[leftSlot].summary = branches[left].summary
    }

    /// The number of branches above a branch.
    private func depth(ofBranch branch: OutlineNodeID) -> Int {
        var depth = 0
        var node = branches[branch].parent
        while node != .noNode {
            depth += 1
            node = branches[node].parent
        }
        return depth
    }

    /// Makes the only child of the root the root.
    private mutating func collapseRoot() {
        while height > 0, branches[root].children.count == 1 {
            let child = branches[root].children[0].node
            free(branch: root)
            root = child
            height -= 1
            setParent(of: root, isLeaf: height == 0, to: .noNode)
        }
    }
}
