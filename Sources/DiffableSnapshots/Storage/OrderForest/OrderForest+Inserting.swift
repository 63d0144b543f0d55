extension OrderForest {
    /// Inserts handles at an index of a tree. They must be in no tree; their weight is 0.
    package mutating func insert(
        _ handles: UnsafeBufferPointer<Int32>, at index: Int, into root: inout OrderNode?, owner: Int32
    ) {
        if handles.isEmpty { return }
        var tree: OrderNode
        if let old = root.take() {
            tree = old
        } else {
            let capacity = Self.roomy(handles.count, upTo: leafCapacity)
            tree = makeNode(level: 0, capacity: capacity, parent: ~owner)
        }
        var rest = handles
        var index = index
        while !rest.isEmpty {
            let (inserted, sibling) = insert(rest, at: index, into: &tree)
            if let sibling {
                let branch = makeNode(level: Int16(tree.level + 1), capacity: branchCapacity, parent: ~owner)
                appendNode(tree, to: branch)
                appendNode(sibling, to: branch)
                tree = branch
            }
            rest = UnsafeBufferPointer(rebasing: rest.dropFirst(inserted))
            index += inserted
        }
        root = tree
    }

    /// Inserts as many of the handles as one leaf takes. A node that overflowed leaves a new one to put behind it.
    private mutating func insert(
        _ handles: UnsafeBufferPointer<Int32>, at index: Int, into node: inout OrderNode
    ) -> (inserted: Int, sibling: OrderNode?) {
        VisitCounter.count()
        if node.isLeaf { return insert(handles, at: index, intoLeaf: &node) }
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        var entry = 0
        var rest = index
        let counts = node.counts
        while rest > Int(counts[entry]) {
            rest -= Int(counts[entry])
            entry += 1
        }
        let (inserted, sibling) = insert(handles, at: rest, into: &node.nodes[entry])
        node.elementCount += inserted
        node.counts[entry] = Int32(node.nodes[entry].elementCount)
        if isWeighted { node.weights[entry] = Int32(node.nodes[entry].weight) }
        guard let sibling else { return (inserted, nil) }
        if node.entryCount < node.nodeCapacity {
            insertNode(sibling, at: entry + 1, into: node)
            return (inserted, nil)
        }
        // At the end of a full branch nothing is split: lists mostly grow there.
        let isAtEnd = entry + 1 == node.entryCount
        let upper = split(node, at: isAtEnd ? node.entryCount - 1 : node.entryCount / 2)
        if entry < node.entryCount {
            insertNode(sibling, at: entry + 1, into: node)
        } else {
            insertNode(sibling, at: entry - node.entryCount + 1, into: upper)
        }
        recount(node)
        recount(upper)
        return (inserted, upper)
    }

    private mutating func insert(
        _ handles: UnsafeBufferPointer<Int32>, at index: Int, intoLeaf node: inout OrderNode
    ) -> (inserted: Int, sibling: OrderNode?) {
        let needed = node.entryCount + handles.count
        if needed > node.nodeCapacity, node.nodeCapacity < leafCapacity {
            node = node.copy(capacity: Self.roomy(needed, upTo: leafCapacity))
        } else if !isKnownUniquelyReferenced(&node) {
            node = node.copy()
        }
        if node.entryCount < node.nodeCapacity {
            let length = min(handles.count, node.nodeCapacity - node.entryCount)
            fill(node, at: index, with: UnsafeBufferPointer(rebasing: handles.prefix(length)))
            return (length, nil)
        }
        // A full leaf: what is behind the place goes to a new one, all of it when many more are to come.
        let isRun = index == node.entryCount || handles.count > leafCapacity / 2
        let middle = isRun ? index : node.entryCount / 2
        let upper = split(node, at: middle)
        let target = index <= middle && middle < leafCapacity ? node : upper
        let offset = target === node ? index : index - middle
        let length = min(handles.count, target.nodeCapacity - target.entryCount)
        fill(target, at: offset, with: UnsafeBufferPointer(rebasing: handles.prefix(length)))
        recount(upper)
        return (length, upper)
    }

    private mutating func fill(_ leaf: OrderNode, at index: Int, with handles: UnsafeBufferPointer<Int32>) {
        leaf.openGap(at: index, count: handles.count)
        (leaf.keys + index).update(from: handles.baseAddress!, count: handles.count)
        if isWeighted { (leaf.weights + index).update(repeating: 0, count: handles.count) }
        leaf.elementCount += handles.count
        setLeaf(leaf.serial, of: leaf.keys + index, count: handles.count)
    }

    mutating func insertNode(_ child: OrderNode, at entry: Int, into branch: OrderNode) {
        branch.openGap(at: entry, count: 1)
        (branch.nodes + entry).initialize(to: child)
        branch.keys[entry] = child.serial
        branch.counts[entry] = Int32(child.elementCount)
        if isWeighted { branch.weights[entry] = Int32(child.weight) }
        parents[Int(child.serial)] = branch.serial
    }

    /// Moves the entries from an index on to a new node, and sets who their parent or leaf is.
    private mutating func split(_ node: OrderNode, at index: Int) -> OrderNode {
        let capacity = node.isLeaf ? leafCapacity : branchCapacity
        let upper = makeNode(level: Int16(node.level), capacity: capacity, parent: parents[Int(node.serial)])
        upper.takeEntries(index..<node.entryCount, from: node, isMove: true)
        node.entryCount = index
        if node.isLeaf {
            setLeaf(upper.serial, of: upper.keys, count: upper.entryCount)
        } else {
            for entry in 0..<upper.entryCount { parents[Int(upper.keys[entry])] = upper.serial }
        }
        recount(node)
        return upper
    }

    /// Sums up a node's entries anew.
    func recount(_ node: OrderNode) {
        node.elementCount = node.isLeaf ? node.entryCount : sum(node.counts, node.entryCount)
        if isWeighted { node.weight = sum(node.weights, node.entryCount) }
    }
}
