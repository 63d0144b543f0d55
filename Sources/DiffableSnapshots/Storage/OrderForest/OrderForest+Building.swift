extension OrderForest {
    /// Makes the tree of the handles `range`, which are new to this forest and stand in ascending order.
    ///
    /// Nodes are filled to seven eighths, so that the first insertions find room.
    package mutating func makeTree(of range: Range<Int32>, owner: Int32) -> OrderNode? {
        if range.isEmpty { return nil }
        precondition(!isWeighted && Int(range.lowerBound) == leaves.count, "the handles are not new to this forest")
        let fill = max(1, leafCapacity - leafCapacity / 8)
        var level: [OrderNode] = []
        level.reserveCapacity(range.count / fill + 1)
        var start = range.lowerBound
        while start < range.upperBound {
            let length = min(fill, Int(range.upperBound - start))
            let capacity = range.count <= fill ? Self.roomy(length, upTo: leafCapacity) : leafCapacity
            let leaf = makeNode(level: 0, capacity: capacity, OrderLink(owner: owner))
            for offset in 0..<length {
                leaf.keys[offset] = start + Int32(offset)
                leaves.append(LeafPlace(leaf: leaf.serial, entry: offset))
            }
            leaf.entryCount = length
            leaf.elementCount = length
            level.append(leaf)
            start += Int32(length)
        }
        return makeBranches(over: level, owner: owner)
    }

    private mutating func makeBranches(over leaves: [OrderNode], owner: Int32) -> OrderNode {
        let fill = max(2, branchCapacity - branchCapacity / 8)
        var level = leaves
        var height = 0
        while level.count > 1 {
            height += 1
            var next: [OrderNode] = []
            next.reserveCapacity(level.count / fill + 1)
            for start in stride(from: 0, to: level.count, by: fill) {
                let branch = makeNode(level: height, capacity: branchCapacity, OrderLink(owner: owner))
                for index in start..<min(start + fill, level.count) {
                    appendNode(level[index], to: branch)
                }
                next.append(branch)
            }
            level = next
        }
        return level[0]
    }

    mutating func makeNode(level: Int, capacity: Int, _ link: OrderLink) -> OrderNode {
        OrderNode(serial: makeSerial(link), level: level, capacity: capacity, isWeighted: isWeighted)
    }

    mutating func appendNode(_ node: OrderNode, to branch: OrderNode) {
        let end = branch.entryCount
        branch.openGap(at: end, count: 1)
        (branch.nodes + end).initialize(to: node)
        branch.keys[end] = node.serial
        branch.elementCount += node.elementCount
        branch.weight += node.weight
        branch.clearUnusedStarts()
        links[Int(node.serial)] = OrderLink(parent: branch.serial, slot: end)
    }

    /// Room for a few more than `count` entries.
    static func roomy(_ count: Int, upTo limit: Int) -> Int {
        var capacity = 16
        while capacity <= count { capacity *= 2 }
        return min(capacity, limit)
    }
}
