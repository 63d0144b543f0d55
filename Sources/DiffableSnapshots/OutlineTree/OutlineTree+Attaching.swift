extension OutlineTree {
    /// Makes an empty leaf that stands after another one, but has no parent yet.
    mutating func makeLeaf(after previous: OutlineNodeID) -> OutlineNodeID {
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

    /// Makes nodes children, right after the leaf before them, and those above them new branches where there are too
    /// many.
    ///
    /// - Parameter isAtEnd: Whether they are the last ones: what is before them is full then, and stays so.
    mutating func attach(_ leaves: [OutlineBranch.Child], after leaf: OutlineNodeID, isAtEnd: Bool) {
        var (new, sibling, level) = (leaves, leaf, 0)
        while !new.isEmpty {
            visit()
            let first = OutlineBranch.Child(node: sibling, summary: summary(of: sibling, level: level))
            var parent = parent(of: sibling, level: level)
            if parent == .noNode {
                parent = makeBranch(OutlineBranch(children: [first]))
                setParent(of: sibling, level: level, to: parent)
                root = parent
                height += 1
            }
            var children = branches[Int(parent)].children
            branches[Int(parent)].children = []
            let slot = children.withUnsafeBufferPointer { children in
                children.firstIndex { $0.node == sibling }!
            }
            children[slot] = first
            children.insert(contentsOf: new, at: slot + 1)
            let count = (children.count + capacity.branch - 1) / capacity.branch
            let share = isAtEnd ? min(children.count, capacity.branch) : (children.count + count - 1) / count
            for child in children[..<share].dropFirst(slot + 1).prefix(new.count) {
                setParent(of: child.node, level: level, to: parent)
            }
            new = []
            for start in stride(from: share, to: children.count, by: share) {
                let part = ContiguousArray(children[start..<min(start + share, children.count)])
                let branch = makeBranch(OutlineBranch(children: part))
                for child in part { setParent(of: child.node, level: level, to: branch) }
                new.append(OutlineBranch.Child(node: branch, summary: branches[Int(branch)].children.summary))
            }
            children.removeSubrange(share...)
            branches[Int(parent)].children = children
            (sibling, level) = (parent, level + 1)
        }
        refreshAncestors(of: sibling, level: level)
    }

    /// - Parameter level: 0 for a leaf.
    func parent(of node: OutlineNodeID, level: Int) -> OutlineNodeID {
        level == 0 ? leaves[Int(node)].parent : branches[Int(node)].parent
    }

    func summary(of node: OutlineNodeID, level: Int) -> OutlineSummary {
        level == 0 ? leaves[Int(node)].entries.summary : branches[Int(node)].children.summary
    }

    mutating func setParent(of node: OutlineNodeID, level: Int, to parent: OutlineNodeID) {
        if level == 0 { leaves[Int(node)].parent = parent } else { branches[Int(node)].parent = parent }
    }

    /// Adds up anew what has changed in a node.
    mutating func refreshAncestors(of start: OutlineNodeID, level: Int = 0) {
        visit()
        var (node, summary) = (start, summary(of: start, level: level))
        var parent = parent(of: start, level: level)
        while parent != .noNode {
            visit()
            let slot = branches[Int(parent)].slot(of: node)
            branches[Int(parent)].children[slot].summary = summary
            (node, summary) = (parent, branches[Int(parent)].children.summary)
            parent = branches[Int(parent)].parent
        }
        self.summary = summary
    }
}
