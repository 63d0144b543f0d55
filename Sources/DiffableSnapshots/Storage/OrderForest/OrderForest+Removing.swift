extension OrderForest {
    /// Takes a handle out of its tree.
    package mutating func remove(_ handle: Int32, from root: inout OrderNode?) {
        if isWeighted { addWeight(-weight(of: handle, in: root!), to: handle, in: &root) }
        remove(handle, at: path(of: handle), from: &root)
    }

    /// Takes a handle, which must weigh nothing, out of its tree.
    @inline(__always)
    mutating func remove(_ handle: Int32, at path: OrderPath, from root: inout OrderNode?) {
        leaves[Int(handle)] = .none
        var slots = path.slots
        let rest = withNodeSlot(&root) { slot in
            for _ in 0..<path.height {
                VisitCounter.count()
                let entry = nextSlot(&slots)
                slot = OrderNode.unique(slot)._withUnsafeGuaranteedRef { node in
                    node.shiftStarts(behind: entry, by: -1)
                    return node.nodes + entry
                }
            }
            VisitCounter.count()
            return OrderNode.unique(slot)._withUnsafeGuaranteedRef { leaf in
                leaf.closeGap(at: leaf.entry(ofKey: handle, near: path.place.firstEntry))
                return leaf.entryCount
            }
        }
        if rest < (path.height == 0 ? 1 : max(1, leafCapacity / 4)) { tidy(path, &root) }
    }

    /// Joins nodes that got small along a path, whose nodes nobody shares any more.
    private mutating func tidy(_ path: OrderPath, _ root: inout OrderNode?) {
        var tree = root.take()!
        tidy(path.slots, height: path.height, beneath: tree)
        tree = withoutSpareRoots(tree, owner: path.owner)
        if tree.entryCount == 0 {
            free(serial: tree.serial)
        } else {
            root = tree
        }
    }

    /// The first node from the root on that has more than one child.
    mutating func withoutSpareRoots(_ root: OrderNode, owner: Int32) -> OrderNode {
        var tree = root
        while tree.entryCount == 1, !tree.isLeaf {
            free(serial: tree.serial)
            let child = tree.nodes[0]
            tree = child
            links[Int(tree.serial)] = OrderLink(owner: owner)
        }
        return tree
    }

    private mutating func tidy(_ slots: UInt64, height: Int, beneath node: OrderNode) {
        if height == 0 { return }
        var slots = slots
        let entry = nextSlot(&slots)
        let child = node.nodes[entry]
        tidy(slots, height: height - 1, beneath: child)
        tidyChild(at: entry, of: node)
    }

    /// Takes out a node that is empty, and joins one that is small with a neighbor.
    mutating func tidyChild(at entry: Int, of node: OrderNode) {
        let child = node.nodes[entry]
        if child.entryCount == 0 {
            free(serial: child.serial)
            removeNode(at: entry, from: node)
        } else if child.entryCount < (child.isLeaf ? leafCapacity : branchCapacity) / 4 {
            mergeChild(at: entry, of: node)
        }
    }

    private mutating func removeNode(at entry: Int, from branch: OrderNode) {
        (branch.nodes + entry).deinitialize(count: 1)
        branch.closeGap(at: entry)
        setLinks(of: branch, from: entry)
    }

    /// Joins a small node with a neighbor when the two leave room in one.
    private mutating func mergeChild(at entry: Int, of branch: OrderNode) {
        let limit = (branch.nodes[entry].isLeaf ? leafCapacity : branchCapacity) * 3 / 4
        if entry > 0, branch.nodes[entry - 1].entryCount + branch.nodes[entry].entryCount <= limit {
            join(entry - 1, of: branch)
        } else if entry + 1 < branch.entryCount,
            branch.nodes[entry].entryCount + branch.nodes[entry + 1].entryCount <= limit
        {
            join(entry, of: branch)
        }
    }

    /// Appends the node behind `entry` to the one at `entry`.
    private mutating func join(_ entry: Int, of branch: OrderNode) {
        let capacity = branch.nodes[entry].isLeaf ? leafCapacity : branchCapacity
        if branch.nodes[entry].nodeCapacity < capacity || !isKnownUniquelyReferenced(&branch.nodes[entry]) {
            branch.nodes[entry] = branch.nodes[entry].copy(capacity: capacity)
        }
        let lower = branch.nodes[entry]
        let upper = branch.nodes[entry + 1]
        // The upper node may be shared: its entries are copied, and it goes when nobody else wants it.
        let start = lower.entryCount
        lower.takeEntries(0..<upper.entryCount, from: upper, isMove: false)
        if lower.isLeaf {
            setPlaces(in: lower, start..<lower.entryCount)
        } else {
            setLinks(of: lower, from: start)
        }
        free(serial: upper.serial)
        removeNode(at: entry + 1, from: branch)
    }

    /// Takes all handles out of a tree, calling a closure with each.
    package mutating func removeAll(from root: inout OrderNode?, _ body: (Int32) -> Void) {
        guard let tree = root.take() else { return }
        removeAll(beneath: tree, body)
    }

    mutating func removeAll(beneath node: OrderNode, _ body: (Int32) -> Void) {
        VisitCounter.count()
        if node.isLeaf {
            setPlaces(of: UnsafeBufferPointer(start: node.keys, count: node.entryCount)) { _ in .none }
            for entry in 0..<node.entryCount { body(node.keys[entry]) }
        } else {
            for entry in 0..<node.entryCount { removeAll(beneath: node.nodes[entry], body) }
        }
        free(serial: node.serial)
    }

    /// Adds to the weight of an element.
    @inline(__always)
    package mutating func addWeight(_ difference: Int, to handle: Int32, in root: inout OrderNode?) {
        if difference == 0 { return }
        let path = path(of: handle)
        var slots = path.slots
        withNodeSlot(&root) { slot in
            for _ in 0..<path.height {
                VisitCounter.count()
                let entry = nextSlot(&slots)
                slot = OrderNode.unique(slot)._withUnsafeGuaranteedRef { node in
                    node.shiftWeightStarts(behind: entry, by: difference)
                    return node.nodes + entry
                }
            }
            VisitCounter.count()
            OrderNode.unique(slot)._withUnsafeGuaranteedRef { leaf in
                let entry = leaf.entry(ofKey: handle, near: path.place.firstEntry)
                leaf.shiftWeightStarts(behind: entry, by: difference)
            }
        }
    }
}
