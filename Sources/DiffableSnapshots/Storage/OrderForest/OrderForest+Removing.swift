extension OrderForest {
    /// Takes a handle out of its tree.
    package mutating func remove(_ handle: Int32, from root: inout OrderNode?) {
        remove(handle, at: path(of: handle), from: &root)
    }

    /// Takes a handle, to which this is the way, out of its tree.
    mutating func remove(_ handle: Int32, at path: OrderPath, from root: inout OrderNode?) {
        var path = path
        var tree = root.take()!
        remove(handle, at: &path, beneath: &tree)
        leaves[Int(handle)] = -1
        root = withoutSpareRoots(tree, owner: path.owner)
    }

    private mutating func remove(_ handle: Int32, at path: inout OrderPath, beneath node: inout OrderNode) {
        VisitCounter.count()
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf {
            let entry = node.entry(of: handle, near: path.firstEntry)
            node.remove(entry..<entry + 1)
            return
        }
        let entry = nextSlot(&path.slots)
        remove(handle, at: &path, beneath: &node.nodes[entry])
        node.recount(entry)
        mergeChild(at: entry, of: node)
    }

    /// The first node from the root on that has more than one child, if there is anything beneath it.
    private mutating func withoutSpareRoots(_ root: OrderNode, owner: Int32) -> OrderNode? {
        var tree = root
        while !tree.isLeaf, tree.nodes.count == 1 {
            free(tree)
            tree = tree.nodes[0]
            links[Int(tree.serial)] = OrderLink(owner: owner)
        }
        if tree.entryCount > 0 { return tree }
        free(tree)
        return nil
    }

    /// Takes the handles at a range of indexes out of a tree of this forest. Nodes of which nothing is left go whole.
    ///
    /// - Complexity: O(*m* + log *n*) for *m* handles, of which nodes are only looked at, and not copied.
    package mutating func removeRun(_ range: Range<Int>, from root: inout OrderNode?, owner: Int32) {
        if range.isEmpty { return }
        var tree = root.take()!
        if range.count == tree.elementCount {
            removeAll(beneath: tree) { _ in }
            return
        }
        removeRun(range, beneath: &tree)
        root = withoutSpareRoots(tree, owner: owner)
    }

    /// Some handles, but not all, beneath a node.
    private mutating func removeRun(_ range: Range<Int>, beneath node: inout OrderNode) {
        VisitCounter.count()
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf {
            leaves.set(-1, at: UnsafeBufferPointer(rebasing: node.handles[range]))
            node.remove(range)
            return
        }
        let first = node.entry(at: range.lowerBound).entry
        let last = node.entry(at: range.upperBound - 1).entry
        var whole = first..<last + 1
        // From the end on, so that what stands before keeps its place.
        if removePart(range, beneath: last, of: node) { whole = first..<last }
        if first < last, removePart(range, beneath: first, of: node) { whole = first + 1..<whole.upperBound }
        if !whole.isEmpty {
            for entry in whole { removeAll(beneath: node.nodes[entry]) { _ in } }
            node.remove(whole)
            setLinks(of: node, from: whole.lowerBound)
        }
        // What is left of the first one and the last one stands side by side now.
        if whole.upperBound <= last { mergeChild(at: whole.lowerBound, of: node) }
        if first < whole.lowerBound { mergeChild(at: first, of: node) }
    }

    /// Takes handles out beneath an entry unless it is beneath none or nothing else.
    ///
    /// - Returns: Whether it did so.
    private mutating func removePart(_ range: Range<Int>, beneath entry: Int, of node: OrderNode) -> Bool {
        let start = node.elementCount(of: 0..<entry)
        let count = Int(node.counts[entry])
        let part = max(0, range.lowerBound - start)..<min(count, range.upperBound - start)
        if part.count == count { return false }
        removeRun(part, beneath: &node.nodes[entry])
        node.recount(entry)
        return true
    }

    /// Takes out a node that is empty, and joins one that is small with a neighbor when the two leave room in one.
    private mutating func mergeChild(at entry: Int, of branch: OrderNode) {
        let count = branch.nodes[entry].entryCount
        let capacity = capacity(of: branch.nodes[entry])
        if count >= max(1, capacity / 4) { return }
        if count == 0 {
            free(branch.nodes[entry])
            branch.remove(entry..<entry + 1)
            setLinks(of: branch, from: entry)
            return
        }
        for lower in [entry - 1, entry] where lower >= 0 && lower + 1 < branch.nodes.count {
            if branch.nodes[lower].entryCount + branch.nodes[lower + 1].entryCount > capacity * 3 / 4 { continue }
            join(lower, of: branch)
            return
        }
    }

    /// Appends the node behind `entry` to the one at `entry`.
    private mutating func join(_ entry: Int, of branch: OrderNode) {
        if !isKnownUniquelyReferenced(&branch.nodes[entry]) { branch.nodes[entry] = branch.nodes[entry].copy() }
        let (lower, upper) = (branch.nodes[entry], branch.nodes[entry + 1])
        let start = lower.entryCount
        // The upper node may be shared: its entries are copied, and it goes when nobody else wants it.
        lower.append(0..<upper.entryCount, of: upper)
        setLinks(of: lower, from: start)
        free(upper)
        branch.remove(entry + 1..<entry + 2)
        branch.recount(entry)
        setLinks(of: branch, from: entry + 1)
    }

    /// Takes all handles out of a tree, calling a closure with each.
    package mutating func removeAll(from root: inout OrderNode?, _ body: (Int32) -> Void) {
        guard let tree = root.take() else { return }
        removeAll(beneath: tree, body)
    }

    private mutating func removeAll(beneath node: OrderNode, _ body: (Int32) -> Void) {
        VisitCounter.count()
        leaves.set(-1, at: node.handles)
        for handle in node.handles { body(handle) }
        for child in node.nodes { removeAll(beneath: child, body) }
        free(node)
    }

    /// Adds to the weight of an element.
    package mutating func addWeight(_ difference: Int, to handle: Int32, in root: inout OrderNode?) {
        if difference == 0 { return }
        var path = path(of: handle)
        var tree = root.take()!
        addWeight(difference, to: handle, at: &path, in: &tree)
        root = tree
    }

    private func addWeight(
        _ difference: Int, to handle: Int32, at path: inout OrderPath, in node: inout OrderNode
    ) {
        VisitCounter.count()
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        let entry = node.isLeaf ? node.entry(of: handle, near: path.firstEntry) : nextSlot(&path.slots)
        if !node.isLeaf { addWeight(difference, to: handle, at: &path, in: &node.nodes[entry]) }
        node.setWeight(Int(node.weights[entry]) + difference, of: entry)
    }
}
