extension OrderForest {
    /// Stops the program when the trees contradict themselves or each other. For tests: it costs O(*n*).
    package func checkInvariants(roots: [(owner: Int32, root: OrderNode?)]) {
        leaves.checkInvariants()
        parents.checkInvariants()
        freeSerials.checkInvariants()
        var serials = Set<Int32>()
        var handles = Set<Int32>()
        for (owner, root) in roots {
            guard let root else { continue }
            precondition(root.entryCount > 0, "a tree is empty")
            precondition(root.isLeaf || root.entryCount > 1, "a root has a single child")
            check(root, parent: ~owner, serials: &serials, handles: &handles)
        }
        for index in 0..<freeSerials.count {
            precondition(serials.insert(freeSerials[index]).inserted, "a serial is free and in use")
        }
        precondition(serials.count == parents.count, "a serial is lost")
        for handle in 0..<leaves.count where leaves[handle] >= 0 {
            precondition(handles.contains(Int32(handle)), "a handle claims to be in a tree")
        }
    }

    private func check(_ node: OrderNode, parent: Int32, serials: inout Set<Int32>, handles: inout Set<Int32>) {
        precondition(serials.insert(node.serial).inserted, "two nodes have one serial")
        precondition(parents[Int(node.serial)] == parent, "a node's parent is wrong")
        precondition(node.entryCount <= node.nodeCapacity, "a node holds too much")
        precondition(node.isWeighted == isWeighted, "a node is weighted in another way than its forest")
        for entry in 0..<node.entryCount {
            if node.isLeaf {
                precondition(handles.insert(node.keys[entry]).inserted, "a handle stands twice")
                precondition(leaves[Int(node.keys[entry])] == node.serial, "a handle's leaf is wrong")
            } else {
                let child = node.nodes[entry]
                precondition(child.level == node.level - 1 && child.entryCount > 0, "a child is on the wrong level")
                precondition(child.serial == node.keys[entry], "a child's serial is wrong")
                precondition(Int(node.counts[entry]) == child.elementCount, "a child's count is wrong")
                precondition(!isWeighted || Int(node.weights[entry]) == child.weight, "a child's weight is wrong")
                check(child, parent: node.serial, serials: &serials, handles: &handles)
            }
        }
        let count = node.isLeaf ? node.entryCount : sum(node.counts, node.entryCount)
        precondition(node.elementCount == count, "a node's count is wrong")
        precondition(!isWeighted || node.weight == sum(node.weights, node.entryCount), "a node's weight is wrong")
    }
}
