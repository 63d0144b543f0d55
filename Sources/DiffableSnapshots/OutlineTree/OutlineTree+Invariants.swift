extension OutlineTree {
    /// Stops the program when the tree contradicts itself. For tests: it costs O(*n*).
    func checkInvariants() {
        var nodes = [root]
        precondition(
            parent(of: root, level: height) == .noNode, "the root has a parent")
        for depth in 0..<height {
            var below: [OutlineNodeID] = []
            for node in nodes {
                let branch = branches[Int(node)]
                precondition(!branch.children.isEmpty, "a branch is empty")
                precondition(node != root || branch.children.count > 1, "the root has a single child")
                precondition(branch.children.count <= capacity.branch, "a branch is too full")
                for child in branch.children {
                    let level = height - 1 - depth
                    precondition(parent(of: child.node, level: level) == node, "a child names another parent")
                    let summary = summary(of: child.node, level: level)
                    precondition(child.summary == summary, "a summary is out of date")
                    below.append(child.node)
                }
            }
            nodes = below
        }
        precondition(firstLeaf == nodes.first && lastLeaf == nodes.last, "the ends are elsewhere")
        var total = OutlineSummary()
        var open: [(handle: OutlineHandle, hidden: Int)] = []
        var (level, hidden) = (0, 0)
        for (index, node) in nodes.enumerated() {
            let leaf = leaves[Int(node)]
            precondition(leaf.previous == (index == 0 ? .noNode : nodes[index - 1]), "a leaf follows another one")
            precondition(leaf.next == (index + 1 == nodes.count ? .noNode : nodes[index + 1]), "a leaf leads elsewhere")
            precondition(!leaf.entries.isEmpty || height == 0, "a leaf is empty")
            precondition(leaf.entries.count <= capacity.leaf, "a leaf is too full")
            for entry in leaf.entries {
                total.append(OutlineSummary(entry))
                level += Int(entry.levelStep)
                hidden += Int(entry.hiddenStep)
                precondition((0...open.count).contains(level), "a level is skipped")
                open.removeSubrange(level...)
                let record = records[Int(entry.handle)]
                precondition(record.leaf == node, "a handle leads to another leaf")
                precondition(record.parent == (open.last?.handle ?? .max), "a parent is wrong")
                precondition(hidden == (open.last?.hidden ?? 0), "a count of collapsed ancestors is wrong")
                precondition(entry.isExpanded == record.isExpanded, "entry and record differ in expansion")
                open.append((entry.handle, hidden + (record.isExpanded ? 0 : 1)))
            }
        }
        precondition(total == summary, "the whole is out of date")
    }
}
