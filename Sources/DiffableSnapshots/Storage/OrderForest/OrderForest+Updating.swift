// What changes one entry, which its handle finds.
extension OrderForest {
    /// Changes the entry of a handle, which stays the same.
    mutating func update(_ handle: Int32, in root: inout Node?, _ body: (inout Entry) -> Void) {
        edit(handle, at: path(of: handle), in: &root) { leaf, slot in leaf.update(slot, body) }
    }

    /// Takes a handle out of its tree.
    mutating func remove(_ handle: Int32, from root: inout Node?) {
        remove(handle, at: path(of: handle), from: &root)
    }

    /// Takes a handle, to which this is the way, out of its tree.
    mutating func remove(_ handle: Int32, at path: OrderPath, from root: inout Node?) {
        edit(handle, at: path, in: &root) { leaf, slot in leaf.remove(slot..<slot + 1) }
        leaves[Int(handle)] = -1
    }

    /// Lets a closure change the leaf of a handle, to which this is the way.
    @inline(__always)
    private mutating func edit(
        _ handle: Int32, at path: OrderPath, in root: inout Node?, _ body: (_ leaf: Node, _ slot: Int) -> Void
    ) {
        var path = path
        var tree = root.take()!
        edit(handle, at: &path, beneath: &tree, body)
        root = withoutSpareRoots(tree, owner: path.owner)
    }

    private mutating func edit(
        _ handle: Int32, at path: inout OrderPath, beneath node: inout Node, _ body: (_ leaf: Node, _ slot: Int) -> Void
    ) {
        VisitCounter.count()
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf { return body(node, node.slot(of: handle, near: path.firstSlot)) }
        let slot = nextSlot(&path.slots)
        edit(handle, at: &path, beneath: &node.nodes[slot], body)
        node.recount(slot)
        mergeChild(at: slot, of: node)
    }
}
