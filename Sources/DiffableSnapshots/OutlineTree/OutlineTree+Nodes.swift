extension OutlineTree {
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

    mutating func makeBranch() -> OutlineNodeID {
        if freeBranch != .noNode {
            let id = freeBranch
            freeBranch = branches[Int(id)].parent
            branches[Int(id)] = OutlineBranch()
            return id
        }
        branches.append(OutlineBranch())
        return OutlineNodeID(branches.count - 1)
    }

    /// Gives up a node. A leaf, which is not the first one, is taken out of the row of leaves.
    mutating func free(_ node: OutlineNodeID, level: Int) {
        if level > 0 {
            branches[Int(node)] = OutlineBranch(parent: freeBranch)
            freeBranch = node
            return
        }
        let (previous, next) = (leaves[Int(node)].previous, leaves[Int(node)].next)
        leaves[Int(previous)].next = next
        if next == .noNode { lastLeaf = previous } else { leaves[Int(next)].previous = previous }
        leaves[Int(node)] = OutlineLeaf(next: freeLeaf)
        freeLeaf = node
    }
}
