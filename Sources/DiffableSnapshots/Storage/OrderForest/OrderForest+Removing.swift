extension OrderForest {
    /// The first node from the root on that has more than one child, if there is anything beneath it.
    mutating func withoutSpareRoots(_ root: Node, owner: Int32) -> Node? {
        var tree = root
        while !tree.isLeaf, tree.partCount == 1 {
            free(tree)
            tree = tree.nodes[0]
            links[Int(tree.serial)] = OrderLink(owner: owner)
        }
        if tree.partCount > 0 { return tree }
        free(tree)
        return nil
    }

    /// Takes the handles at a range of indexes out of a tree of this forest. Nodes of which nothing is left go whole.
    ///
    /// - Complexity: O(*m* + log *n*) for *m* handles, of which nodes are only looked at, and not copied.
    mutating func removeRun(_ range: Range<Int>, from root: inout Node?, owner: Int32) {
        if range.isEmpty { return }
        var tree = root.take()!
        if range.count == tree.count {
            removeAll(beneath: tree)
            return
        }
        removeRun(range, beneath: &tree)
        root = withoutSpareRoots(tree, owner: owner)
    }

    /// Some handles, but not all, beneath a node.
    private mutating func removeRun(_ range: Range<Int>, beneath node: inout Node) {
        VisitCounter.count()
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf {
            clearLeaf(of: UnsafeBufferPointer(rebasing: node.entries[range]))
            node.remove(range)
            return
        }
        let first = node.slot(at: range.lowerBound).slot
        let last = node.slot(at: range.upperBound - 1).slot
        var whole = first..<last + 1
        // From the end on, so that what stands before keeps its place.
        if removePart(range, beneath: last, of: node) { whole = first..<last }
        if first < last, removePart(range, beneath: first, of: node) { whole = first + 1..<whole.upperBound }
        if !whole.isEmpty {
            for slot in whole { removeAll(beneath: node.nodes[slot]) }
            node.remove(whole)
            setLinks(of: node, from: whole.lowerBound)
        }
        // What is left of the first one and the last one stands side by side now.
        if whole.upperBound <= last { mergeChild(at: whole.lowerBound, of: node) }
        if first < whole.lowerBound { mergeChild(at: first, of: node) }
    }

    /// Takes handles out beneath a slot unless it has none of them or nothing else.
    ///
    /// - Returns: Whether it did so.
    private mutating func removePart(_ range: Range<Int>, beneath slot: Int, of node: Node) -> Bool {
        let start = Int(node.sum(of: 0..<slot).count)
        let count = Int(node.sums[slot].count)
        let part = max(0, range.lowerBound - start)..<min(count, range.upperBound - start)
        if part.count == count { return false }
        removeRun(part, beneath: &node.nodes[slot])
        node.recount(slot)
        return true
    }

    /// Takes out a node that is empty, and joins one that is small with a neighbor when the two leave room in one.
    mutating func mergeChild(at slot: Int, of branch: Node) {
        let count = branch.nodes[slot].partCount
        let capacity = capacity(of: branch.nodes[slot])
        if count >= max(1, capacity / 4) { return }
        if count == 0 {
            free(branch.nodes[slot])
            branch.remove(slot..<slot + 1)
            setLinks(of: branch, from: slot)
            return
        }
        for lower in [slot - 1, slot] where lower >= 0 && lower + 1 < branch.partCount {
            if branch.nodes[lower].partCount + branch.nodes[lower + 1].partCount > capacity * 3 / 4 { continue }
            join(lower, of: branch)
            return
        }
    }

    /// Appends the node behind a slot to the one in the slot.
    private mutating func join(_ slot: Int, of branch: Node) {
        if !isKnownUniquelyReferenced(&branch.nodes[slot]) { branch.nodes[slot] = branch.nodes[slot].copy() }
        let (lower, upper) = (branch.nodes[slot], branch.nodes[slot + 1])
        let start = lower.partCount
        // The upper node may be shared: its parts are copied, and it goes when nobody else wants it.
        lower.append(0..<upper.partCount, of: upper)
        setLinks(of: lower, from: start)
        free(upper)
        branch.remove(slot + 1..<slot + 2)
        branch.recount(slot)
        setLinks(of: branch, from: slot + 1)
    }

    private mutating func removeAll(beneath node: Node) {
        VisitCounter.count()
        clearLeaf(of: node.entries)
        for child in node.nodes { removeAll(beneath: child) }
        free(node)
    }
}
