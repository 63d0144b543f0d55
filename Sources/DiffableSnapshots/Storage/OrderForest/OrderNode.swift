/// A node of an ``OrderForest``: a leaf holds handles in order, a branch holds nodes in order.
///
/// The entries lie in the tail of the object, in columns: the keys (a leaf's handles, the serials of a branch's nodes),
/// for a branch the starts (how many elements stand before each entry), in a weighted forest the weight starts (how
/// much all before each entry weighs), and for a branch the nodes themselves. Starts instead of counts let a place be
/// found by comparing, and be read without adding up.
///
/// Columns are a multiple of 16 numbers long, so that they can be searched 16 at a time; behind the last entry they
/// hold keys that nothing has, and starts that nothing reaches.
@usableFromInline
package final class OrderNode: ManagedBuffer<OrderNode.Header, UInt64> {
    @usableFromInline
    package struct Header {
        @usableFromInline var serial: Int32
        @usableFromInline var entryCount: Int32
        /// The most entries it may have.
        @usableFromInline var capacity: Int32
        /// How long each column is.
        @usableFromInline var columnLength: Int32
        /// The number of elements beneath.
        @usableFromInline var elementCount: Int32
        /// 0 for a leaf.
        @usableFromInline var level: Int16
        @usableFromInline var isWeighted: Bool
        /// The weight of all elements beneath.
        @usableFromInline var weight: Int
    }

    static func make(serial: Int32, level: Int16, capacity: Int, isWeighted: Bool) -> OrderNode {
        let length = (capacity &+ 15) & ~15
        let columns = (level > 0 ? 2 : 1) + (isWeighted ? 1 : 0)
        let words = (length &* columns) / 2 + (level > 0 ? length : 0)
        let buffer = OrderNode.create(minimumCapacity: words) { _ in
            Header(
                serial: serial, entryCount: 0, capacity: Int32(capacity), columnLength: Int32(length), elementCount: 0,
                level: level, isWeighted: isWeighted, weight: 0)
        }
        let node = unsafeDowncast(buffer, to: OrderNode.self)
        assert(node.withUnsafeMutablePointers { $0 == node.head && UnsafeMutableRawPointer($1) == node.keys })
        node.keys.update(repeating: noKey, count: length)
        node.clearUnusedStarts()
        return node
    }

    /// Sets the starts behind the last entry, when the elements became more or fewer and no start was shifted.
    func clearUnusedStarts() {
        let rest = columnLength &- entryCount
        if !isLeaf { (starts + entryCount).update(repeating: Self.noStart, count: rest) }
        if isWeighted { (weightStarts + entryCount).update(repeating: Self.noStart, count: rest) }
    }

    @inline(__always) static var noKey: Int32 { -1 }

    /// A start that nothing reaches, for no tree has as many elements, or weighs as much.
    ///
    /// Starts behind the last entry are this at first and then change with all others, by as much as the elements
    /// become more or fewer. So they stay above the number of elements, and below the greatest number there is.
    @inline(__always) static var noStart: Int32 { 1 &<< 30 }

    // Both addresses are worked out from that of the object, where `ManagedBuffer` puts them. Asked for them, it gives
    // addresses of which the optimizer knows what object they belong to, and it was seen to keep a header's values over
    // a call that changes them.
    @inline(__always)
    var head: UnsafeMutablePointer<Header> {
        (Unmanaged.passUnretained(self).toOpaque() + Self.headOffset).assumingMemoryBound(to: Header.self)
    }

    @inline(__always)
    var keys: UnsafeMutablePointer<Int32> {
        (Unmanaged.passUnretained(self).toOpaque() + Self.tailOffset).assumingMemoryBound(to: Int32.self)
    }

    /// An object starts with its type and its reference counts, a word each.
    @inline(__always)
    private static var headOffset: Int {
        roundUp(2 &* MemoryLayout<Int>.size, toMultipleOf: MemoryLayout<Header>.alignment)
    }

    @inline(__always)
    private static var tailOffset: Int {
        roundUp(headOffset &+ MemoryLayout<Header>.size, toMultipleOf: MemoryLayout<UInt64>.alignment)
    }

    @inline(__always)
    private static func roundUp(_ offset: Int, toMultipleOf alignment: Int) -> Int {
        (offset &+ alignment &- 1) & ~(alignment &- 1)
    }

    @inline(__always) var serial: Int32 { head.pointee.serial }
    @inline(__always) var isLeaf: Bool { head.pointee.level == 0 }
    @inline(__always) var level: Int { Int(head.pointee.level) }
    @inline(__always) var isWeighted: Bool { head.pointee.isWeighted }
    @inline(__always) var nodeCapacity: Int { Int(head.pointee.capacity) }
    @inline(__always) var columnLength: Int { Int(head.pointee.columnLength) }

    @inline(__always)
    var entryCount: Int {
        get { Int(head.pointee.entryCount) }
        set { head.pointee.entryCount = Int32(truncatingIfNeeded: newValue) }
    }

    @inline(__always)
    var elementCount: Int {
        get { Int(head.pointee.elementCount) }
        set { head.pointee.elementCount = Int32(truncatingIfNeeded: newValue) }
    }

    @inline(__always)
    var weight: Int {
        get { head.pointee.weight }
        set { head.pointee.weight = newValue }
    }

    /// How many elements stand before each node of a branch.
    @inline(__always) var starts: UnsafeMutablePointer<Int32> { keys + columnLength }

    /// What all before each entry weighs, in a weighted forest.
    @inline(__always)
    var weightStarts: UnsafeMutablePointer<Int32> { keys + (isLeaf ? columnLength : columnLength &* 2) }

    /// The nodes of a branch.
    @inline(__always)
    var nodes: UnsafeMutablePointer<OrderNode> {
        UnsafeMutableRawPointer(keys + (isWeighted ? columnLength &* 3 : columnLength &* 2))
            .assumingMemoryBound(to: OrderNode.self)
    }

    /// A node of a branch, read without retaining it.
    @inline(__always)
    func node(_ index: Int) -> Unmanaged<OrderNode> {
        UnsafeRawPointer(nodes + index).load(as: Unmanaged<OrderNode>.self)
    }

    /// The number of elements under an entry of a branch.
    @inline(__always)
    func count(_ entry: Int) -> Int {
        Int((entry &+ 1 == entryCount ? head.pointee.elementCount : starts[entry &+ 1]) &- starts[entry])
    }

    /// The weight of an entry, in a weighted forest.
    @inline(__always)
    func weight(_ entry: Int) -> Int {
        (entry &+ 1 == entryCount ? weight : Int(weightStarts[entry &+ 1])) &- Int(weightStarts[entry])
    }

    deinit {
        if isLeaf { return }
        _ = nodes.deinitialize(count: entryCount)
    }
}
