/// What a leaf of an ``OrderForest`` holds: a handle, and perhaps more.
protocol OrderEntry: BitwiseCopyable, Sendable {
    associatedtype Sum: OrderSum
    var handle: Int32 { get }
    /// What the entry adds to the sums above it.
    var sum: Sum { get }
}

/// What the entries beneath a node add up to, in their order.
protocol OrderSum: BitwiseCopyable, Equatable, Sendable {
    /// The sum of nothing.
    init()
    /// How many entries there are.
    var count: Int32 { get }
    /// Takes on what follows.
    mutating func append(_ next: Self)
    /// The same sum with another one in the place of one of its parts; `nil` where only adding up anew tells.
    func replacing(_ part: Self, by new: Self) -> Self?
}

extension OrderSum {
    @inline(__always)
    func replacing(_ part: Self, by new: Self) -> Self? { nil }
}

/// An entry that is a handle and nothing more.
extension Int32: OrderEntry {
    @inline(__always) var handle: Int32 { self }
    @inline(__always) var sum: OrderCount { OrderCount(count: 1) }
}

/// The sum of entries of which nothing but their number is asked.
struct OrderCount: OrderSum {
    var count: Int32 = 0

    @inline(__always)
    mutating func append(_ next: OrderCount) { count &+= next.count }

    @inline(__always)
    func replacing(_ part: OrderCount, by new: OrderCount) -> OrderCount? {
        OrderCount(count: count &- part.count &+ new.count)
    }
}

/// An entry with a weight.
struct WeightedEntry: OrderEntry {
    var handle: Int32
    var weight: Int32 = 0

    @inline(__always)
    var sum: WeightSum { WeightSum(count: 1, weight: weight) }
}

/// The number and the weight of entries.
struct WeightSum: OrderSum {
    var count: Int32 = 0
    var weight: Int32 = 0

    @inline(__always)
    mutating func append(_ next: WeightSum) {
        count &+= next.count
        weight &+= next.weight
    }

    @inline(__always)
    func replacing(_ part: WeightSum, by new: WeightSum) -> WeightSum? {
        WeightSum(count: count &- part.count &+ new.count, weight: weight &- part.weight &+ new.weight)
    }
}
