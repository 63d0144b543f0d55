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
            refreshAncestors(ofLeaf: start.leaf)
            if end != self.end {
                leaves[Int(end.leaf)].entries[end.slot].levelStep += 1
                leaves[Int(end.leaf)].entries[end.slot].hiddenStep += hiddenChange
                refreshAncestors(ofLeaf: end.leaf)
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
            refreshAncestors(ofLeaf: end.leaf)
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
            let next = leaves[Int(leaf)].next
            if leaves[Int(leaf)].entries.isEmpty, height > 0 {
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
        let (previous, next, parent) = (leaves[Int(leaf)].previous, leaves[Int(leaf)].next, leaves[Int(leaf)].parent)
        if previous == .noNode { firstLeaf = next } else { leaves[Int(previous)].next = next }
        if next == .noNode { lastLeaf = previous } else { leaves[Int(next)].previous = previous }
        free(leaf: leaf)
        var (node, branch) = (leaf, parent)
        while true {
            visit()
            branches[Int(branch)].children.remove(at: branches[Int(branch)].slot(of: node))
            if !branches[Int(branch)].children.isEmpty { break }
            (node, branch) = (branch, branches[Int(branch)].parent)
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
            freeLeaf = leaves[Int(root)].next
            leaves[Int(root)] = OutlineLeaf()
        } else {
            root = OutlineNodeID(leaves.count)
            leaves.append(OutlineLeaf())
        }
        (firstLeaf, lastLeaf, height, summary) = (root, root, 0, OutlineSummary())
    }

    private mutating func free(leaf: OutlineNodeID) {
        leaves[Int(leaf)] = OutlineLeaf(next: freeLeaf)
        freeLeaf = leaf
    }

    private mutating func free(branch: OutlineNodeID) {
        branches[Int(branch)] = OutlineBranch(parent: freeBranch)
        freeBranch = branch
    }

    /// Joins a node that has become small with a neighbour, or evens the two out.
    private mutating func rebalance(_ start: OutlineNodeID, isLeaf startsAtLeaf: Bool) {
        var (node, isLeaf) = (start, startsAtLeaf)
        while true {
            visit()
            let count = isLeaf ? leaves[Int(node)].entries.count : branches[Int(node)].children.count
            let parent = isLeaf ? leaves[Int(node)].parent : branches[Int(node)].parent
            if parent == .noNode {
                collapseRoot()
                return
            }
            if count >= (isLeaf ? capacity.leaf : capacity.branch) / 4, count > 1 || isLeaf { return }
            if branches[Int(parent)].children.count == 1 {
                // An only child has no neighbour: its parent needs one first.
                rebalance(parent, isLeaf: false)
                let newParent = isLeaf ? leaves[Int(node)].parent : branches[Int(node)].parent
                if newParent == .noNode || branches[Int(newParent)].children.count == 1 { return }
                continue
            }
            let slot = branches[Int(parent)].slot(of: node)
            let leftSlot = slot == 0 ? 0 : slot - 1
            let left = branches[Int(parent)].children[leftSlot].node
            let right = branches[Int(parent)].children[leftSlot + 1].node
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
        let total = leaves[Int(left)].entries.count + leaves[Int(right)].entries.count
        if total <= capacity.leaf {
            for entry in leaves[Int(right)].entries { records[Int(entry.handle)].leaf = left }
            leaves[Int(left)].entries.append(contentsOf: leaves[Int(right)].entries)
            let next = leaves[Int(right)].next
            leaves[Int(left)].next = next
            if next == .noNode { lastLeaf = left } else { leaves[Int(next)].previous = left }
            free(leaf: right)
            branches[Int(parent)].children.remove(at: leftSlot + 1)
        } else {
            let half = total / 2
            let leftCount = leaves[Int(left)].entries.count
            if leftCount < half {
                let moved = ContiguousArray(leaves[Int(right)].entries[..<(half - leftCount)])
                leaves[Int(right)].entries.removeSubrange(..<(half - leftCount))
                leaves[Int(left)].entries.append(contentsOf: moved)
                for entry in moved { records[Int(entry.handle)].leaf = left }
            } else {
                let moved = ContiguousArray(leaves[Int(left)].entries[half...])
                leaves[Int(left)].entries.removeSubrange(half...)
                leaves[Int(right)].entries.insert(contentsOf: moved, at: 0)
                for entry in moved { records[Int(entry.handle)].leaf = right }
            }
            branches[Int(parent)].children[leftSlot + 1].summary = leaves[Int(right)].summary
        }
        branches[Int(parent)].children[leftSlot].summary = leaves[Int(left)].summary
    }

    private mutating func evenOut(
        branch left: OutlineNodeID, _ right: OutlineNodeID, _ leftSlot: Int, _ parent: OutlineNodeID
    ) {
        let total = branches[Int(left)].children.count + branches[Int(right)].children.count
        // The children are leaves exactly when the branches stand right above them.
        let childrenAreLeaves = depth(ofBranch: left) == height - 1
        if total <= capacity.branch {
            let moved = branches[Int(right)].children
            for child in moved { setParent(of: child.node, isLeaf: childrenAreLeaves, to: left) }
            branches[Int(left)].children.append(contentsOf: moved)
            free(branch: right)
            branches[Int(parent)].children.remove(at: leftSlot + 1)
        } else {
            let half = total / 2
            let leftCount = branches[Int(left)].children.count
            if leftCount < half {
                let moved = ContiguousArray(branches[Int(right)].children[..<(half - leftCount)])
                branches[Int(right)].children.removeSubrange(..<(half - leftCount))
                branches[Int(left)].children.append(contentsOf: moved)
                for child in moved { setParent(of: child.node, isLeaf: childrenAreLeaves, to: left) }
            } else {
                let moved = ContiguousArray(branches[Int(left)].children[half...])
                branches[Int(left)].children.removeSubrange(half...)
                branches[Int(right)].children.insert(contentsOf: moved, at: 0)
                for child in moved { setParent(of: child.node, isLeaf: childrenAreLeaves, to: right) }
            }
            branches[Int(parent)].children[leftSlot + 1].summary = branches[Int(right)].summary
        }
        branches[Int(parent)].children[leftSlot].summary = branches[Int(left)].summary
    }

    /// The number of branches above a branch.
    private func depth(ofBranch branch: OutlineNodeID) -> Int {
        var depth = 0
        var node = branches[Int(branch)].parent
        while node != .noNode {
            depth += 1
            node = branches[Int(node)].parent
        }
        return depth
    }

    /// Makes the only child of the root the root.
    private mutating func collapseRoot() {
        while height > 0, branches[Int(root)].children.count == 1 {
            let child = branches[Int(root)].children[0].node
            free(branch: root)
            root = child
            height -= 1
            setParent(of: root, isLeaf: height == 0, to: .noNode)
        }
    }
}
