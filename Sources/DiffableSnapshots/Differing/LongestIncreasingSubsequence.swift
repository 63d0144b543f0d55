/// Which blocks of a sequence can stay where they are while the others move, so that the fewest elements move.
///
/// A block's elements stand side by side on both sides, so it stays or moves as a whole, and the longest increasing
/// subsequence of elements is the heaviest one of blocks. Where several are as heavy, one is taken in which the most
/// elements keep their index (of more than a thousand elements, if one of 32 does). What leads and ascends below everything behind it stays, so does what trails above
/// everything before it, and only what lies between is looked at.
enum LongestIncreasingSubsequence {
    /// Which blocks stay, for blocks in new order.
    ///
    /// Blocks that ascend already cost one pass. Otherwise it is O(*k* log *k*).
    ///
    /// - Parameters:
    ///   - starts: The old index of each block's first element.
    ///   - targets: Its new index.
    ///   - lengths: How many elements each block has.
    static func staying(starts: [Int32], targets: [Int32], lengths: [Int32]) -> [Bool] {
        // An array made so writes its count even when that is 0, to the storage that all empty arrays share.
        if starts.isEmpty { return [] }
        return [Bool](unsafeUninitializedCapacity: starts.count) { staying, filled in
            filled = starts.count
            guard let base = staying.baseAddress else { return }
            starts.withUnsafeBufferPointer { starts in
                targets.withUnsafeBufferPointer { targets in
                    lengths.withUnsafeBufferPointer { lengths in
                        mark(starts, targets.baseAddress!, lengths.baseAddress!, staying: base)
                    }
                }
            }
        }
    }

    /// Tells for each block whether it stays; `staying` need not hold anything before.
    static func mark(
        _ starts: UnsafeBufferPointer<Int32>, _ targets: UnsafePointer<Int32>, _ lengths: UnsafePointer<Int32>,
        staying: UnsafeMutablePointer<Bool>
    ) {
        staying.initialize(repeating: true, count: starts.count)
        let range = disordered(starts)
        if range.isEmpty { return }
        let part = UnsafeBufferPointer(rebasing: starts[range])
        let targets = targets + range.lowerBound
        let lengths = lengths + range.lowerBound
        let staying = staying + range.lowerBound
        staying.update(repeating: false, count: part.count)
        var total = 0
        for index in 0..<part.count { total &+= Int(lengths[index]) }
        if total == part.count {
            markUnits(part, targets, staying)
        } else if total < part.count * 3 {
            markShortBlocks(part, targets, lengths, total, staying)
        } else {
            markBlocks(part, targets, lengths, staying)
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

    /// Patience: the level of a value is the length of the longest increasing run that ends with it, less one.
    ///
    /// Of thousands of elements where hardly one keeps its index nobody sees which stay, so any longest run will do.
    private static func markUnits(
        _ values: UnsafeBufferPointer<Int32>, _ targets: UnsafePointer<Int32>, _ staying: UnsafeMutablePointer<Bool>
    ) {
        let count = values.count
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 3) { memory in
            let levels = memory.baseAddress!
            let sizes = levels + count
            let height = findLevels(values, levels, tops: sizes + count, sizes: sizes)
            var kept = 0
            for index in 0..<count where values[index] == targets[index] { kept &+= 1 }
            if kept > 0, count <= 1_024 || kept > count / 32 {
                markKeeping(values, targets, levels, sizes, height, staying)
                return
            }
            var wanted = height &- 1
            var bound = Int32.max
            var position = count
            while wanted >= 0 {
                position &-= 1
                if levels[position] != wanted || values[position] >= bound { continue }
                staying[position] = true
                bound = values[position]
                wanted &-= 1
            }
        }
    }

    /// Of all longest runs marks one with the most elements that keep their index.
    ///
    /// The values that may stand before one are neighbours in the level below, and go on there in the same order, so
    /// level by level a sliding window finds the best of them.
    private static func markKeeping(
        _ values: UnsafeBufferPointer<Int32>, _ targets: UnsafePointer<Int32>, _ levels: UnsafeMutablePointer<Int32>,
        _ ends: UnsafeMutablePointer<Int32>, _ height: Int, _ staying: UnsafeMutablePointer<Bool>
    ) {
        let count = values.count
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 4) { memory in
            let kept = memory.baseAddress!
            let previous = kept + count
            let window = previous + count
            // The positions of each level, in order: `ends[level]` is where those of the level end.
            let sorted = window + count
            var start: Int32 = 0
            for level in 0..<height { (ends[level], start) = (start, start + ends[level]) }
            for position in 0..<count {
                let level = Int(levels[position])
                sorted[Int(ends[level])] = Int32(truncatingIfNeeded: position)
                ends[level] += 1
            }
            var below = 0..<0
            for level in 0..<height {
                let range = below.upperBound..<Int(ends[level])
                var next = below.lowerBound
                // The positions in the window keep ever less, so that the first is the best.
                var first = 0
                var last = 0
                for index in range {
                    let position = Int(sorted[index])
                    while next < below.upperBound, sorted[next] < position {
                        while last > first, kept[Int(window[last - 1])] < kept[Int(sorted[next])] { last -= 1 }
                        window[last] = sorted[next]
                        last += 1
                        next += 1
                    }
                    while first < last, values[Int(window[first])] > values[position] { first += 1 }
                    previous[position] = level == 0 ? -1 : window[first]
                    kept[position] = values[position] == targets[position] ? 1 : 0
                    if level > 0 { kept[position] += kept[Int(window[first])] }
                }
                below = range
            }
            var best = Int(sorted[below.lowerBound])
            for index in below where kept[Int(sorted[index])] > kept[best] { best = Int(sorted[index]) }
            while best >= 0 {
                staying[best] = true
                best = Int(previous[best])
            }
        }
    }

