/// A node of an ``OrderForest``: a leaf holds handles in order, a branch holds nodes in order.
///
/// The entries lie in the tail of the object: for a branch the nodes, then for all the keys (a leaf's handles, the
/// serials of a branch's nodes), then for a branch the number of elements under each, then in a weighted forest the
/// weight of each.
@usableFromInline
package final class OrderNode: ManagedBuffer<OrderNode.Header, UInt64> {
    @usableFromInline
    package struct Header {
        @usableFromInline var serial: Int32
        @usableFromInline var entryCount: Int32
        @usableFromInline var capacity: Int32
        /// 0 for a leaf.
        @usableFromInline var level: Int16
        @usableFromInline var isWeighted: Bool
        /// The number of elements beneath.
        @usableFromInline var elementCount: Int
        /// The weight of all elements beneath.
        @usableFromInline var weight: Int
    }

    static func make(serial: Int32, level: Int16, capacity: Int, isWeighted: Bool) -> OrderNode {
        let numbers = (level > 0 ? 2 : 1) + (isWeighted ? 1 : 0)
        let words = (level > 0 ? capacity : 0) + (capacity * numbers + 1) / 2
        let node = OrderNode.create(minimumCapacity: words) { _ in
            Header(
                serial: serial, entryCount: 0, capacity: Int32(capacity), level: level, isWeighted: isWeighted,
                elementCount: 0, weight: 0)
        }
        return unsafeDowncast(node, to: OrderNode.self)
    }

    @inline(__always)
    var head: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

    @inline(__always)
    private var tail: UnsafeMutableRawPointer { UnsafeMutableRawPointer(withUnsafeMutablePointerToElements { $0 }) }

    @inline(__always) var serial: Int32 { head.pointee.serial }
    @inline(__always) var isLeaf: Bool { head.pointee.level == 0 }
    @inline(__always) var level: Int { Int(head.pointee.level) }
    @inline(__always) var isWeighted: Bool { head.pointee.isWeighted }
    @inline(__always) var nodeCapacity: Int { Int(head.pointee.capacity) }

    @inline(__always)
    var entryCount: Int {
        get { Int(head.pointee.entryCount) }
        set { head.pointee.entryCount = Int32(truncatingIfNeeded: newValue) }
    }

    @usableFromInline
    var elementCount: Int {
        get { head.pointee.elementCount }
        set { head.pointee.elementCount = newValue }
    }

    @inline(__always)
    var weight: Int {
        get { head.pointee.weight }
        set { head.pointee.weight = newValue }
    }

    /// The nodes of a branch.
    @inline(__always)
    var nodes: UnsafeMutablePointer<OrderNode> { tail.assumingMemoryBound(to: OrderNode.self) }

    @inline(__always)
    private var numbers: UnsafeMutablePointer<Int32> {
        (tail + (isLeaf ? 0 : nodeCapacity &* 8)).assumingMemoryBound(to: Int32.self)
    }

    @inline(__always) var keys: UnsafeMutablePointer<Int32> { numbers }

    /// The number of elements under each node of a branch.
    @inline(__always) var counts: UnsafeMutablePointer<Int32> { numbers + nodeCapacity }

    /// The weight of each entry, in a weighted forest.
    @inline(__always) var weights: UnsafeMutablePointer<Int32> { numbers + nodeCapacity &* (isLeaf ? 1 : 2) }

    /// A node of a branch, read without retaining it.
    @inline(__always)
    func node(_ index: Int) -> Unmanaged<OrderNode> {
        UnsafeRawPointer(nodes + index).load(as: Unmanaged<OrderNode>.self)
    }

    func copy(capacity: Int? = nil) -> OrderNode {
        let result = Self.make(
            serial: serial, level: Int16(level), capacity: capacity ?? nodeCapacity, isWeighted: isWeighted)
        result.takeEntries(0..<entryCount, from: self, isMove: false)
        result.elementCount = elementCount
        result.weight = weight
        return result
    }

    /// Puts entries of another node behind one's own. Sums stay as they are.
    func takeEntries(_ range: Range<Int>, from other: OrderNode, isMove: Bool) {
        let end = entryCount
        let length = range.count
        if !isLeaf {
            if isMove {
                (nodes + end).moveInitialize(from: other.nodes + range.lowerBound, count: length)
            } else {
                (nodes + end).initialize(from: other.nodes + range.lowerBound, count: length)
            }
            (counts + end).update(from: other.counts + range.lowerBound, count: length)
        }
        (keys + end).update(from: other.keys + range.lowerBound, count: length)
        if isWeighted { (weights + end).update(from: other.weights + range.lowerBound, count: length) }
        entryCount = end + length
    }

    /// Makes room for entries at an index; their numbers and nodes are uninitialized.
    func openGap(at index: Int, count: Int) {
        let rest = entryCount - index
        Self.shift(keys, from: index, by: count, length: rest)
        if !isLeaf {
            (nodes + index + count).moveInitialize(from: nodes + index, count: rest)
            Self.shift(counts, from: index, by: count, length: rest)
        }
        if isWeighted { Self.shift(weights, from: index, by: count, length: rest) }
        entryCount += count
    }

    /// Closes the gap of one entry whose node, if any, is uninitialized already.
    func closeGap(at index: Int) {
        let rest = entryCount - index - 1
        Self.shift(keys, from: index + 1, by: -1, length: rest)
        if !isLeaf {
            (nodes + index).moveInitialize(from: nodes + index + 1, count: rest)
            Self.shift(counts, from: index + 1, by: -1, length: rest)
        }
        if isWeighted { Self.shift(weights, from: index + 1, by: -1, length: rest) }
        entryCount -= 1
    }

    @inline(__always)
    private static func shift(_ numbers: UnsafeMutablePointer<Int32>, from index: Int, by distance: Int, length: Int) {
        (numbers + index + distance).update(from: numbers + index, count: length)
    }

    /// The index of a key, which must be there.
    @inline(__always)
    func index(ofKey key: Int32) -> Int {
        let keys = self.keys
        let count = entryCount
        var start = 0
        // Sixteen at a time without leaving early, which the compiler turns into vector instructions.
        while start &+ 16 <= count {
            var hit: Int32 = 0
            for offset in 0..<16 { hit |= keys[start &+ offset] == key ? 1 : 0 }
            if hit != 0 { break }
            start &+= 16
        }
        while start < count {
            if keys[start] == key { return start }
            start &+= 1
        }
        fatalError("DiffableSnapshots: a node does not hold the key that the index says it holds")
    }

    deinit {
        if isLeaf { return }
        _ = nodes.deinitialize(count: entryCount)
    }
}

@inline(__always)
func sum(_ numbers: UnsafeMutablePointer<Int32>, _ count: Int) -> Int {
    // 32 bits are enough: no snapshot has 2³¹ items.
    var total: Int32 = 0
    for index in 0..<count { total &+= numbers[index] }
    return Int(total)
}
