/// Ordered lists of handles, each a tree of its own, in which every handle's place is found in logarithmic time.
///
/// The trees are B+ trees that count what is beneath each node. No node knows its parent, so copies of a forest share
/// nodes; the way from a handle to its place goes over numbers instead: each node has a serial, the forest knows the
/// serial of the leaf that holds a handle, and for each serial that of the parent and which of its entries the node is.
/// These ways are walked up in numbers and then down in nodes. All of it is persistent: copying is O(1), a change
/// copies one path.
///
/// A node object that two forests share has the same handles in both.
@usableFromInline
package struct OrderForest: Sendable {
    /// For each handle the leaf it is in, see ``setLeaf(_:_:)``; -1 when it is in none.
    @usableFromInline var leaves = PagedArray<Int32>()
    /// For each serial where its node hangs.
    @usableFromInline var links = PagedArray<OrderLink>()
    @usableFromInline var freeSerials = PagedArray<Int32>()
    @usableFromInline let leafCapacity: Int
    @usableFromInline let branchCapacity: Int
    /// How many bits a slot takes in an ``OrderPath``.
    @usableFromInline let slotBits: Int
    @usableFromInline let isWeighted: Bool

    /// Makes a forest without trees.
    package init(isWeighted: Bool = false, leafCapacity: Int = 128, branchCapacity: Int = 64) {
        precondition(leafCapacity >= 2 && branchCapacity >= 4)
        self.leafCapacity = leafCapacity
        self.branchCapacity = branchCapacity
        slotBits = Int.bitWidth - (branchCapacity - 1).leadingZeroBitCount
        self.isWeighted = isWeighted
    }
}

/// Where a node hangs: the serial of its parent and its place among the parent's entries. For a root the one's
/// complement of the tree's owner.
@usableFromInline
struct OrderLink: Equatable, Sendable {
    @usableFromInline var parent: Int32
    @usableFromInline var slot: Int32

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
@usableFromInline
struct OrderPath {
    /// The 16 entries of the leaf among which to look first.
    var firstEntry = 0
    var owner: Int32 = -1
    /// The number of branches on the way.
    var height = 0
    /// Which entry to take on each level, the root's in the lowest bits.
    var slots: UInt64 = 0
}

extension OrderForest {
    mutating func makeNode(level: Int, _ link: OrderLink) -> OrderNode {
        let serial: Int32
        if freeSerials.count > 0 {
            serial = freeSerials.removeLast()
            links[Int(serial)] = link
        } else {
            serial = Int32(links.count)
            links.append(link)
        }
        return OrderNode(serial: serial, level: level, isWeighted: isWeighted)
    }

    mutating func free(_ node: OrderNode) { freeSerials.append(node.serial) }

    /// The most entries that a node may have.
    func capacity(of node: OrderNode) -> Int { node.isLeaf ? leafCapacity : branchCapacity }

    /// Notes that a leaf holds some of its handles: its serial, and in three bits in which 16 of its entries a handle was
    /// put. Others that come and go may shift it, so the second is where to look first, not a truth.
    mutating func setLeaf(_ leaf: OrderNode, _ entries: Range<Int>) {
        let missing = Int(leaf.handles[entries].max() ?? -1) + 1 - leaves.count
        if missing > 0 {
            leaves.append(count: missing) { page, length in page.initialize(repeating: -1, count: length) }
        }
        var start = entries.lowerBound
        while start < entries.upperBound {
            let end = min(start | 15 + 1, entries.upperBound)
            let part = UnsafeBufferPointer(rebasing: leaf.handles[start..<end])
            leaves.set(leaf.serial &<< 3 | Int32(truncatingIfNeeded: min(start &>> 4, 7)), at: part)
            start = end
        }
    }

    /// Notes anew where the entries of a node, from one on, are to be found.
    mutating func setLinks(of node: OrderNode, from first: Int) {
        if node.isLeaf {
            setLeaf(node, first..<node.handles.count)
            return
        }
        for entry in first..<node.nodes.count {
            links[Int(node.nodes[entry].serial)] = OrderLink(parent: node.serial, slot: entry)
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
