extension OrderNode {
    /// A node of a branch, read without retaining it.
    @inline(__always)
    func node(_ slot: Int) -> Unmanaged<OrderNode> {
        nodes.withUnsafeBufferPointer {
            UnsafeRawPointer($0.baseAddress.unsafelyUnwrapped + slot).load(as: Unmanaged<OrderNode>.self)
        }
    }

    /// The slot of a handle, which must be in this leaf and is most likely among the 16 slots from `first` on.
    @inline(__always)
    func slot(of handle: Int32, near first: Int) -> Int {
        let entries = entries
        for slot in min(first, entries.count)..<min(first &+ 16, entries.count) where entries[slot].handle == handle {
            return slot
        }
        if let slot = entries.firstIndex(where: { $0.handle == handle }) { return slot }
        fatalError("DiffableSnapshots: a node does not hold the handle that the index says it holds")
    }

    /// What some parts add up to.
    @inline(__always)
    func sum(of parts: Range<Int>) -> Sum {
        var sum = Sum()
        if isLeaf {
            let entries = entries
            for slot in parts { sum.append(entries[slot].sum) }
        } else {
            let sums = sums
            for slot in parts { sum.append(sums[slot]) }
        }
        return sum
    }

    /// The slot of a branch that holds the entry at an index, and how many entries stand before the slot.
    @inline(__always)
    func slot(at index: Int) -> (slot: Int, start: Int) {
        let sums = sums
        var slot = 0
        var rest = Int32(truncatingIfNeeded: index)
        while rest >= sums[slot].count {
            rest &-= sums[slot].count
            slot &+= 1
        }
        return (slot, index &- Int(rest))
    }

    /// The first slot from one on that is not to be passed, or the end. What is passed is added up.
    @inline(__always)
    func pass(from start: Int, _ passed: inout Sum, while passes: (_ passed: Sum, _ next: Sum) -> Bool) -> Int {
        let (entries, sums, end) = (entries, sums, partCount)
        var slot = start
        while slot < end {
            let next = isLeaf ? entries[slot].sum : sums[slot]
            if !passes(passed, next) { return slot }
            passed.append(next)
            slot &+= 1
        }
        return slot
    }

    /// Calls a closure with the entries in a range of indexes, leaf by leaf.
    func forEachRun(in range: Range<Int>, _ body: (UnsafeBufferPointer<Entry>) -> Void) {
        VisitCounter.count()
        if isLeaf { return body(UnsafeBufferPointer(rebasing: entries[range])) }
        var start = 0
        for slot in 0..<partCount where start < range.upperBound {
            let end = start + Int(sums[slot].count)
            let part = range.clamped(to: start..<end)
            if !part.isEmpty { nodes[slot].forEachRun(in: part.lowerBound - start..<part.upperBound - start, body) }
            start = end
        }
    }

    /// Calls a closure with all entries, leaf by leaf.
    func forEachRun(_ body: (UnsafeBufferPointer<Entry>) -> Void) { forEachRun(in: 0..<count, body) }

    /// The handles at a range of indexes.
    func handles(in range: Range<Int>) -> [Int32] {
        var handles: [Int32] = []
        handles.reserveCapacity(range.count)
        forEachRun(in: range) { for entry in $0 { handles.append(entry.handle) } }
        return handles
    }
}
