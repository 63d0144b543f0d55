extension OrderNode {
    /// A node of a branch, read without retaining it.
    @inline(__always)
    func node(_ entry: Int) -> Unmanaged<OrderNode> {
        nodes.withUnsafeBufferPointer {
            UnsafeRawPointer($0.baseAddress.unsafelyUnwrapped + entry).load(as: Unmanaged<OrderNode>.self)
        }
    }

    /// The entry of a handle, which must be in this leaf and is most likely among the 16 entries from `first` on.
    @inline(__always)
    func entry(of handle: Int32, near first: Int) -> Int {
        let handles = handles
        for entry in min(first, handles.count)..<min(first &+ 16, handles.count) where handles[entry] == handle {
            return entry
        }
        if let entry = handles.firstIndex(of: handle) { return entry }
        fatalError("DiffableSnapshots: a node does not hold the handle that the index says it holds")
    }

    /// The number of elements under some entries.
    @inline(__always)
    func elementCount(of entries: Range<Int>) -> Int { isLeaf ? entries.count : Self.sum(counts, entries) }

    /// The weight of some entries.
    @inline(__always)
    func weight(of entries: Range<Int>) -> Int { isWeighted ? Self.sum(weights, entries) : 0 }

    /// The entry of a branch that holds the element at an index, and how many elements stand before the entry.
    @inline(__always)
    func entry(at index: Int) -> (entry: Int, start: Int) { Self.entry(of: counts, at: index) }

    /// The entry to which a unit of weight belongs, and how much all before it weighs.
    @inline(__always)
    func entry(atUnit unit: Int) -> (entry: Int, start: Int) { Self.entry(of: weights, at: unit) }

    @inline(__always)
    private static func sum(_ numbers: UnsafeBufferPointer<Int32>, _ range: Range<Int>) -> Int {
        var sum: Int32 = 0
        for index in range { sum &+= numbers[index] }
        return Int(sum)
    }

    @inline(__always)
    private static func entry(of sizes: UnsafeBufferPointer<Int32>, at place: Int) -> (entry: Int, start: Int) {
        var entry = 0
        var rest = Int32(truncatingIfNeeded: place)
        while rest >= sizes[entry] {
            rest &-= sizes[entry]
            entry &+= 1
        }
        return (entry, place &- Int(rest))
    }
}
