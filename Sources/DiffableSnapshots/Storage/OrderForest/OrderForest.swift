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
    /// For each handle the leaf it is in.
    @usableFromInline var leaves: PagedArray<LeafPlace>
    /// For each serial where its node hangs.
    @usableFromInline var links: PagedArray<OrderLink>
    @usableFromInline var freeSerials: PagedArray<Int32>
    @usableFromInline let leafCapacity: Int
    @usableFromInline let branchCapacity: Int
    /// How many bits a slot takes in an ``OrderPath``.
    @usableFromInline let slotBits: Int
    @usableFromInline let isWeighted: Bool

    /// Makes a forest without trees.
    package init(isWeighted: Bool = false, leafCapacity: Int = 128, branchCapacity: Int = 64) {
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

/// Which leaf a handle is in, and where in there it was put.
///
/// Others that come and go beside it may have shifted it since, so the second is where to look first, not a truth.
@usableFromInline
struct LeafPlace: Equatable, Sendable {
    private var bits: Int32

    @inline(__always)
    init(leaf: Int32, entry: Int) {
        bits = leaf &<< 3 | Int32(truncatingIfNeeded: min(entry &>> 4, 7))
    }

    private init(bits: Int32) { self.bits = bits }

    /// The place of a handle that is in no tree.
    static var none: LeafPlace { LeafPlace(bits: -1) }

    @inline(__always) var isNone: Bool { bits < 0 }

    static var greatestLeaf: Int { 1 &<< 28 &- 1 }

    /// The serial of the leaf.
    @inline(__always) var leaf: Int32 { bits &>> 3 }

    /// The first of the 16 entries among which the handle was put.
    @inline(__always) var firstEntry: Int { Int(bits & 7) &<< 4 }
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
    var place: LeafPlace
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
        precondition(links.count <= LeafPlace.greatestLeaf, "DiffableSnapshots: a snapshot can't hold as many items")
        links.append(link)
        return Int32(links.count - 1)
    }

    mutating func free(serial: Int32) { freeSerials.append(serial) }

    /// Notes for some entries of a leaf that it holds them.
    mutating func setPlaces(in leaf: OrderNode, _ entries: Range<Int>) {
        setPlaces(of: UnsafeBufferPointer(start: leaf.keys + entries.lowerBound, count: entries.count)) {
            LeafPlace(leaf: leaf.serial, entry: entries.lowerBound + $0)
        }
    }

    /// Notes the places of some handles, each by its index among them.
    mutating func setPlaces(of handles: UnsafeBufferPointer<Int32>, _ place: (Int) -> LeafPlace) {
        let missing = Int(handles.max() ?? -1) + 1 - leaves.count
        if missing > 0 {
            leaves.append(count: missing) { page, length in page.initialize(repeating: .none, count: length) }
        }
        var writer = PageWriter<LeafPlace>()
        for index in 0..<handles.count { writer.update(Int(handles[index]), of: &leaves) { $0 = place(index) } }
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
