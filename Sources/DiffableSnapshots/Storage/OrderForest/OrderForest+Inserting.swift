extension OrderForest {
    /// Inserts entries at an index of a tree. Their handles must be in no tree.
    ///
    /// - Complexity: O(*m* + log *n*) for *m* entries.
    mutating func insert(_ entries: [Entry], at index: Int, into root: inout Node?, owner: Int32) {
        if entries.isEmpty { return }
        var tree = root.take() ?? makeNode(level: 0, OrderLink(owner: owner))
        var siblings = insert(entries, at: index, into: &tree, isEnd: index == tree.count)
        while !siblings.isEmpty {
            var branch = makeNode(level: tree.level + 1, OrderLink(owner: owner))
            siblings = insert([tree] + siblings, at: 0, into: &branch)
            tree = branch
        }
        root = tree
    }

    /// Inserts entries beneath a node.
    ///
    /// - Parameter isEnd: Whether the place is at the end of the whole tree.
    /// - Returns: The nodes to put behind this one, for what it had no room for.
    private mutating func insert(
        _ entries: [Entry], at index: Int, into node: inout Node, isEnd: Bool
    ) -> [Node] {
        VisitCounter.count()
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf {
            return spread(entries.count, at: index, over: node, isEnd: isEnd) { forest, leaf, part, place in
                leaf.insert(entries[part], at: place)
                forest.setLeaf(leaf, place..<place + part.count)
            }
        }
        // Where two nodes meet it goes to the end of the first one.
        let (slot, start) = index == 0 ? (0, 0) : node.slot(at: index - 1)
        let siblings = insert(entries, at: index - start, into: &node.nodes[slot], isEnd: isEnd)
        node.recount(slot)
        return siblings.isEmpty ? siblings : insert(siblings, at: slot + 1, into: &node)
    }

    /// Inserts nodes into a branch.
    private mutating func insert(_ nodes: [Node], at slot: Int, into branch: inout Node) -> [Node] {
        spread(nodes.count, at: slot, over: branch, isEnd: slot == branch.partCount) { forest, branch, part, place in
            branch.insert(nodes[part], at: place)
            forest.setLinks(of: branch, from: place)
        }
    }

    /// Puts new parts into a node, and what it has no room for into new nodes.
    ///
    /// - Parameters:
    ///   - isEnd: Whether to fill up this node and leave it so, because more is likely to come behind.
    ///   - put: Puts a part of the new ones into a node.
    /// - Returns: The new nodes, which stand behind this one.
    @inline(__always)
    private mutating func spread(
        _ count: Int, at place: Int, over node: Node, isEnd: Bool,
        _ put: (_ forest: inout Self, _ node: Node, _ part: Range<Int>, _ place: Int) -> Void
    ) -> [Node] {
        let capacity = capacity(of: node)
        if node.partCount + count <= capacity {
            put(&self, node, 0..<count, place)
            return []
        }
        if !isEnd, count <= capacity / 2 {
            // Half of it goes, or inserting behind its last part would find it full each time.
            let middle = node.partCount / 2
            let upper = split(node, at: middle)
            put(&self, place > middle ? upper : node, 0..<count, place > middle ? place - middle : place)
            return [upper]
        }
        // Many leaves at once are filled to seven eighths, so that the first insertions find room.
        let limit = node.isLeaf && count > capacity ? capacity - capacity / 8 : capacity
        let behind = place < node.partCount ? [split(node, at: place)] : []
        var (target, siblings, done) = (node, [Node](), 0)
        while done < count {
            if target.partCount >= limit {
                target = makeNode(level: node.level, links[Int(node.serial)])
                siblings.append(target)
            }
            let length = min(count - done, limit - target.partCount)
            put(&self, target, done..<done + length, target.partCount)
            done += length
        }
        return siblings + behind
    }

    /// Moves the parts from a slot on to a new node.
    private mutating func split(_ node: Node, at slot: Int) -> Node {
        let upper = makeNode(level: node.level, links[Int(node.serial)])
        upper.append(slot..<node.partCount, of: node)
        node.remove(slot..<node.partCount)
        setLinks(of: upper, from: 0)
        return upper
    }
}
