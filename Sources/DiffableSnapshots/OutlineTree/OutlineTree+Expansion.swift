extension OutlineTree {
    /// Sets whether the children of entries show. Whatever their number, two entries change for each.
    @usableFromInline
    mutating func setExpanded(_ isExpanded: Bool, _ handles: UnsafeBufferPointer<OutlineHandle>) {
        // Where entries end and how deep they are does not change, so of many the leaves are added up once.
        var changed = ChangedNodes()
        for handle in handles where handle >= 0 { setExpanded(isExpanded, handle, &changed) }
        if changed.nodes.count < 4 {
            for leaf in changed.nodes { refreshAncestors(ofLeaf: leaf) }
        } else {
            refreshAncestors(ofLeaves: changed)
        }
    }

    private mutating func setExpanded(
        _ isExpanded: Bool, _ handle: OutlineHandle, _ changed: inout ChangedNodes
    ) {
        if records[Int(handle)].isExpanded == isExpanded { return }
        records[Int(handle)].isExpanded = isExpanded
        let cursor = cursor(of: handle)
        leaves[Int(cursor.leaf)].entries[cursor.slot].isExpanded = isExpanded
        let start = self.cursor(after: cursor)
        let (end, inside) = descendants(from: start)
        if inside.count == 0 { return }
        let change: Int32 = isExpanded ? -1 : 1
        leaves[Int(start.leaf)].entries[start.slot].hiddenStep += change
        changed.insert(start.leaf)
        if end == self.end { return }
        leaves[Int(end.leaf)].entries[end.slot].hiddenStep -= change
        changed.insert(end.leaf)
    }

    /// Adds up anew what has changed in leaves, each node above them once.
    private mutating func refreshAncestors(ofLeaves leaves: ChangedNodes) {
        var below = leaves
        for level in 0..<height {
            var above = ChangedNodes()
            for node in below.nodes {
                visit()
                let (parent, summary) =
                    level == 0
                    ? (self.leaves[Int(node)].parent, self.leaves[Int(node)].summary)
                    : (branches[Int(node)].parent, branches[Int(node)].summary)
                let slot = branches[Int(parent)].slot(of: node)
                branches[Int(parent)].children[slot].summary = summary
                above.insert(parent)
            }
            below = above
        }
        summary = height == 0 ? self.leaves[Int(root)].summary : branches[Int(root)].summary
    }
}

/// Nodes of one level that have changed, each once.
private struct ChangedNodes {
    private(set) var nodes: [OutlineNodeID] = []
    private var known: Set<OutlineNodeID> = []

    mutating func insert(_ node: OutlineNodeID) {
        // Neighbors mostly come one after the other.
        if nodes.last == node { return }
        if nodes.count < 4 ? !nodes.contains(node) : known.insert(node).inserted { nodes.append(node) }
        if nodes.count == 4, known.isEmpty { known.formUnion(nodes) }
    }
}
