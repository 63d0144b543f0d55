extension OrderForest {
    /// Changes the entry of a handle, which stays the same.
    mutating func update(_ handle: Int32, in root: inout Node?, _ body: (inout Entry) -> Void) {
        var path = path(of: handle)
        var tree = root.take()!
        update(handle, at: &path, beneath: &tree, body)
        root = tree
    }

    private func update(
        _ handle: Int32, at path: inout OrderPath, beneath node: inout Node, _ body: (inout Entry) -> Void
    ) {
        VisitCounter.count()
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf { return node.update(node.slot(of: handle, near: path.firstSlot), body) }
        let slot = nextSlot(&path.slots)
        update(handle, at: &path, beneath: &node.nodes[slot], body)
        node.recount(slot)
    }
}
