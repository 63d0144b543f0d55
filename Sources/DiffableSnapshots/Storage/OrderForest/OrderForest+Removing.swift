extension OrderForest {
    /// Takes a handle out of its tree.
    ///
    /// - Returns: The index that the handle had.
    @discardableResult
    package mutating func remove(_ handle: Int32, from root: inout OrderNode?) -> Int {
        let chain = chain(of: handle)
        var tree = root.take()!
        let index = remove(handle, chain: chain, height: chain.height, from: &tree)
        leaves[Int(handle)] = -1
        while tree.entryCount == 1, !tree.isLeaf {
            free(serial: tree.serial)
            let child = tree.nodes[0]
            tree = child
            parents[Int(tree.serial)] = ~chain.owner
        }
        if tree.entryCount == 0 {
            free(serial: tree.serial)
        } else {
            root = tree
        }
        return index
    }

    private mutating func remove(
        _ handle: Int32, chain: SerialChain, height: Int, from node: inout OrderNode
    ) -> Int {
        VisitCounter.count()
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if height == 0 {
            let entry = node.index(ofKey: handle)
            if isWeighted { node.weight -= Int(node.weights[entry]) }
            node.closeGap(at: entry)
            node.elementCount -= 1
            return entry
        }
        let entry = node.index(ofKey: chain.serials[height - 1])
        var index = sum(node.counts, entry)
        index += remove(handle, chain: chain, height: height - 1, from: &node.nodes[entry])
        node.elementCount -= 1
        let child = node.nodes[entry]
        node.counts[entry] -= 1
        if isWeighted {
            node.weight += child.weight - Int(node.weights[entry])
            node.weights[entry] = Int32(child.weight)
        }
        if child.entryCount == 0 {
            free(serial: child.serial)
            removeNode(at: entry, from: node)
        } else if child.entryCount < (child.isLeaf ? leafCapacity : branchCapacity) / 4 {
            mergeChild(at: entry, of: node)
        }
        return index
    }

    private func removeNode(at entry: Int, from branch: OrderNode) {
        (branch.nodes + entry).deinitialize(count: 1)
        branch.closeGap(at: entry)
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
        for index in start..<lower.entryCount {
            if lower.isLeaf {
                leaves[Int(lower.keys[index])] = lower.serial
            } else {
                parents[Int(lower.keys[index])] = lower.serial
            }
        }
        recount(lower)
        branch.counts[entry] = Int32(lower.elementCount)
        if isWeighted { branch.weights[entry] = Int32(lower.weight) }
        free(serial: upper.serial)
        removeNode(at: entry + 1, from: branch)
    }

    /// Takes all handles out of a tree, calling a closure with each.
    package mutating func removeAll(from root: inout OrderNode?, _ body: (Int32) -> Void) {
        guard let tree = root.take() else { return }
        removeAll(beneath: tree, body)
    }

    private mutating func removeAll(beneath node: OrderNode, _ body: (Int32) -> Void) {
        for entry in 0..<node.entryCount {
            if node.isLeaf {
                leaves[Int(node.keys[entry])] = -1
                body(node.keys[entry])
            } else {
                removeAll(beneath: node.nodes[entry], body)
            }
        }
        free(serial: node.serial)
    }

    /// Adds to the weight of an element.
    @usableFromInline
    package mutating func addWeight(_ difference: Int, to handle: Int32, in root: inout OrderNode?) {
        let chain = chain(of: handle)
        var slot = withUnsafeMutablePointer(to: &root) {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: OrderNode.self)
        }
        var height = chain.height
        while true {
            VisitCounter.count()
            if !isKnownUniquelyReferenced(&slot.pointee) { slot.pointee = slot.pointee.copy() }
            let node = slot.pointee
            node.weight += difference
            let entry = node.index(ofKey: height == 0 ? handle : chain.serials[height - 1])
            node.weights[entry] += Int32(difference)
            if height == 0 { return }
            slot = node.nodes + entry
            height -= 1
        }
    }
}
