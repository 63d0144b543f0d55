extension OrderForest {
    /// Stops the program when the trees contradict themselves or each other. For tests: it costs O(*n*).
    func checkInvariants(roots: [(owner: Int32, root: Node?)]) {
        leaves.checkInvariants()
        links.checkInvariants()
        freeSerials.checkInvariants()
        var serials = Set<Int32>()
        var handles = Set<Int32>()
        for (owner, root) in roots {
            guard let root else { continue }
            precondition(root.partCount > 0, "a tree is empty")
            precondition(root.isLeaf || root.partCount > 1, "a root has a single child")
            check(root, link: OrderLink(owner: owner), serials: &serials, handles: &handles)
        }
        for index in 0..<freeSerials.count {
            precondition(serials.insert(freeSerials[index]).inserted, "a serial is free and in use")
        }
        precondition(serials.count == links.count, "a serial is lost")
        for handle in 0..<leaves.count where leaves[handle] >= 0 {
            precondition(handles.contains(Int32(handle)), "a handle claims to be in a tree")
        }
    }

    private func check(_ node: Node, link: OrderLink, serials: inout Set<Int32>, handles: inout Set<Int32>) {
        precondition(serials.insert(node.serial).inserted, "two nodes have one serial")
        precondition(links[Int(node.serial)] == link, "a node's link is wrong")
        precondition(node.partCount <= capacity(of: node), "a node holds too much")
        precondition(node.sums.count == node.nodes.count, "a branch has other nodes than sums")
        precondition(node.isLeaf ? node.nodes.isEmpty : node.entries.isEmpty, "a node is both leaf and branch")
        precondition(node.sum == node.sum(of: 0..<node.partCount), "a node's sum is wrong")
        for entry in node.entries {
            precondition(handles.insert(entry.handle).inserted, "a handle stands twice")
            precondition(leaves[Int(entry.handle)] &>> 3 == node.serial, "a handle's leaf is wrong")
        }
        for (slot, child) in node.nodes.enumerated() {
            precondition(child.level == node.level - 1 && child.partCount > 0, "a child is on the wrong level")
            precondition(node.sums[slot] == child.sum, "a child's sum is wrong")
            check(child, link: OrderLink(parent: node.serial, slot: slot), serials: &serials, handles: &handles)
        }
    }
}
