extension OutlineTree {
    /// Joins a node that has become small with a neighbour, or evens the two out.
    mutating func rebalance(_ start: OutlineNodeID, isLeaf startsAtLeaf: Bool) {
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
