extension OrderNode {
    func copy(capacity: Int? = nil) -> OrderNode {
        let result = OrderNode(
            serial: serial, level: level, capacity: capacity ?? nodeCapacity, isWeighted: isWeighted)
        result.takeEntries(0..<entryCount, from: self, isMove: false)
        return result
    }

    /// Puts entries of another node of the same level behind one's own, with what they add up to. Those that are moved
    /// must be all to the end, and are the other's no more.
    func takeEntries(_ range: Range<Int>, from other: OrderNode, isMove: Bool) {
        let end = entryCount
        let length = range.count
        if length == 0 { return }
        (keys + end).update(from: other.keys + range.lowerBound, count: length)
        if isMove { (other.keys + range.lowerBound).update(repeating: Self.noKey, count: length) }
        if isWeighted {
            let taken = Self.takeStarts(
                weightStarts + end, from: other.weightStarts, range, other.entryCount, total: other.weight,
                after: weight)
            weight += taken
            if isMove { other.weight -= taken }
        }
        var taken = length
        if !isLeaf {
            taken = Self.takeStarts(
                starts + end, from: other.starts, range, other.entryCount, total: other.elementCount,
                after: elementCount)
            let source = other.nodes + range.lowerBound
            if isMove {
                (nodes + end).moveInitialize(from: source, count: length)
            } else {
                for index in 0..<length { (nodes + end + index).initialize(to: source[index]) }
            }
        }
        elementCount += taken
        if isMove {
            other.elementCount -= taken
            other.entryCount -= length
            other.clearUnusedStarts()
        }
        entryCount = end + length
        clearUnusedStarts()
    }

    private static func takeStarts(
        _ target: UnsafeMutablePointer<Int32>, from source: UnsafeMutablePointer<Int32>, _ range: Range<Int>,
        _ count: Int, total: Int, after base: Int
    ) -> Int {
        let first = source[range.lowerBound]
        let taken = (range.upperBound == count ? total : Int(source[range.upperBound])) - Int(first)
        let distance = Int32(truncatingIfNeeded: base) &- first
        for index in 0..<range.count { target[index] = source[range.lowerBound + index] &+ distance }
        return taken
    }

    /// Makes room for entries at an index: keys and nodes there are to be set. In a leaf the new entries weigh nothing,
    /// in a branch they take nothing from the one before.
    @inline(__always)
    func openGap(at index: Int, count: Int) {
        let end = entryCount
        let rest = end &- index
        Self.move(keys + index, by: count, length: rest)
        if isWeighted {
            let start = index < end ? weightStarts[index] : Int32(truncatingIfNeeded: weight)
            Self.move(weightStarts + index, by: count, length: rest)
            for offset in 0..<count { weightStarts[index + offset] = start }
        }
        if isLeaf {
            elementCount &+= count
        } else {
            let start = index < end ? starts[index] : Int32(truncatingIfNeeded: elementCount)
            Self.move(starts + index, by: count, length: rest)
            for offset in 0..<count { starts[index + offset] = start }
            (nodes + index + count).moveInitialize(from: nodes + index, count: rest)
        }
        entryCount = end &+ count
    }

    /// Takes out an entry that weighs nothing and, in a branch, whose node is uninitialized. What stands before it gets
    /// what it counted.
    @inline(__always)
    func closeGap(at index: Int) {
        let last = entryCount &- 1
        let rest = last &- index
        Self.move(keys + (index + 1), by: -1, length: rest)
        keys[last] = Self.noKey
        if isWeighted {
            Self.move(weightStarts + (index + 1), by: -1, length: rest)
            weightStarts[last] = Self.noStart
        }
        if isLeaf {
            elementCount &-= 1
        } else {
            Self.move(starts + (index + 1), by: -1, length: rest)
            starts[last] = Self.noStart
            (nodes + index).moveInitialize(from: nodes + index + 1, count: rest)
        }
        entryCount = last
    }

    @inline(__always)
    private static func move(_ numbers: UnsafeMutablePointer<Int32>, by distance: Int, length: Int) {
        (numbers + distance).update(from: numbers, count: length)
    }
}
