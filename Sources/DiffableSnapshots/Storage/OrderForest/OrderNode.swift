/// A node of an ``OrderForest``: a leaf holds entries in order, a branch holds nodes in order, each with what is beneath
/// it. Both are its parts.
final class OrderNode<Entry: OrderEntry>: @unchecked Sendable {
    typealias Sum = Entry.Sum

    let serial: Int32
    /// 0 for a leaf.
    let level: Int

    // Written to only while one forest alone refers to the node; others that come to refer to it copy it before they
    // write. So it may be handed from thread to thread, as the buffer of an array.
    @exclusivity(unchecked) private var ownEntries = PlainBuffer<Entry>()
    @exclusivity(unchecked) private var ownSums = PlainBuffer<Sum>()
    /// The nodes of a branch.
    @exclusivity(unchecked) var nodes: [OrderNode] = []
    /// What all beneath adds up to.
    @exclusivity(unchecked) private(set) var sum = Sum()

    init(serial: Int32, level: Int) {
        self.serial = serial
        self.level = level
    }

    deinit {
        ownEntries.deallocate()
        ownSums.deallocate()
    }

    func copy() -> OrderNode {
        let result = OrderNode(serial: serial, level: level)
        result.append(0..<partCount, of: self)
        return result
    }

    @inline(__always) var isLeaf: Bool { level == 0 }

    /// What a leaf holds.
    @inline(__always) var entries: UnsafeBufferPointer<Entry> { ownEntries.elements }

    /// What is beneath each node of a branch.
    @inline(__always) var sums: UnsafeBufferPointer<Sum> { ownSums.elements }

    @inline(__always) var partCount: Int { isLeaf ? ownEntries.count : ownSums.count }

    /// The number of entries beneath.
    @inline(__always) var count: Int { Int(sum.count) }
}

extension OrderNode {
    /// Puts entries into a leaf.
    func insert(_ new: ArraySlice<Entry>, at index: Int) {
        new.withUnsafeBufferPointer { ownEntries.insert($0, at: index) }
        addUp(Sum(), isNow: sum(of: index..<index + new.count))
    }

    /// Puts nodes into a branch.
    func insert(_ new: ArraySlice<OrderNode>, at index: Int) {
        new.map { $0.sum }.withUnsafeBufferPointer { ownSums.insert($0, at: index) }
        nodes.insert(contentsOf: new, at: index)
        addUp(Sum(), isNow: sum(of: index..<index + new.count))
    }

    /// Puts parts of another node of the same level behind one's own.
    func append(_ range: Range<Int>, of other: OrderNode) {
        if isLeaf {
            ownEntries.insert(UnsafeBufferPointer(rebasing: other.entries[range]), at: ownEntries.count)
        } else {
            ownSums.insert(UnsafeBufferPointer(rebasing: other.sums[range]), at: ownSums.count)
            nodes += other.nodes[range]
        }
        sum.append(other.sum(of: range))
    }

    /// Takes parts out.
    func remove(_ range: Range<Int>) {
        let gone = sum(of: range)
        if isLeaf {
            ownEntries.remove(range)
        } else {
            ownSums.remove(range)
            nodes.removeSubrange(range)
        }
        addUp(gone, isNow: Sum())
    }

    /// Takes over what the node in a slot adds up to by now.
    @inline(__always)
    func recount(_ slot: Int) {
        let (old, new) = (sums[slot], node(slot)._withUnsafeGuaranteedRef { $0.sum })
        ownSums[slot] = new
        addUp(old, isNow: new)
    }

    /// Changes an entry of a leaf; its handle stays.
    func update(_ slot: Int, _ body: (inout Entry) -> Void) {
        let old = entries[slot].sum
        body(&ownEntries[slot])
        addUp(old, isNow: entries[slot].sum)
    }

    /// Takes into the sum that some of the parts came to add up to something else.
    @inline(__always)
    private func addUp(_ old: Sum, isNow new: Sum) {
        if old != new { sum = sum.replacing(old, by: new) ?? sum(of: 0..<partCount) }
    }
}
