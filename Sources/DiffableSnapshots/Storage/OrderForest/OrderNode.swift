/// A node of an ``OrderForest``: a leaf holds handles in order, a branch holds nodes in order, each with what is beneath
/// it.
@usableFromInline
package final class OrderNode {
    let serial: Int32
    /// 0 for a leaf.
    let level: Int
    let isWeighted: Bool

    // Written to only while one forest alone refers to the node.
    /// The handles of a leaf; of a branch, how many elements are beneath each node.
    @exclusivity(unchecked) private var numbers: UnsafeMutablePointer<Int32>
    /// How many entries there is room for.
    @exclusivity(unchecked) private(set) var room: Int
    @exclusivity(unchecked) private(set) var entryCount = 0
    /// The nodes of a branch.
    @exclusivity(unchecked) var nodes: [OrderNode] = []
    /// The number of elements beneath.
    @exclusivity(unchecked) private(set) var elementCount = 0
    /// The weight of all elements beneath.
    @exclusivity(unchecked) private(set) var weight = 0

    init(serial: Int32, level: Int, isWeighted: Bool, room: Int = 16) {
        self.serial = serial
        self.level = level
        self.isWeighted = isWeighted
        self.room = room
        numbers = Self.allocate(room, isWeighted)
    }

    deinit { numbers.deallocate() }

    func copy() -> OrderNode {
        let result = OrderNode(serial: serial, level: level, isWeighted: isWeighted, room: room)
        result.append(0..<entryCount, of: self)
        return result
    }

    @inline(__always) var isLeaf: Bool { level == 0 }

    /// The handles of a leaf.
    @inline(__always)
    var handles: UnsafeBufferPointer<Int32> { UnsafeBufferPointer(start: numbers, count: isLeaf ? entryCount : 0) }

    /// How many elements are beneath each node of a branch.
    @inline(__always)
    var counts: UnsafeBufferPointer<Int32> { UnsafeBufferPointer(start: numbers, count: isLeaf ? 0 : entryCount) }

    /// What each entry weighs, in a weighted forest.
    @inline(__always)
    var weights: UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: numbers + room, count: isWeighted ? entryCount : 0)
    }

    private static func allocate(_ room: Int, _ isWeighted: Bool) -> UnsafeMutablePointer<Int32> {
        let count = isWeighted ? 2 * room : room
        let numbers = UnsafeMutablePointer<Int32>.allocate(capacity: count)
        numbers.initialize(repeating: 0, count: count)
        return numbers
    }
}

extension OrderNode {
    /// Puts handles, which weigh nothing, into a leaf.
    func insert(_ new: UnsafeBufferPointer<Int32>, at index: Int) {
        openGap(at: index, count: new.count)
        (numbers + index).update(from: new.baseAddress!, count: new.count)
        elementCount += new.count
    }

    /// Puts a node into a branch.
    func insert(_ node: OrderNode, at index: Int) {
        openGap(at: index, count: 1)
        nodes.insert(node, at: index)
        recount(index)
    }

    /// Puts entries of another node of the same level behind one's own.
    func append(_ range: Range<Int>, of other: OrderNode) {
        let end = entryCount
        openGap(at: end, count: range.count)
        (numbers + end).update(from: other.numbers + range.lowerBound, count: range.count)
        if isWeighted {
            (numbers + (room + end)).update(from: other.numbers + (other.room + range.lowerBound), count: range.count)
        }
        if !isLeaf { nodes += other.nodes[range] }
        elementCount += other.elementCount(of: range)
        weight += other.weight(of: range)
    }

    /// Takes entries out.
    func remove(_ range: Range<Int>) {
        elementCount -= elementCount(of: range)
        weight -= weight(of: range)
        let rest = entryCount - range.upperBound
        (numbers + range.lowerBound).update(from: numbers + range.upperBound, count: rest)
        if isWeighted {
            let weights = numbers + room
            (weights + range.lowerBound).update(from: weights + range.upperBound, count: rest)
        }
        if !isLeaf { nodes.removeSubrange(range) }
        entryCount -= range.count
    }

    /// Takes over what the node at an entry adds up to by now.
    @inline(__always)
    func recount(_ entry: Int) {
        let (count, weight) = node(entry)._withUnsafeGuaranteedRef { ($0.elementCount, $0.weight) }
        elementCount += count - Int(numbers[entry])
        numbers[entry] = Int32(truncatingIfNeeded: count)
        if isWeighted { setWeight(weight, of: entry) }
    }

    func setWeight(_ new: Int, of entry: Int) {
        weight += new - Int(weights[entry])
        numbers[room + entry] = Int32(truncatingIfNeeded: new)
    }

    /// Makes way for entries at an index, which count nothing and weigh nothing.
    private func openGap(at index: Int, count: Int) {
        if entryCount + count > room {
            let old = (numbers: numbers, room: room)
            while entryCount + count > room { room *= 2 }
            numbers = Self.allocate(room, isWeighted)
            numbers.update(from: old.numbers, count: entryCount)
            if isWeighted { (numbers + room).update(from: old.numbers + old.room, count: entryCount) }
            old.numbers.deallocate()
        }
        openGap(at: numbers + index, count: count, rest: entryCount - index)
        if isWeighted { openGap(at: numbers + (room + index), count: count, rest: entryCount - index) }
        entryCount += count
    }

    private func openGap(at place: UnsafeMutablePointer<Int32>, count: Int, rest: Int) {
        (place + count).update(from: place, count: rest)
        place.update(repeating: 0, count: count)
    }
}
