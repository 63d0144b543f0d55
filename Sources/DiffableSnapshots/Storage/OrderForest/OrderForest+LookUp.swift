// What is on the way of each look-up is put in line where it is used: a call would have to retain every part of the
// forest that it is handed.
extension OrderForest {
    /// Whether a handle is in any tree.
    @inline(__always)
    package func contains(_ handle: Int32) -> Bool {
        Int(handle) < leaves.count && !leaves[Int(handle)].isNone
    }

    /// The way to the leaf that holds a handle. The handle must be in a tree.
    @inline(__always)
    func path(of handle: Int32) -> OrderPath {
        var path = OrderPath(place: leaves[Int(handle)])
        var serial = path.place.leaf
        while true {
            let link = links[Int(serial)]
            if link.parent < 0 {
                path.owner = ~link.parent
                return path
            }
            path.slots = path.slots &<< UInt64(slotBits) | UInt64(truncatingIfNeeded: link.slot)
            path.height &+= 1
            serial = link.parent
        }
    }

    /// The entry to take first on a way, and the rest of it.
    @inline(__always)
    func nextSlot(_ slots: inout UInt64) -> Int {
        let slot = Int(truncatingIfNeeded: slots & (1 &<< UInt64(slotBits) &- 1))
        slots &>>= UInt64(slotBits)
        return slot
    }

    /// The leaf at the end of a path.
    @inline(__always)
    func leaf(at path: OrderPath, in root: Unmanaged<OrderNode>) -> Unmanaged<OrderNode> {
        var node = root
        var slots = path.slots
        for _ in 0..<path.height {
            VisitCounter.count()
            let slot = nextSlot(&slots)
            node = node._withUnsafeGuaranteedRef { $0.node(slot) }
        }
        VisitCounter.count()
        return node
    }

    /// The owner of the tree that a handle is in, or `nil` when it is in none.
    @inline(__always)
    package func owner(of handle: Int32) -> Int32? {
        contains(handle) ? path(of: handle).owner : nil
    }

    /// The index of a handle in its tree, whose root this is, and the weight of all before it.
    @inline(__always)
    func place(of handle: Int32, at path: OrderPath, in root: Unmanaged<OrderNode>) -> (index: Int, weight: Int) {
        var node = root
        var index = 0
        var weight = 0
        var slots = path.slots
        for _ in 0..<path.height {
            VisitCounter.count()
            let slot = nextSlot(&slots)
            node = node._withUnsafeGuaranteedRef { node in
                index &+= Int(node.starts[slot])
                if isWeighted { weight &+= Int(node.weightStarts[slot]) }
                return node.node(slot)
            }
        }
        VisitCounter.count()
        node._withUnsafeGuaranteedRef { node in
            let entry = node.entry(ofKey: handle, near: path.place.firstEntry)
            index &+= entry
            if isWeighted { weight &+= Int(node.weightStarts[entry]) }
        }
        return (index, weight)
    }

    /// The handle at an index of a tree, which must be in range.
    @inline(__always)
    func handle(at index: Int, in root: Unmanaged<OrderNode>) -> Int32 {
        let (leaf, entry) = leafAndEntry(at: index, in: root)
        return leaf._withUnsafeGuaranteedRef { $0.keys[entry] }
    }

    /// The leaf that holds an index of a tree, which must be in range, and which of its entries that is.
    @inline(__always)
    func leafAndEntry(at index: Int, in root: Unmanaged<OrderNode>) -> (leaf: Unmanaged<OrderNode>, entry: Int) {
        var node = root
        var rest = index
        while true {
            VisitCounter.count()
            let next: Unmanaged<OrderNode>? = node._withUnsafeGuaranteedRef { node in
                if node.isLeaf { return nil }
                let entry = node.entry(at: rest)
                rest &-= Int(node.starts[entry])
                return node.node(entry)
            }
            guard let next else { return (node, rest) }
            node = next
        }
    }

    /// The handle in whose weight the unit number `unit` of the whole tree lies, and which of its units it is.
    @inline(__always)
    func handle(atUnit unit: Int, in root: Unmanaged<OrderNode>) -> (handle: Int32, rest: Int) {
        var node = root
        var rest = unit
        while true {
            VisitCounter.count()
            let entry = node._withUnsafeGuaranteedRef { node in
                let entry = node.entry(atUnit: rest)
                rest &-= Int(node.weightStarts[entry])
                return entry
            }
            if node._withUnsafeGuaranteedRef({ $0.isLeaf }) {
                return (node._withUnsafeGuaranteedRef { $0.keys[entry] }, rest)
            }
            node = node._withUnsafeGuaranteedRef { $0.node(entry) }
        }
    }

    /// Calls a closure with the handles of one leaf after the other.
    @usableFromInline
    package func forEachLeaf(of root: OrderNode?, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
        guard let root else { return }
        if root.isLeaf {
            body(UnsafeBufferPointer(start: root.keys, count: root.entryCount))
        } else {
            for entry in 0..<root.entryCount { forEachLeaf(of: root.nodes[entry], body) }
        }
    }
}

extension OrderForest {
    /// The index of a handle in its tree, whose root this is, and the weight of all before it.
    package func place(of handle: Int32, in root: OrderNode) -> (index: Int, weight: Int) {
        place(of: handle, at: path(of: handle), in: .passUnretained(root))
    }

    /// The handle at an index of a tree, which must be in range.
    package func handle(at index: Int, in root: OrderNode) -> Int32 {
        handle(at: index, in: Unmanaged.passUnretained(root))
    }

    /// The handle in whose weight the unit number `unit` of the whole tree lies, and which of its units it is.
    package func handle(atUnit unit: Int, in root: OrderNode) -> (handle: Int32, rest: Int) {
        handle(atUnit: unit, in: Unmanaged.passUnretained(root))
    }

    /// The weight of an element.
    package func weight(of handle: Int32, in root: OrderNode) -> Int {
        let path = path(of: handle)
        return leaf(at: path, in: .passUnretained(root))._withUnsafeGuaranteedRef {
            $0.weight($0.entry(ofKey: handle, near: path.place.firstEntry))
        }
    }
}
