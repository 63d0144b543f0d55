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
        for handle in 0..<leaves.count where !leaves[handle].isNone {
            precondition(handles.contains(Int32(handle)), "a handle claims to be in a tree")
        }
    }

    private func check(_ node: OrderNode, link: OrderLink, serials: inout Set<Int32>, handles: inout Set<Int32>) {
        precondition(serials.insert(node.serial).inserted, "two nodes have one serial")
        precondition(links[Int(node.serial)] == link, "a node's link is wrong")
        precondition(node.entryCount <= node.nodeCapacity, "a node holds too much")
        precondition(node.isWeighted == isWeighted, "a node is weighted in another way than its forest")
        precondition(node.entryCount == 0 || node.isLeaf || node.starts[0] == 0, "a branch starts late")
        precondition(node.entryCount == 0 || !isWeighted || node.weightStarts[0] == 0, "a node's weights start late")
        for entry in 0..<node.entryCount {
            if node.isLeaf {
                precondition(handles.insert(node.keys[entry]).inserted, "a handle stands twice")
                let place = leaves[Int(node.keys[entry])]
                precondition(place.leaf == node.serial, "a handle's leaf is wrong")
                precondition(place.firstEntry < node.columnLength, "a handle is looked for behind its leaf's keys")
                precondition(!isWeighted || node.weight(entry) >= 0, "an element weighs less than nothing")
            } else {
                let child = node.nodes[entry]
                precondition(child.level == node.level - 1 && child.entryCount > 0, "a child is on the wrong level")
                precondition(child.serial == node.keys[entry], "a child's serial is wrong")
                precondition(node.count(entry) == child.elementCount, "a child's count is wrong")
                precondition(!isWeighted || node.weight(entry) == child.weight, "a child's weight is wrong")
                check(
                    child, link: OrderLink(parent: node.serial, slot: entry), serials: &serials, handles: &handles)
            }
        }
        for entry in node.entryCount..<node.columnLength {
            precondition(node.keys[entry] == OrderNode.noKey, "there is a key behind the entries")
            precondition(
                node.isLeaf || Int(node.starts[entry]) > node.elementCount, "a start behind the entries is low")
            precondition(!isWeighted || Int(node.weightStarts[entry]) > node.weight, "so is a weight's start")
        }
        precondition(!node.isLeaf || node.elementCount == node.entryCount, "a leaf's count is wrong")
    }
}
