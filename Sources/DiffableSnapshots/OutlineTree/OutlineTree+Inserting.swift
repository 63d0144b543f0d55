extension OutlineTree {
    /// Inserts nodes that are not in the outline, in the order of a walk through their own trees.
    @usableFromInline
    mutating func insert(_ nodes: [OutlineNode], at place: OutlinePlace) {
        if nodes.isEmpty { return }
        let cursor: OutlineCursor
        let parent: OutlineHandle?
        switch place {
        case .endOfChildren(nil):
            cursor = end
            parent = nil
        case .endOfChildren(let handle?):
            cursor = descendants(from: self.cursor(after: self.cursor(of: handle))).end
            parent = handle
        case .before(let handle):
            cursor = self.cursor(of: handle)
            parent = self.parent(of: handle)
        case .after(let handle):
            cursor = descendants(from: self.cursor(after: self.cursor(of: handle))).end
            parent = self.parent(of: handle)
        }
        let before = summary(before: cursor)
        var levelSteps: Int32 = 0
        var hiddenSteps: Int32 = 0
        let entries = entries(
            for: nodes, under: parent, levelBefore: before.level.sum, hiddenBefore: before.hidden.sum,
            levelSteps: &levelSteps, hiddenSteps: &hiddenSteps)
        if cursor.slot < leaves[Int(cursor.leaf)].entries.count {
            leaves[Int(cursor.leaf)].entries[cursor.slot].levelStep -= levelSteps
            leaves[Int(cursor.leaf)].entries[cursor.slot].hiddenStep -= hiddenSteps
        }
        insert(entries, at: cursor)
    }

    /// Makes the entries of new nodes and fills their records in, but for the leaf.
    private mutating func entries(
        for nodes: [OutlineNode], under parent: OutlineHandle?, levelBefore: Int32, hiddenBefore: Int32,
        levelSteps: inout Int32, hiddenSteps: inout Int32
    ) -> ContiguousArray<OutlineEntry> {
        var base: Int32 = 0
        // For each open level of the new nodes: the parent, and how many collapsed ancestors its children have.
        var open: [(parent: OutlineHandle, hidden: Int32)] = [(.max, 0)]
        if let parent {
            let position = position(of: parent)
            base = Int32(position.level) + 1
            open[0] = (parent, Int32(position.hidden) + (isExpanded(parent) ? 0 : 1))
        }
        var entries: ContiguousArray<OutlineEntry> = []
        entries.reserveCapacity(nodes.count)
        var (lastLevel, lastHidden) = (levelBefore, hiddenBefore)
        for node in nodes {
            open.removeSubrange((node.level + 1)...)
            let (parent, hidden) = open[node.level]
            while Int(node.handle) >= records.count { records.append(OutlineRecord()) }
            records[Int(node.handle)] = OutlineRecord(parent: parent, isExpanded: node.isExpanded)
            let level = base + Int32(node.level)
            entries.append(
                OutlineEntry(
                    handle: node.handle, levelStep: level - lastLevel, hiddenStep: hidden - lastHidden,
                    isExpanded: node.isExpanded))
            (lastLevel, lastHidden) = (level, hidden)
            open.append((node.handle, hidden + (node.isExpanded ? 0 : 1)))
        }
        levelSteps = lastLevel - levelBefore
        hiddenSteps = lastHidden - hiddenBefore
        return entries
    }

    private mutating func insert(_ entries: ContiguousArray<OutlineEntry>, at cursor: OutlineCursor) {
        let leaf = cursor.leaf
        let count = leaves[Int(leaf)].entries.count
        if count + entries.count <= capacity.leaf {
            leaves[Int(leaf)].entries.insert(contentsOf: entries, at: cursor.slot)
            for entry in entries { records[Int(entry.handle)].leaf = leaf }
            refreshAncestors(ofLeaf: leaf)
            return
        }
        // At the end of the outline leaves are filled up, so that appending one by one packs them densely. Elsewhere
        // the entries are spread evenly, to leave room for those that follow.
        let isAtEnd = leaf == lastLeaf && cursor.slot == count
        var waiting = entries
        waiting.append(contentsOf: leaves[Int(leaf)].entries[cursor.slot...])
        leaves[Int(leaf)].entries.removeSubrange(cursor.slot...)
        let total = cursor.slot + waiting.count
        let leafCount = (total + capacity.leaf - 1) / capacity.leaf
        let share = isAtEnd ? capacity.leaf : (total + leafCount - 1) / leafCount
        var taken = 0
        if cursor.slot > share {
            let surplus = leaves[Int(leaf)].entries[share...]
            waiting.insert(contentsOf: surplus, at: 0)
            leaves[Int(leaf)].entries.removeSubrange(share...)
        }
        var target = leaf
        while true {
            let room = min(share - leaves[Int(target)].entries.count, waiting.count - taken)
            leaves[Int(target)].entries.append(contentsOf: waiting[taken..<taken + room])
            for slot in taken..<taken + room { records[Int(waiting[slot].handle)].leaf = target }
            taken += room
            if target == leaf { refreshAncestors(ofLeaf: leaf) } else { attach(leaf: target) }
            if taken == waiting.count { return }
            target = makeLeaf(after: target)
        }
    }

    /// Makes an empty leaf that stands after another one, but has no parent yet.
    private mutating func makeLeaf(after previous: OutlineNodeID) -> OutlineNodeID {
        let next = leaves[Int(previous)].next
        let leaf = OutlineLeaf(previous: previous, next: next)
        let id: OutlineNodeID
        if freeLeaf != .noNode {
            id = freeLeaf
            freeLeaf = leaves[Int(id)].next
            leaves[Int(id)] = leaf
        } else {
            id = OutlineNodeID(leaves.count)
            leaves.append(leaf)
        }
        leaves[Int(previous)].next = id
        if next == .noNode { lastLeaf = id } else { leaves[Int(next)].previous = id }
        return id
    }

    private mutating func makeBranch(_ branch: OutlineBranch) -> OutlineNodeID {
        if freeBranch != .noNode {
            let id = freeBranch
            freeBranch = branches[Int(id)].parent
            branches[Int(id)] = branch
            return id
        }
        branches.append(branch)
        return OutlineNodeID(branches.count - 1)
    }

    /// Makes a filled leaf a child, right after the leaf before it.
    private mutating func attach(leaf: OutlineNodeID) {
        var sibling = leaves[Int(leaf)].previous
        var new = OutlineBranch.Child(node: leaf, summary: leaves[Int(leaf)].summary)
        var isLeaf = true
        while true {
            visit()
            let parent = isLeaf ? leaves[Int(sibling)].parent : branches[Int(sibling)].parent
            if parent == .noNode {
                let old = isLeaf ? leaves[Int(sibling)].summary : branches[Int(sibling)].summary
                root = makeBranch(OutlineBranch(children: [OutlineBranch.Child(node: sibling, summary: old), new]))
                height += 1
                setParent(of: sibling, isLeaf: isLeaf, to: root)
                setParent(of: new.node, isLeaf: isLeaf, to: root)
                summary = branches[Int(root)].summary
                return
            }
            let slot = branches[Int(parent)].slot(of: sibling)
            branches[Int(parent)].children[slot].summary =
                isLeaf ? leaves[Int(sibling)].summary : branches[Int(sibling)].summary
            branches[Int(parent)].children.insert(new, at: slot + 1)
            setParent(of: new.node, isLeaf: isLeaf, to: parent)
            let count = branches[Int(parent)].children.count
            if count <= capacity.branch {
                refreshAncestors(ofBranch: parent)
                return
            }
            let isAtEnd = slot + 2 == count && leaf == lastLeaf
            let split = isAtEnd ? count - 1 : count / 2
            let moved = ContiguousArray(branches[Int(parent)].children[split...])
            branches[Int(parent)].children.removeSubrange(split...)
            let branch = makeBranch(OutlineBranch(children: moved))
            for child in moved { setParent(of: child.node, isLeaf: isLeaf, to: branch) }
            new = OutlineBranch.Child(node: branch, summary: branches[Int(branch)].summary)
            sibling = parent
            isLeaf = false
        }
    }

    mutating func setParent(of node: OutlineNodeID, isLeaf: Bool, to parent: OutlineNodeID) {
        if isLeaf { leaves[Int(node)].parent = parent } else { branches[Int(node)].parent = parent }
    }

    /// Adds up anew what has changed in a leaf.
    mutating func refreshAncestors(ofLeaf leaf: OutlineNodeID) {
        visit()
        refresh(leaf, summary: leaves[Int(leaf)].summary, parent: leaves[Int(leaf)].parent)
    }

    /// Adds up anew what has changed in a branch.
    mutating func refreshAncestors(ofBranch branch: OutlineNodeID) {
        refresh(branch, summary: branches[Int(branch)].summary, parent: branches[Int(branch)].parent)
    }

    private mutating func refresh(_ node: OutlineNodeID, summary: OutlineSummary, parent: OutlineNodeID) {
        var (node, summary, parent) = (node, summary, parent)
        while parent != .noNode {
            visit()
            let slot = branches[Int(parent)].slot(of: node)
            branches[Int(parent)].children[slot].summary = summary
            (node, summary, parent) = (parent, branches[Int(parent)].summary, branches[Int(parent)].parent)
        }
        self.summary = summary
    }
}
