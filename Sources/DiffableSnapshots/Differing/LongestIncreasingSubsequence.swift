/// Which blocks of a sequence can stay where they are while the others move, so that the fewest elements move.
///
/// A block's elements stand side by side on both sides, so it stays or moves as a whole, and the longest increasing
/// subsequence of elements is the heaviest one of blocks.
enum LongestIncreasingSubsequence {
    /// For blocks in new order their starts in the old sequence and their lengths: which of them stay.
    ///
    /// Blocks that ascend already cost one pass. Otherwise it is O(*k* log *k*).
    static func staying(starts: [Int32], lengths: [Int32]) -> [Bool] {
        var isAscending = true
        var isUniform = true
        var total = 0
        for index in starts.indices {
            if index > 0, starts[index] < starts[index - 1] { isAscending = false }
            if lengths[index] != 1 { isUniform = false }
            total += Int(lengths[index])
        }
        if isAscending { return [Bool](repeating: true, count: starts.count) }
        if isUniform { return starts.withUnsafeBufferPointer { stayingUnits($0) } }
        if total < starts.count * 3 { return stayingShortBlocks(starts: starts, lengths: lengths) }
        return stayingBlocks(starts: starts, lengths: lengths)
    }

    /// Patience: `tops[k]` is the position of the smallest value that ends an increasing run of length k + 1. A value
    /// above all tops, or below all of them, costs no search.
    static func stayingUnits(_ values: UnsafeBufferPointer<Int32>) -> [Bool] {
        let count = values.count
        var staying = [Bool](repeating: false, count: count)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 3) { memory in
            let tops = memory.baseAddress!
            let topValues = tops + count
            let previous = topValues + count
            var length = 0
            do {
                for position in 0..<count {
                    let value = values[position]
                    var low = 0
                    if length > 0, topValues[length &- 1] < value {
                        low = length
                    } else if length > 0, topValues[0] < value {
                        low = 1
                        var size = length &- 1
                        // Without branches: a shuffled sequence makes every one of them a surprise.
                        while size > 1 {
                            let half = size &>> 1
                            low = topValues[low &+ half &- 1] < value ? low &+ half : low
                            size &-= half
                        }
                        if topValues[low] < value { low &+= 1 }
                    }
                    previous[position] = low > 0 ? tops[low &- 1] : -1
                    tops[low] = Int32(truncatingIfNeeded: position)
                    topValues[low] = value
                    if low == length { length &+= 1 }
                }
            }
            var position = tops[length - 1]
            while position >= 0 {
                staying[Int(position)] = true
                position = previous[Int(position)]
            }
        }
        return staying
    }

    /// Short blocks are cheaper taken apart. Either all of a block stays, or none of it.
    private static func stayingShortBlocks(starts: [Int32], lengths: [Int32]) -> [Bool] {
        var values: [Int32] = []
        values.reserveCapacity(starts.count * 3)
        for index in starts.indices {
            for offset in 0..<lengths[index] { values.append(starts[index] + offset) }
        }
        let units = values.withUnsafeBufferPointer { stayingUnits($0) }
        var staying: [Bool] = []
        staying.reserveCapacity(starts.count)
        var position = 0
        for length in lengths {
            staying.append(units[position])
            position += Int(length)
        }
        return staying
    }

    /// A Fenwick tree over the ranks of the starts answers which heaviest chain ends below a block.
    private static func stayingBlocks(starts: [Int32], lengths: [Int32]) -> [Bool] {
        let count = starts.count
        let order = starts.indices.sorted { starts[$0] < starts[$1] }
        var rank = [Int32](repeating: 0, count: count)
        for (position, index) in order.enumerated() { rank[index] = Int32(position) }
        var heaviest = [Int32](repeating: -1, count: count + 1)
        var weights = [Int](repeating: 0, count: count)
        var previous = [Int32](repeating: -1, count: count)
        var last: Int32 = -1
        for index in 0..<count {
            var best: Int32 = -1
            var node = Int(rank[index])
            while node > 0 {
                let candidate = heaviest[node]
                if candidate >= 0, best < 0 || weights[Int(candidate)] > weights[Int(best)] { best = candidate }
                node &= node - 1
            }
            previous[index] = best
            weights[index] = Int(lengths[index]) + (best < 0 ? 0 : weights[Int(best)])
            if last < 0 || weights[index] > weights[Int(last)] { last = Int32(index) }
            node = Int(rank[index]) + 1
            while node <= count {
                let candidate = heaviest[node]
                if candidate < 0 || weights[index] > weights[Int(candidate)] { heaviest[node] = Int32(index) }
                node += node & -node
            }
        }
        var staying = [Bool](repeating: false, count: count)
        while last >= 0 {
            staying[Int(last)] = true
            last = previous[Int(last)]
        }
        return staying
    }
}
