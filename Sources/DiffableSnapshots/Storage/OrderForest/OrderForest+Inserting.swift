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
            tree = makeNode(level: 0, capacity: capacity, OrderLink(owner: owner))
        }
        var rest = handles
        var index = index
        while !rest.isEmpty {
            let (inserted, sibling) = insert(rest, at: index, into: &tree, isEnd: index == tree.elementCount)
            if let sibling {
                let branch = makeNode(level: tree.level + 1, capacity: branchCapacity, OrderLink(owner: owner))
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
    ///
    /// - Parameter isEnd: Whether the place is at the end of the whole tree.
    private mutating func insert(
        _ handles: UnsafeBufferPointer<Int32>, at index: Int, into node: inout OrderNode, isEnd: Bool
    ) -> (inserted: Int, sibling: OrderNode?) {
        VisitCounter.count()
        if node.isLeaf { return insert(handles, at: index, intoLeaf: &node, isEnd: isEnd) }
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        // Where two entries meet it goes to the end of the first one.
        let entry = index == 0 ? 0 : node.entry(at: index - 1)
        let (inserted, sibling) = insert(
            handles, at: index - Int(node.starts[entry]), into: &node.nodes[entry], isEnd: isEnd)
        node.shiftStarts(behind: entry, by: inserted)
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
        return (inserted, upper)
    }

    private mutating func insert(
        _ handles: UnsafeBufferPointer<Int32>, at index: Int, intoLeaf node: inout OrderNode, isEnd: Bool
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
        // A full leaf: what is behind the place goes to a new one, all of it when many more are to come. Half of the
        // leaf goes at other places, or inserting behind its last handle would find it full each time.
        let isRun = isEnd || handles.count > leafCapacity / 2
        let middle = isRun ? index : node.entryCount / 2
        let upper = split(node, at: middle)
        let target = index <= middle && middle < leafCapacity ? node : upper
        let offset = target === node ? index : index - middle
        let length = min(handles.count, target.nodeCapacity - target.entryCount)
        fill(target, at: offset, with: UnsafeBufferPointer(rebasing: handles.prefix(length)))
        return (length, upper)
    }

    private mutating func fill(_ leaf: OrderNode, at index: Int, with handles: UnsafeBufferPointer<Int32>) {
        leaf.openGap(at: index, count: handles.count)
        (leaf.keys + index).update(from: handles.baseAddress!, count: handles.count)
        setPlaces(in: leaf, index..<index + handles.count)
    }

    /// Puts a node behind the one it was split from, which counted its elements until now.
    mutating func insertNode(_ child: OrderNode, at entry: Int, into branch: OrderNode) {
        let before = branch.nodes[entry - 1]
        branch.openGap(at: entry, count: 1)
        (branch.nodes + entry).initialize(to: child)
        branch.keys[entry] = child.serial
        branch.starts[entry] = branch.starts[entry - 1] + Int32(before.elementCount)
        if isWeighted { branch.weightStarts[entry] = branch.weightStarts[entry - 1] + Int32(before.weight) }
        setLinks(of: branch, from: entry)
    }

    /// Moves the entries from an index on to a new node, and sets who their parent or leaf is.
    private mutating func split(_ node: OrderNode, at index: Int) -> OrderNode {
        let capacity = node.isLeaf ? leafCapacity : branchCapacity
        let upper = makeNode(level: node.level, capacity: capacity, links[Int(node.serial)])
        upper.takeEntries(index..<node.entryCount, from: node, isMove: true)
        if node.isLeaf {
            setPlaces(in: upper, 0..<upper.entryCount)
        } else {
            setLinks(of: upper, from: 0)
        }
        return upper
    }
}

extension OrderForest {
    /// Lends where the root is kept. The root must be there.
    @inline(__always)
    func withNodeSlot<Result>(
        _ root: inout OrderNode?, _ body: (inout UnsafeMutablePointer<OrderNode>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &root) {
            var slot = UnsafeMutableRawPointer($0).assumingMemoryBound(to: OrderNode.self)
            return body(&slot)
        }
    }
}

extension OrderNode {
    /// The node in a slot, copied before if anybody else refers to it.
    @inline(__always)
    static func unique(_ slot: UnsafeMutablePointer<OrderNode>) -> Unmanaged<OrderNode> {
        if !isKnownUniquelyReferenced(&slot.pointee) { slot.pointee = slot.pointee.copy() }
        return UnsafeRawPointer(slot).load(as: Unmanaged<OrderNode>.self)
    }
}