    /// Finds the level of each value, and how many values each level has. A value above all tops, below all of them, or
    /// just above the one before, costs no search.
    ///
    /// - Returns: The number of levels.
    private static func findLevels(
        _ values: UnsafeBufferPointer<Int32>, _ levels: UnsafeMutablePointer<Int32>, tops: UnsafeMutablePointer<Int32>,
        sizes: UnsafeMutablePointer<Int32>
    ) -> Int {
        var height = 0
        var low = 0
        for position in 0..<values.count {
            let value = values[position]
            if height > 0, tops[height &- 1] < value {
                low = height
            } else if height > 0, tops[0] < value {
                if tops[low] < value, value <= tops[low &+ 1] {
                    // Where values ascend for a while each stands right behind the last.
                    low &+= 1
                } else {
                    low = 1
                    var size = height &- 1
                    while size > 1 {
                        let half = size &>> 1
                        low = tops[low &+ half &- 1] < value ? low &+ half : low
                        size &-= half
                    }
                    if tops[low] < value { low &+= 1 }
                }
            } else {
                low = 0
            }
            levels[position] = Int32(truncatingIfNeeded: low)
            tops[low] = value
            if low == height {
                height &+= 1
                sizes[low] = 1
            } else {
                sizes[low] &+= 1
            }
        }
        return height
    }

    /// Short blocks are cheaper taken apart. Either all of a block stays, or none of it.
    private static func markShortBlocks(
        _ starts: UnsafeBufferPointer<Int32>, _ targets: UnsafePointer<Int32>, _ lengths: UnsafePointer<Int32>,
        _ total: Int, _ staying: UnsafeMutablePointer<Bool>
    ) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: total * 2) { values in
            withUnsafeTemporaryAllocation(of: Bool.self, capacity: total) { units in
                var position = 0
                for index in 0..<starts.count {
                    for offset in 0..<lengths[index] {
                        values[position] = starts[index] + offset
                        values[total + position] = targets[index] + offset
                        position += 1
                    }
                }
                units.initialize(repeating: false)
                markUnits(
                    UnsafeBufferPointer(rebasing: values[..<total]), values.baseAddress! + total, units.baseAddress!)
                position = 0
                for index in 0..<starts.count {
                    staying[index] = units[position]
                    position += Int(lengths[index])
                }
            }
        }
    }

    /// A Fenwick tree over the ranks of the starts answers which heaviest chain ends below a block. A chain weighs as
    /// many elements as it has and, in the lower half of the word, as many as keep their index.
    private static func markBlocks(
        _ starts: UnsafeBufferPointer<Int32>, _ targets: UnsafePointer<Int32>, _ lengths: UnsafePointer<Int32>,
        _ staying: UnsafeMutablePointer<Bool>
    ) {
        let count = starts.count
        let order = starts.indices.sorted { starts[$0] < starts[$1] }
        var rank = [Int32](repeating: 0, count: count)
        for (position, index) in order.enumerated() { rank[index] = Int32(position) }
        var heaviest = [Int32](repeating: -1, count: count + 1)
        var weights = [Int64](repeating: 0, count: count)
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
            let kept = starts[index] == targets[index] ? Int64(lengths[index]) : 0
            weights[index] = Int64(lengths[index]) << 32 + kept + (best < 0 ? 0 : weights[Int(best)])
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
