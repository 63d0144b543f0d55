/// A place in a tree from which to go on: at an entry, or at the end. What lies near costs no way from the root.
///
/// It keeps nothing alive: the tree must be held, and stay as it is, for as long as its cursors are used.
struct OrderCursor<Entry: OrderEntry> {
    typealias Node = OrderNode<Entry>
    typealias Sum = Entry.Sum

    /// The nodes from the root down to a leaf, and in which slot of each the place lies; at the end the root alone.
    private var path: [(node: Unmanaged<Node>, slot: Int)]

    /// The start of a tree.
    init(_ root: Node) {
        path = [(.passUnretained(root), 0)]
        VisitCounter.count()
        settle()
    }

    /// The entry of a handle.
    init(_ handle: Int32, in root: Node, of forest: OrderForest<Entry>) {
        var way = forest.path(of: handle)
        var node = Unmanaged.passUnretained(root)
        path = []
        path.reserveCapacity(way.height + 1)
        for _ in 0..<way.height {
            VisitCounter.count()
            let slot = forest.nextSlot(&way.slots)
            path.append((node, slot))
            node = node._withUnsafeGuaranteedRef { $0.node(slot) }
        }
        VisitCounter.count()
        path.append((node, node._withUnsafeGuaranteedRef { $0.slot(of: handle, near: way.firstSlot) }))
    }

    /// The entry here, or `nil` at the end.
    var entry: Entry? {
        let (node, slot) = path[path.count - 1]
        return node._withUnsafeGuaranteedRef { slot < $0.entries.count ? $0.entries[slot] : nil }
    }

    /// Goes on to the next entry.
    mutating func step() {
        path[path.count - 1].slot += 1
        settle()
    }

    private mutating func settle() {
        var nothing = Sum()
        pass(&nothing) { _, _ in false }
    }

    /// Goes on to the first entry that is not to be passed. What is passed is added up.
    @inline(__always)
    mutating func pass(_ passed: inout Sum, while passes: (_ passed: Sum, _ next: Sum) -> Bool) {
        while true {
            let (node, start) = path[path.count - 1]
            let slot = node._withUnsafeGuaranteedRef { $0.pass(from: start, &passed, while: passes) }
            path[path.count - 1].slot = slot
            if slot < node._withUnsafeGuaranteedRef({ $0.partCount }) {
                if node._withUnsafeGuaranteedRef({ $0.isLeaf }) { return }
                path.append((node._withUnsafeGuaranteedRef { $0.node(slot) }, 0))
            } else {
                if path.count == 1 { return }
                path.removeLast()
                path[path.count - 1].slot += 1
            }
            VisitCounter.count()
        }
    }
}
