// What is on the way of each look-up is put in line where it is used: a call would have to retain every part of the
// forest that it is handed.
extension OrderForest {
    /// Whether a handle is in any tree.
    @inline(__always)
    package func contains(_ handle: Int32) -> Bool { Int(handle) < leaves.count && leaves[Int(handle)] >= 0 }

    /// The way to the leaf that holds a handle. The handle must be in a tree.
    @inline(__always)
    func path(of handle: Int32) -> OrderPath {
        var path = OrderPath()
        let leaf = leaves[Int(handle)]
        path.firstEntry = Int(leaf & 7) &<< 4
        var serial = leaf &>> 3
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
                index &+= node.elementCount(of: 0..<slot)
                weight &+= node.weight(of: 0..<slot)
                return node.node(slot)
            }
        }
        VisitCounter.count()
        node._withUnsafeGuaranteedRef { leaf in
            let entry = leaf.entry(of: handle, near: path.firstEntry)
            index &+= entry
            weight &+= leaf.weight(of: 0..<entry)
        }
        return (index, weight)
    }

    /// The handle at an index of a tree, which must be in range.
    @inline(__always)
    func handle(at index: Int, in root: Unmanaged<OrderNode>) -> Int32 {
        let (leaf, entry) = leafAndEntry(at: index, in: root)
        return leaf._withUnsafeGuaranteedRef { $0.handles[entry] }
    }

    /// The leaf that holds an index of a tree, which must be in range, and which of its entries that is.
    @inline(__always)
    func leafAndEntry(at index: Int, in root: Unmanaged<OrderNode>) -> (leaf: Unmanaged<OrderNode>, entry: Int) {
        var node = root
        var rest = index
        while true {
            VisitCounter.count()
            if node._withUnsafeGuaranteedRef({ $0.isLeaf }) { return (node, rest) }
            node = node._withUnsafeGuaranteedRef { node in
                let (entry, start) = node.entry(at: rest)
                rest &-= start
                return node.node(entry)
            }
        }
    }

    /// The handle in whose weight the unit number `unit` of the whole tree lies, and which of its units it is.
    @inline(__always)
    func handle(atUnit unit: Int, in root: Unmanaged<OrderNode>) -> (handle: Int32, rest: Int) {
        var node = root
        var rest = unit
        while true {
            VisitCounter.count()
            let (entry, start) = node._withUnsafeGuaranteedRef { $0.entry(atUnit: rest) }
            rest &-= start
            if node._withUnsafeGuaranteedRef({ $0.isLeaf }) {
                return (node._withUnsafeGuaranteedRef { $0.handles[entry] }, rest)
            }
            node = node._withUnsafeGuaranteedRef { $0.node(entry) }
        }
    }

    /// Calls a closure with the handles of one leaf after the other.
    @usableFromInline
    package func forEachLeaf(of root: OrderNode?, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
        guard let root else { return }
        if root.isLeaf { body(root.handles) }
        for node in root.nodes { forEachLeaf(of: node, body) }
    }

    /// How many of the handles stand in a tree one behind the other, as they are given, and where the first one does.
    ///
    /// - Parameter path: The way to the first one.
    func run(
        of handles: UnsafeBufferPointer<Int32>, at path: OrderPath, in root: OrderNode
    ) -> (index: Int, length: Int) {
        let index = place(of: handles[0], at: path, in: .passUnretained(root)).index
        var length = 1
        while length < handles.count, index + length < root.elementCount {
            let (leaf, entry) = leafAndEntry(at: index + length, in: .passUnretained(root))
            let (matches, isAtEnd) = leaf._withUnsafeGuaranteedRef { leaf in
                let limit = min(handles.count - length, leaf.handles.count - entry)
                var matches = 0
                while matches < limit, leaf.handles[entry + matches] == handles[length + matches] { matches += 1 }
                return (matches, entry + matches == leaf.handles.count)
            }
            length += matches
            if !isAtEnd { break }
        }
        return (index, length)
    }

    /// The handles at a range of indexes of a tree.
    func handles(in range: Range<Int>, of root: OrderNode) -> [Int32] {
        var result: [Int32] = []
        result.reserveCapacity(range.count)
        while result.count < range.count {
            let (leaf, entry) = leafAndEntry(at: range.lowerBound + result.count, in: .passUnretained(root))
            leaf._withUnsafeGuaranteedRef { result += $0.handles[entry...].prefix(range.count - result.count) }
        }
        return result
    }
}
