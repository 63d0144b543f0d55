// What is on the way of each look-up is put in line where it is used: a call would have to retain every part of the
// forest that it is handed.
extension OrderForest {
    /// Whether a handle is in any tree.
    @inline(__always)
    func contains(_ handle: Int32) -> Bool { Int(handle) < leaves.count && leaves[Int(handle)] >= 0 }

    /// The way to the leaf that holds a handle. The handle must be in a tree.
    @inline(__always)
    func path(of handle: Int32) -> OrderPath {
        var path = OrderPath()
        let leaf = leaves[Int(handle)]
        path.firstSlot = Int(leaf & 7) &<< 4
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

    /// The slot to take first on a way, and the rest of it.
    @inline(__always)
    func nextSlot(_ slots: inout UInt64) -> Int {
        let slot = Int(truncatingIfNeeded: slots & (1 &<< UInt64(slotBits) &- 1))
        slots &>>= UInt64(slotBits)
        return slot
    }

    /// The entry of a handle, to which this is the way in the tree with this root, and what all before it add up to.
    @inline(__always)
    func place(of handle: Int32, at path: OrderPath, in root: Unmanaged<Node>) -> (before: Sum, entry: Entry) {
        var node = root
        var before = Sum()
        var slots = path.slots
        for _ in 0..<path.height {
            VisitCounter.count()
            let slot = nextSlot(&slots)
            node = node._withUnsafeGuaranteedRef { node in
                before.append(node.sum(of: 0..<slot))
                return node.node(slot)
            }
        }
        VisitCounter.count()
        return node._withUnsafeGuaranteedRef { leaf in
            let slot = leaf.slot(of: handle, near: path.firstSlot)
            before.append(leaf.sum(of: 0..<slot))
            return (before, leaf.entries[slot])
        }
    }

    /// The entry at an index of a tree, which must be in range.
    @inline(__always)
    func entry(at index: Int, in root: Unmanaged<Node>) -> Entry {
        let (leaf, slot) = leafAndSlot(at: index, in: root)
        return leaf._withUnsafeGuaranteedRef { $0.entries[slot] }
    }

    /// The leaf that holds an index of a tree, which must be in range, and which of its slots that is.
    @inline(__always)
    func leafAndSlot(at index: Int, in root: Unmanaged<Node>) -> (leaf: Unmanaged<Node>, slot: Int) {
        var node = root
        var rest = index
        while true {
            VisitCounter.count()
            if node._withUnsafeGuaranteedRef({ $0.isLeaf }) { return (node, rest) }
            node = node._withUnsafeGuaranteedRef { node in
                let (slot, start) = node.slot(at: rest)
                rest &-= start
                return node.node(slot)
            }
        }
    }

    /// The first entry of a tree that is not to be passed, and what all before it add up to. There must be such a one.
    @inline(__always)
    func search(
        in root: Unmanaged<Node>, while passes: (_ before: Sum, _ next: Sum) -> Bool
    ) -> (before: Sum, entry: Entry) {
        var node = root
        var before = Sum()
        while true {
            VisitCounter.count()
            let slot = node._withUnsafeGuaranteedRef { $0.pass(from: 0, &before, while: passes) }
            if node._withUnsafeGuaranteedRef({ $0.isLeaf }) {
                return (before, node._withUnsafeGuaranteedRef { $0.entries[slot] })
            }
            node = node._withUnsafeGuaranteedRef { $0.node(slot) }
        }
    }

    /// How many of the handles stand in a tree one behind the other, as they are given, and where the first one does.
    ///
    /// - Parameter path: The way to the first one.
    func run(of handles: ArraySlice<Int32>, at path: OrderPath, in root: Node) -> (index: Int, length: Int) {
        let start = handles.startIndex
        let index = Int(place(of: handles[start], at: path, in: .passUnretained(root)).before.count)
        var length = 1
        while length < handles.count, index + length < root.count {
            let (leaf, slot) = leafAndSlot(at: index + length, in: .passUnretained(root))
            let (matches, isAtEnd) = leaf._withUnsafeGuaranteedRef { leaf in
                let limit = min(handles.count - length, leaf.entries.count - slot)
                var matches = 0
                while matches < limit, leaf.entries[slot + matches].handle == handles[start + length + matches] {
                    matches += 1
                }
                return (matches, slot + matches == leaf.entries.count)
            }
            length += matches
            if !isAtEnd { break }
        }
        return (index, length)
    }
}
