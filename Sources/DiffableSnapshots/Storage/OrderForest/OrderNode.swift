/// A node of an ``OrderForest``: a leaf holds handles in order, a branch holds nodes in order.
///
/// The entries lie in columns: the keys (a leaf's handles, the serials of a branch's nodes), for a branch the starts (how
/// many elements stand before each entry), in a weighted forest the weight starts (how much all before each entry
/// weighs), and for a branch the nodes themselves. Starts instead of counts let a place be found by comparing, and be
/// read without adding up.
///
/// Columns are a multiple of 16 numbers long, so that they can be searched 16 at a time; behind the last entry they
/// hold keys that nothing has, and starts that nothing reaches.
@usableFromInline
package final class OrderNode {
    @usableFromInline let serial: Int32
    /// 0 for a leaf.
    @usableFromInline let level: Int
    @usableFromInline let isWeighted: Bool
    /// The most entries it may have.
    @usableFromInline let nodeCapacity: Int
    /// How long each column is.
    @usableFromInline let columnLength: Int
    @usableFromInline let keys: UnsafeMutablePointer<Int32>
    /// How many elements stand before each node of a branch.
    @usableFromInline let starts: UnsafeMutablePointer<Int32>
    /// What all before each entry weighs, in a weighted forest.
    @usableFromInline let weightStarts: UnsafeMutablePointer<Int32>
    /// The nodes of a branch.
    @usableFromInline let nodes: UnsafeMutablePointer<OrderNode>

    // Written to only while one forest alone refers to the node: see `unique`.
    @exclusivity(unchecked) @usableFromInline var entryCount = 0
    /// The number of elements beneath.
    @exclusivity(unchecked) @usableFromInline var elementCount = 0
    /// The weight of all elements beneath.
    @exclusivity(unchecked) @usableFromInline var weight = 0

    init(serial: Int32, level: Int, capacity: Int, isWeighted: Bool) {
        let length = (capacity &+ 15) & ~15
        self.serial = serial
        self.level = level
        self.isWeighted = isWeighted
        nodeCapacity = capacity
        columnLength = length
        let columns = 1 &+ (level > 0 ? 1 : 0) &+ (isWeighted ? 1 : 0)
        keys = .allocate(capacity: columns &* length)
        starts = keys + length
        weightStarts = keys + (columns &- 1) &* length
        nodes = .allocate(capacity: level > 0 ? length : 0)
        keys.initialize(repeating: Self.noKey, count: length)
        (keys + length).initialize(repeating: Self.noStart, count: (columns &- 1) &* length)
    }

    deinit {
        if !isLeaf { nodes.deinitialize(count: entryCount) }
        nodes.deallocate()
        keys.deallocate()
    }

    @inline(__always) var isLeaf: Bool { level == 0 }

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

    /// A node of a branch, read without retaining it.
    @inline(__always)
    func node(_ index: Int) -> Unmanaged<OrderNode> {
        UnsafeRawPointer(nodes + index).load(as: Unmanaged<OrderNode>.self)
    }

    /// The number of elements under an entry of a branch.
    @inline(__always)
    func count(_ entry: Int) -> Int {
        (entry &+ 1 == entryCount ? elementCount : Int(starts[entry &+ 1])) &- Int(starts[entry])
    }

    /// The weight of an entry, in a weighted forest.
    @inline(__always)
    func weight(_ entry: Int) -> Int {
        (entry &+ 1 == entryCount ? weight : Int(weightStarts[entry &+ 1])) &- Int(weightStarts[entry])
    }
}
