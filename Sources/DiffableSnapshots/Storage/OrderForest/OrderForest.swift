/// Ordered lists of entries, each a tree of its own, in which every handle's place is found in logarithmic time.
///
/// The trees are B+ trees whose nodes know what their entries add up to: how many there are, and whatever else a list is
/// asked for. No node knows its parent, so copies of a forest share nodes; the way from a handle to its place goes over
/// numbers instead: each node has a serial, the forest knows the serial of the leaf that holds a handle, and for each
/// serial that of the parent and in which of its slots the node is. These ways are walked up in numbers and then down in
/// nodes. All of it is persistent: copying is O(1), a change copies one path.
///
/// A node object that two forests share has the same entries in both.
struct OrderForest<Entry: OrderEntry>: Sendable {
    typealias Node = OrderNode<Entry>
    typealias Sum = Entry.Sum

    /// For each handle the leaf it is in, see ``setLeaf(_:_:)``; -1 when it is in none.
    var leaves = PagedArray<Int32>()
    /// For each serial where its node hangs.
    var links = PagedArray<OrderLink>()
    var freeSerials = PagedArray<Int32>()
    let leafCapacity: Int
    let branchCapacity: Int
    /// How many bits a slot takes in an ``OrderPath``.
    let slotBits: Int

    /// Makes a forest without trees.
    init(leafCapacity: Int = 128, branchCapacity: Int = 64) {
        precondition(leafCapacity >= 2 && branchCapacity >= 3)
        self.leafCapacity = leafCapacity
        self.branchCapacity = branchCapacity
        slotBits = Int.bitWidth - (branchCapacity - 1).leadingZeroBitCount
    }
}

/// Where a node hangs: the serial of its parent and its slot there. For a root the one's complement of the tree's owner.
struct OrderLink: Equatable, Sendable {
    var parent: Int32
    var slot: Int32

    @inline(__always)
    init(parent: Int32, slot: Int) {
        self.parent = parent
        self.slot = Int32(truncatingIfNeeded: slot)
    }

    @inline(__always)
    init(owner: Int32) {
        parent = ~owner
        slot = 0
    }
}

/// The way from the root of a tree down to a leaf.
struct OrderPath {
    /// The 16 slots of the leaf among which to look first.
    var firstSlot = 0
    var owner: Int32 = -1
    /// The number of branches on the way.
    var height = 0
    /// Which slot to take on each level, the root's in the lowest bits.
    var slots: UInt64 = 0
}

extension OrderForest {
    mutating func makeNode(level: Int, _ link: OrderLink) -> Node {
        let serial: Int32
        if freeSerials.count > 0 {
            serial = freeSerials.removeLast()
            links[Int(serial)] = link
        } else {
            serial = Int32(links.count)
            links.append(link)
        }
        return Node(serial: serial, level: level)
    }

    mutating func free(_ node: Node) { freeSerials.append(node.serial) }

    /// The most parts that a node may have.
    func capacity(of node: Node) -> Int { node.isLeaf ? leafCapacity : branchCapacity }

    /// Notes that a leaf holds some of its handles: its serial, and in three bits in which 16 of its slots a handle was
    /// put. Others that come and go may shift it, so the second is where to look first, not a truth.
    mutating func setLeaf(_ leaf: Node, _ slots: Range<Int>) {
        let entries = leaf.entries
        var last: Int32 = -1
        for slot in slots { last = max(last, entries[slot].handle) }
        leaves.grow(to: Int(last) + 1, filling: -1)
        var writer = PageWriter<Int32>()
        for slot in slots {
            let place = leaf.serial &<< 3 | Int32(truncatingIfNeeded: min(slot &>> 4, 7))
            writer.update(Int(entries[slot].handle), of: &leaves) { $0 = place }
        }
    }

    /// Notes that some handles are in no leaf.
    mutating func clearLeaf(of entries: UnsafeBufferPointer<Entry>) {
        var writer = PageWriter<Int32>()
        for entry in entries { writer.update(Int(entry.handle), of: &leaves) { $0 = -1 } }
    }

    /// Notes anew where the parts of a node, from one on, are to be found.
    mutating func setLinks(of node: Node, from first: Int) {
        if node.isLeaf { return setLeaf(node, first..<node.partCount) }
        for slot in first..<node.partCount {
            links[Int(node.nodes[slot].serial)] = OrderLink(parent: node.serial, slot: slot)
        }
    }
}

/// Counts the nodes that operations visit, in debug builds and for the task that asks.
package enum VisitCounter {
    #if DEBUG && !hasFeature(Embedded)
    /// A count of visits. Only the task that made it uses it.
    package final class Visits: @unchecked Sendable {
        // The test that makes one binds it for its own task and starts no others in there.
        package var count = 0
        package init() {}
    }
    @TaskLocal package static var visits: Visits?
    static func count() { visits?.count += 1 }
    #else
    @inline(__always)
    static func count() {}
    #endif
}
