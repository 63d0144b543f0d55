/// Which blocks of a sequence can stay where they are while the others move, so that the fewest elements move.
///
/// A block's elements stand side by side on both sides, so it stays or moves as a whole, and the longest increasing
/// subsequence of elements is the heaviest one of blocks. Where several are as long, which one is taken depends on the
/// blocks alone, whatever form they come in: what leads and ascends below everything behind it stays, so does what
/// trails above everything before it, and only what lies between is looked at.
enum LongestIncreasingSubsequence {
    /// For blocks in new order their starts in the old sequence and their lengths: which of them stay.
    ///
    /// Blocks that ascend already cost one pass. Otherwise it is O(*k* log *k*).
    static func staying(starts: [Int32], lengths: [Int32]) -> [Bool] {
        // An array made so writes its count even when that is 0, to the storage that all empty arrays share.
        if starts.isEmpty { return [] }
        return [Bool](unsafeUninitializedCapacity: starts.count) { staying, filled in
            filled = starts.count
            guard let base = staying.baseAddress else { return }
            starts.withUnsafeBufferPointer { starts in
                lengths.withUnsafeBufferPointer { lengths in
                    mark(starts, lengths.baseAddress!, staying: base)
                }
            }
        }
    }

    /// For the old places of elements in new order, none left out between two: which of them stay.
    static func staying(_ values: UnsafeBufferPointer<Int32>) -> [Bool] {
        if values.isEmpty { return [] }
        return [Bool](unsafeUninitializedCapacity: values.count) { staying, filled in
            filled = values.count
            guard let base = staying.baseAddress else { return }
            base.initialize(repeating: true, count: values.count)
            let range = disordered(values)
            let part = UnsafeBufferPointer(rebasing: values[range])
            if part.isEmpty { return }
            var blocks = 1
            for index in 1..<part.count where part[index] != part[index &- 1] &+ 1 { blocks &+= 1 }
            if part.count < blocks * 3 {
                (base + range.lowerBound).update(repeating: false, count: range.count)
                markUnits(part, base + range.lowerBound)
                return
            }
            var starts: [Int32] = []
            var lengths: [Int32] = []
            starts.reserveCapacity(blocks)
            lengths.reserveCapacity(blocks)
            for (index, value) in part.enumerated() {
                if index > 0, value == part[index - 1] + 1 {
                    lengths[lengths.count - 1] += 1
                } else {
                    starts.append(value)
                    lengths.append(1)
                }
            }
            var index = range.lowerBound
            for (isStaying, length) in zip(Self.staying(starts: starts, lengths: lengths), lengths) {
                (base + index).update(repeating: isStaying, count: Int(length))
                index += Int(length)
            }
        }
    }

    /// Tells for each block whether it stays; `staying` need not hold anything before.
    static func mark(
        _ starts: UnsafeBufferPointer<Int32>, _ lengths: UnsafePointer<Int32>, staying: UnsafeMutablePointer<Bool>
    ) {
        staying.initialize(repeating: true, count: starts.count)
        let range = disordered(starts)
        if range.isEmpty { return }
        let part = UnsafeBufferPointer(rebasing: starts[range])
        let staying = staying + range.lowerBound
        let lengths = lengths + range.lowerBound
        staying.update(repeating: false, count: part.count)
        var total = 0
        for index in 0..<part.count { total &+= Int(lengths[index]) }
        if total == part.count {
            markUnits(part, staying)
        } else if total < part.count * 3 {
            markShortBlocks(part, lengths, total, staying)
        } else {
            markBlocks(part, lengths, staying)
        }
    }

    /// What is left without the leading values that are below all behind them, and the trailing ones above all before.
    private static func disordered(_ values: UnsafeBufferPointer<Int32>) -> Range<Int> {
        var start = values.count
        var least = Int32.max
        for index in stride(from: values.count - 1, through: 0, by: -1) {
            if values[index] > least { start = index } else { least = values[index] }
        }
        if start == values.count { return 0..<0 }
        var end = start
        var greatest = Int32.min
        for index in start..<values.count {
            if values[index] < greatest { end = index &+ 1 } else { greatest = values[index] }
        }
        return start..<end
    }

    /// Patience: `tops[k]` is the position of the smallest value that ends an increasing run of length k + 1. A value
    /// above all tops, below all of them, or just above the one before, costs no search.
    private static func markUnits(_ values: UnsafeBufferPointer<Int32>, _ staying: UnsafeMutablePointer<Bool>) {
        let count = values.count
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 3) { memory in
            let tops = memory.baseAddress!
            let topValues = tops + count
            let previous = topValues + count
            var length = 0
            var low = 0
            for position in 0..<count {
                let value = values[position]
                if length > 0, topValues[length &- 1] < value {
                    low = length
                } else if length > 0, topValues[0] < value {
                    if topValues[low] < value, value <= topValues[low &+ 1] {
                        // Where values ascend for a while each stands right behind the last.
                        low &+= 1
                    } else {
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
                } else {
                    low = 0
                }
                previous[position] = low > 0 ? tops[low &- 1] : -1
                tops[low] = Int32(truncatingIfNeeded: position)
                topValues[low] = value
                if low == length { length &+= 1 }
            }
            var position = tops[length - 1]
            while position >= 0 {
                staying[Int(position)] = true
                position = previous[Int(position)]
            }
        }
    }

    /// Short blocks are cheaper taken apart. Either all of a block stays, or none of it.
    private static func markShortBlocks(
        _ starts: UnsafeBufferPointer<Int32>, _ lengths: UnsafePointer<Int32>, _ total: Int,
        _ staying: UnsafeMutablePointer<Bool>
    ) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: total) { values in
            withUnsafeTemporaryAllocation(of: Bool.self, capacity: total) { units in
                var position = 0
                for index in 0..<starts.count {
                    for offset in 0..<lengths[index] {
                        values[position] = starts[index] + offset
                        position += 1
                    }
                }
                units.initialize(repeating: false)
                markUnits(UnsafeBufferPointer(values), units.baseAddress!)
                position = 0
                for index in 0..<starts.count {
                    staying[index] = units[position]
                    position += Int(lengths[index])
                }
            }
        }
    }

    /// A Fenwick tree over the ranks of the starts answers which heaviest chain ends below a block.
    private static func markBlocks(
        _ starts: UnsafeBufferPointer<Int32>, _ lengths: UnsafePointer<Int32>, _ staying: UnsafeMutablePointer<Bool>
    ) {
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
        while last >= 0 {
            staying[Int(last)] = true
            last = previous[Int(last)]
        }
    }
}
