/// Ordered lists of handles, each a tree of its own, in which every handle's place is found in logarithmic time.
///
/// The trees are B+ trees that count what is beneath each node. No node knows its parent, so copies of a forest share
/// nodes; the way from a handle to its place goes over numbers instead: each node has a serial, the forest knows the
/// serial of the leaf that holds a handle and the serial of each node's parent, and these ways are walked up in
/// numbers and then down in nodes. All of it is persistent: copying is O(1), a change copies one path.
///
/// A node object that two forests share has the same handles in both.
@usableFromInline
package struct OrderForest: Sendable {
    /// For each handle the serial of its leaf, -1 when it is in no tree.
    @usableFromInline var leaves: PagedArray<Int32>
    /// For each serial that of the parent; for a root the one's complement of the tree's owner.
    @usableFromInline var parents: PagedArray<Int32>
    @usableFromInline var freeSerials: PagedArray<Int32>
    @usableFromInline let leafCapacity: Int
    @usableFromInline let branchCapacity: Int
    @usableFromInline let isWeighted: Bool

    /// Makes a forest without trees.
    package init(isWeighted: Bool = false, leafCapacity: Int = 256, branchCapacity: Int = 64) {
        precondition(leafCapacity >= 2 && branchCapacity >= 4)
        leaves = PagedArray()
        parents = PagedArray()
        freeSerials = PagedArray()
        self.leafCapacity = leafCapacity
        self.branchCapacity = branchCapacity
        self.isWeighted = isWeighted
    }

    mutating func makeSerial(parent: Int32) -> Int32 {
        if freeSerials.count > 0 {
            let serial = freeSerials.removeLast()
            parents[Int(serial)] = parent
            return serial
        }
        parents.append(parent)
        return Int32(parents.count - 1)
    }

    mutating func free(serial: Int32) { freeSerials.append(serial) }

    mutating func setLeaf(_ serial: Int32, of handles: UnsafeMutablePointer<Int32>, count: Int) {
        for index in 0..<count { setLeaf(serial, of: handles[index]) }
    }

    @inline(__always)
    mutating func setLeaf(_ serial: Int32, of handle: Int32) {
        while leaves.count <= Int(handle) { leaves.append(-1) }
        leaves[Int(handle)] = serial
    }
}

/// The serials from a leaf up to its root; the tree's owner ends them.
struct SerialChain {
    var serials = SIMD16<Int32>(repeating: -1)
    var height = 0
    var owner: Int32 = -1
}

extension OrderForest {
    /// Whether a handle is in any tree.
    @usableFromInline
    package func contains(_ handle: Int32) -> Bool {
        Int(handle) < leaves.count && leaves[Int(handle)] >= 0
    }

    func chain(of handle: Int32) -> SerialChain {
        var chain = SerialChain()
        var serial = leaves[Int(handle)]
        while true {
            chain.serials[chain.height] = serial
            let parent = parents[Int(serial)]
            if parent < 0 {
                chain.owner = ~parent
                return chain
            }
            serial = parent
            chain.height += 1
        }
    }

    /// The owner of the tree that a handle is in, or `nil` when it is in none.
    @usableFromInline
    package func owner(of handle: Int32) -> Int32? {
        guard contains(handle) else { return nil }
        var serial = leaves[Int(handle)]
        while true {
            serial = parents[Int(serial)]
            if serial < 0 { return ~serial }
        }
    }

    /// The index of a handle in its tree, whose root this is, and the weight of all before it.
    @usableFromInline
    package func place(of handle: Int32, in root: OrderNode) -> (index: Int, weight: Int) {
        let chain = chain(of: handle)
        var node = Unmanaged.passUnretained(root)
        var index = 0
        var weight = 0
        var height = chain.height
        while height > 0 {
            height -= 1
            VisitCounter.count()
            node = node._withUnsafeGuaranteedRef { node in
                let entry = node.index(ofKey: chain.serials[height])
                index += sum(node.counts, entry)
                if isWeighted { weight += sum(node.weights, entry) }
                return node.node(entry)
            }
        }
        VisitCounter.count()
        node._withUnsafeGuaranteedRef { node in
            let entry = node.index(ofKey: handle)
            index += entry
            if isWeighted { weight += sum(node.weights, entry) }
        }
        return (index, weight)
    }

    /// The handle at an index of a tree, which must be in range.
    @usableFromInline
    package func handle(at index: Int, in root: OrderNode) -> Int32 {
        var node = Unmanaged.passUnretained(root)
        var rest = index
        while true {
            VisitCounter.count()
            let next: Unmanaged<OrderNode>? = node._withUnsafeGuaranteedRef { node in
                if node.isLeaf { return nil }
                var entry = 0
                while rest >= Int(node.counts[entry]) {
                    rest -= Int(node.counts[entry])
                    entry += 1
                }
                return node.node(entry)
            }
            guard let next else { return node._withUnsafeGuaranteedRef { $0.keys[rest] } }
            node = next
        }
    }

    /// The handle in whose weight the unit number `unit` of the whole tree lies, and which of its units it is.
    @usableFromInline
    package func handle(atUnit unit: Int, in root: OrderNode) -> (handle: Int32, rest: Int) {
        var node = Unmanaged.passUnretained(root)
        var rest = unit
        while true {
            VisitCounter.count()
            var entry = 0
            let isLeaf = node._withUnsafeGuaranteedRef { node in
                while rest >= Int(node.weights[entry]) {
                    rest -= Int(node.weights[entry])
                    entry += 1
                }
                return node.isLeaf
            }
            if isLeaf { return (node._withUnsafeGuaranteedRef { $0.keys[entry] }, rest) }
            node = node._withUnsafeGuaranteedRef { $0.node(entry) }
        }
    }

    /// The weight of an element.
    @usableFromInline
    package func weight(of handle: Int32, in root: OrderNode) -> Int {
        let chain = chain(of: handle)
        var node = Unmanaged.passUnretained(root)
        for height in stride(from: chain.height - 1, through: 0, by: -1) {
            VisitCounter.count()
            node = node._withUnsafeGuaranteedRef { $0.node($0.index(ofKey: chain.serials[height])) }
        }
        return node._withUnsafeGuaranteedRef { Int($0.weights[$0.index(ofKey: handle)]) }
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
