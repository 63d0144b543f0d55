extension OrderForest {
    /// Stops the program when the trees contradict themselves or each other. For tests: it costs O(*n*).
    package func checkInvariants(roots: [(owner: Int32, root: OrderNode?)]) {
        leaves.checkInvariants()
        links.checkInvariants()
        freeSerials.checkInvariants()
        var serials = Set<Int32>()
        var handles = Set<Int32>()
        for (owner, root) in roots {
            guard let root else { continue }
            precondition(root.entryCount > 0, "a tree is empty")
            precondition(root.isLeaf || root.entryCount > 1, "a root has a single child")
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

    private func check(_ node: OrderNode, link: OrderLink, serials: inout Set<Int32>, handles: inout Set<Int32>) {
        precondition(serials.insert(node.serial).inserted, "two nodes have one serial")
        precondition(links[Int(node.serial)] == link, "a node's link is wrong")
        precondition(node.entryCount <= capacity(of: node), "a node holds too much")
        precondition(node.isWeighted == isWeighted, "a node is weighted in another way than its forest")
        precondition(node.weights.count == (isWeighted ? node.entryCount : 0), "a node has other entries than weights")
        precondition(node.counts.count == node.nodes.count, "a branch has other entries than counts")
        precondition(node.isLeaf ? node.nodes.isEmpty : node.handles.isEmpty, "a node is both leaf and branch")
        precondition(node.elementCount == node.elementCount(of: 0..<node.entryCount), "a node's count is wrong")
        precondition(node.weight == node.weight(of: 0..<node.entryCount), "a node's weight is wrong")
        precondition(node.weights.allSatisfy { $0 >= 0 }, "an element weighs less than nothing")
        for handle in node.handles {
            precondition(handles.insert(handle).inserted, "a handle stands twice")
            precondition(leaves[Int(handle)] &>> 3 == node.serial, "a handle's leaf is wrong")
        }
        for (entry, child) in node.nodes.enumerated() {
            precondition(child.level == node.level - 1 && child.entryCount > 0, "a child is on the wrong level")
            precondition(Int(node.counts[entry]) == child.elementCount, "a child's count is wrong")
            precondition(!isWeighted || Int(node.weights[entry]) == child.weight, "a child's weight is wrong")
            check(child, link: OrderLink(parent: node.serial, slot: entry), serials: &serials, handles: &handles)
        }
    }

    /// The weight of an element.
    package func weight(of handle: Int32, in root: OrderNode) -> Int {
        let path = path(of: handle)
        var slots = path.slots
        var node = root
        while !node.isLeaf { node = node.nodes[nextSlot(&slots)] }
        return Int(node.weights[node.entry(of: handle, near: path.firstEntry)])
    }
}
