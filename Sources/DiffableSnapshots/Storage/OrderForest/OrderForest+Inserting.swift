extension OrderForest {
    /// Makes the tree of some handles in ascending order.
    package mutating func makeTree(of handles: Range<Int32>, owner: Int32) -> OrderNode? {
        var root: OrderNode?
        Array(handles).withUnsafeBufferPointer { insert($0, at: 0, into: &root, owner: owner) }
        return root
    }

    /// Inserts handles at an index of a tree. They must be in no tree; their weight is 0.
    package mutating func insert(
        _ handles: UnsafeBufferPointer<Int32>, at index: Int, into root: inout OrderNode?, owner: Int32
    ) {
        if handles.isEmpty { return }
        var tree = root.take() ?? makeNode(level: 0, OrderLink(owner: owner))
        var rest = handles
        var index = index
        while !rest.isEmpty {
            let (inserted, sibling) = insert(rest, at: index, into: &tree, isEnd: index == tree.elementCount)
            if let sibling {
                let branch = makeNode(level: tree.level + 1, OrderLink(owner: owner))
                branch.insert(tree, at: 0)
                branch.insert(sibling, at: 1)
                setLinks(of: branch, from: 0)
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
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf { return insert(handles, at: index, intoLeaf: node, isEnd: isEnd) }
        // Where two entries meet it goes to the end of the first one.
        let (entry, start) = index == 0 ? (0, 0) : node.entry(at: index - 1)
        let (inserted, sibling) = insert(handles, at: index - start, into: &node.nodes[entry], isEnd: isEnd)
        node.recount(entry)
        guard let sibling else { return (inserted, nil) }
        var target = node
        var place = entry + 1
        var upper: OrderNode?
        if node.nodes.count == branchCapacity {
            // At the end of a full branch nothing is split: lists mostly grow there.
            let middle = place == branchCapacity ? branchCapacity - 1 : branchCapacity / 2
            let new = split(node, at: middle)
            if place > middle { (target, place) = (new, place - middle) }
            upper = new
        }
        target.insert(sibling, at: place)
        setLinks(of: target, from: place)
        return (inserted, upper)
    }

    private mutating func insert(
        _ handles: UnsafeBufferPointer<Int32>, at index: Int, intoLeaf leaf: OrderNode, isEnd: Bool
    ) -> (inserted: Int, sibling: OrderNode?) {
        var target = leaf
        var place = index
        var upper: OrderNode?
        // Many leaves at once are filled to seven eighths, so that the first insertions find room.
        let limit = handles.count > leafCapacity ? leafCapacity - leafCapacity / 8 : leafCapacity
        let end = leaf.entryCount
        if end >= limit {
            // What is behind the place goes to a new leaf, all of it when many more are to come. Half of the leaf goes at
            // other places, or inserting behind its last handle would find it full each time.
            let middle = isEnd || handles.count > leafCapacity / 2 ? index : leafCapacity / 2
            let new = split(leaf, at: middle)
            if index > middle || middle == end { (target, place) = (new, index - middle) }
            upper = new
        }
        let length = min(handles.count, max(1, limit - target.entryCount))
        let fitting = UnsafeBufferPointer(rebasing: handles.prefix(length))
        target.insert(fitting, at: place)
        setLeaf(target, place..<place + length)
        return (length, upper)
    }

    /// Moves the entries from an index on to a new node.
    private mutating func split(_ node: OrderNode, at index: Int) -> OrderNode {
        let upper = makeNode(level: node.level, links[Int(node.serial)])
        upper.append(index..<node.entryCount, of: node)
        node.remove(index..<node.entryCount)
        setLinks(of: upper, from: 0)
        return upper
    }
}
