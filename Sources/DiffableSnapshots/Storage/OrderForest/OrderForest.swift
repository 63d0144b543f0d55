/// Ordered lists of handles, each a tree of its own, in which every handle's place is found in logarithmic time.
///
/// The trees are B+ trees that count what is beneath each node. No node knows its parent, so copies of a forest share
/// nodes; the way from a handle to its place goes over numbers instead: each node has a serial, the forest knows the
/// serial of the leaf that holds a handle, and for each serial that of the parent and which of its entries the node is.
/// These ways are walked up in numbers and then down in nodes. All of it is persistent: copying is O(1), a change copies
/// one path.
///
/// A node object that two forests share has the same handles in both.
@usableFromInline
package struct OrderForest: Sendable {
    /// For each handle the serial of its leaf, -1 when it is in no tree.
    @usableFromInline var leaves: PagedArray<Int32>
    /// For each serial where its node hangs.
    @usableFromInline var links: PagedArray<OrderLink>
    @usableFromInline var freeSerials: PagedArray<Int32>
    @usableFromInline let leafCapacity: Int
    @usableFromInline let branchCapacity: Int
    /// How many bits a slot takes in an ``OrderPath``.
    @usableFromInline let slotBits: Int
    @usableFromInline let isWeighted: Bool

    /// Makes a forest without trees.
    package init(isWeighted: Bool = false, leafCapacity: Int = 256, branchCapacity: Int = 64) {
        precondition(leafCapacity >= 2 && branchCapacity >= 4)
        leaves = PagedArray()
        links = PagedArray()
        freeSerials = PagedArray()
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
    /// The serial of the leaf.
    var leaf: Int32
    var owner: Int32 = -1
    /// The number of branches on the way.
    var height = 0
    /// Which entry to take on each level, the root's in the lowest bits.
    var slots: UInt64 = 0
}

extension OrderForest {
    mutating func makeSerial(_ link: OrderLink) -> Int32 {
        if freeSerials.count > 0 {
            let serial = freeSerials.removeLast()
            links[Int(serial)] = link
            return serial
        }
        links.append(link)
        return Int32(links.count - 1)
    }

    mutating func free(serial: Int32) { freeSerials.append(serial) }

    /// Notes which leaf holds some handles.
    mutating func setLeaf(_ serial: Int32, of handles: UnsafeMutablePointer<Int32>, count: Int) {
        let offsetMask = PagedArray<Int32>.leafCapacity &- 1
        var page: (start: Int, elements: UnsafeMutablePointer<Int32>)?
        for index in 0..<count {
            let handle = Int(handles[index])
            while leaves.count <= handle { leaves.append(-1) }
            if let page, handle & ~offsetMask == page.start {
                page.elements[handle & offsetMask] = serial
            } else {
                let elements = leaves.uniquePage(at: handle)
                elements[handle & offsetMask] = serial
                page = (handle & ~offsetMask, elements)
            }
        }
    }

    /// Notes anew where the nodes of a branch hang, from an entry on.
    mutating func setLinks(of branch: OrderNode, from first: Int) {
        for entry in first..<branch.entryCount {
            links[Int(branch.keys[entry])] = OrderLink(parent: branch.serial, slot: entry)
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
