extension OutlineTree {
    /// Joins a node that has become small with a neighbour, or evens the two out, and then those above it.
    ///
    /// - Parameter level: The number of nodes between the node and the entries.
    mutating func rebalance(_ start: OutlineNodeID, level startLevel: Int = 0) {
        var (node, level) = (start, startLevel)
        while true {
            visit()
            let parent = parent(of: node, level: level)
            if parent == .noNode {
                collapseRoot()
                return
            }
            let count = level == 0 ? leaves[Int(node)].entries.count : branches[Int(node)].children.count
            if count >= (level == 0 ? max(1, capacity.leaf / 4) : max(2, capacity.branch / 4)) { return }
            if branches[Int(parent)].children.count == 1 {
                // An only child has no neighbour: its parent needs one first.
                rebalance(parent, level: level + 1)
                let newParent = self.parent(of: node, level: level)
                if newParent == .noNode || branches[Int(newParent)].children.count == 1 { return }
                continue
            }
            evenOut(max(1, branches[Int(parent)].slot(of: node)), of: parent, level: level)
            refreshAncestors(of: parent, level: level + 1)
            (node, level) = (parent, level + 1)
        }
    }

    /// Puts all that the child at a slot and the one before it hold into the latter where it has room, otherwise half of
    /// it into each.
    private mutating func evenOut(_ slot: Int, of parent: OutlineNodeID, level: Int) {
        let left = branches[Int(parent)].children[slot - 1].node
        let right = branches[Int(parent)].children[slot].node
        let isRightEmpty: Bool
        if level == 0 {
            let shares = Shares(leaves[Int(left)].entries, leaves[Int(right)].entries, upTo: capacity.leaf)
            (leaves[Int(left)].entries, leaves[Int(right)].entries) = (shares.left, shares.right)
            for entry in shares.moved { records[Int(entry.handle)].leaf = shares.isMovedLeft ? left : right }
            isRightEmpty = shares.right.isEmpty
            if isRightEmpty { free(leaf: right) }
        } else {
            let shares = Shares(branches[Int(left)].children, branches[Int(right)].children, upTo: capacity.branch)
            (branches[Int(left)].children, branches[Int(right)].children) = (shares.left, shares.right)
            for child in shares.moved {
                setParent(of: child.node, level: level - 1, to: shares.isMovedLeft ? left : right)
            }
            isRightEmpty = shares.right.isEmpty
            if isRightEmpty { free(branch: right) }
        }
        branches[Int(parent)].children[slot - 1].summary = summary(of: left, level: level)
        if isRightEmpty {
            branches[Int(parent)].children.remove(at: slot)
        } else {
            branches[Int(parent)].children[slot].summary = summary(of: right, level: level)
        }
    }

    /// Makes the only child of the root the root.
    private mutating func collapseRoot() {
        while height > 0, branches[Int(root)].children.count == 1 {
            let child = branches[Int(root)].children[0].node
            free(branch: root)
            root = child
            height -= 1
            setParent(of: root, level: height, to: .noNode)
        }
    }
}

/// What two neighbours hold, shared out.
private struct Shares<Element> {
    let left: ContiguousArray<Element>
    let right: ContiguousArray<Element>
    /// What was in the other one before.
    let moved: ContiguousArray<Element>.SubSequence
    let isMovedLeft: Bool

    init(_ left: ContiguousArray<Element>, _ right: ContiguousArray<Element>, upTo capacity: Int) {
        let all = left + right
        let share = all.count <= capacity ? all.count : all.count / 2
        self.left = ContiguousArray(all[..<share])
        self.right = ContiguousArray(all[share...])
        isMovedLeft = share > left.count
        moved = all[min(share, left.count)..<max(share, left.count)]
    }
}
