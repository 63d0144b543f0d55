/// Which blocks of a sequence can stay where they are while the others move, so that the fewest elements move.
///
/// A block's elements stand side by side on both sides, so it stays or moves as a whole, and the longest increasing
/// subsequence of elements is the heaviest one of blocks. Where several are as heavy, one is taken in which the most
/// elements keep their index. What leads and ascends below everything behind it stays, so does what trails above
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
        var staying = [Bool](repeating: true, count: starts.count)
        starts.withUnsafeBufferPointer { mark($0, targets, lengths, staying: &staying) }
        return staying
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
        let staying = staying + range.lowerBound
        staying.update(repeating: false, count: part.count)
        markHeaviest(part, targets + range.lowerBound, lengths + range.lowerBound, staying)
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

    /// Of all blocks up to one, each chain that no lighter or equal one undercuts is known by its last block. In the
    /// order of the starts, these chains weigh more and more. So the best one for a block to go on with is the last that
    /// ends before it, and with the block it undercuts those behind that are not heavier.
    ///
    /// A chain weighs as many elements as it has and, in the lower half of the word, as many as keep their index.
    private static func markHeaviest(
        _ starts: UnsafeBufferPointer<Int32>, _ targets: UnsafePointer<Int32>, _ lengths: UnsafePointer<Int32>,
        _ staying: UnsafeMutablePointer<Bool>
    ) {
        let count = starts.count
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 2) { memory in
            let places = memory.baseAddress!
            let previous = places + count
            let bound = findPlaces(of: starts, places)
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: bound) { blockAt in
                withUnsafeTemporaryAllocation(of: Int64.self, capacity: count) { weights in
                    let blockAt = blockAt.baseAddress!
                    let weights = weights.baseAddress!
                    NeighborSet.lend(bound: bound) { ends in
                        for block in 0..<count {
                            let place = Int(places[block])
                            let length = Int64(lengths[block])
                            var weight = length &<< 32 &+ (starts[block] == targets[block] ? length : 0)
                            let before = ends.last(before: place)
                            previous[block] = before < 0 ? -1 : blockAt[before]
                            if before >= 0 { weight &+= weights[Int(blockAt[before])] }
                            weights[block] = weight
                            blockAt[place] = Int32(truncatingIfNeeded: block)
                            ends.insert(place) {
                                let other = weights[Int(blockAt[$0])]
                                return other > weight ? .stays : other == weight ? .goesAsTheLast : .goes
                            }
                        }
                        var block = blockAt[ends.last(before: bound)]
                        while block >= 0 {
                            staying[Int(block)] = true
                            block = previous[Int(block)]
                        }
                    }
                }
            }
        }
    }

    /// Finds numbers that are in the order of the starts, and a bound for them.
    private static func findPlaces(
        of starts: UnsafeBufferPointer<Int32>, _ places: UnsafeMutablePointer<Int32>
    ) -> Int {
        var (least, greatest) = (Int32.max, Int32.min)
        for start in starts { (least, greatest) = (min(least, start), max(greatest, start)) }
        let bound = Int(greatest &- least) &+ 1
        if bound > starts.count &* 64 {
            // A few blocks far apart: to sort them takes less time than so much memory.
            for (rank, block) in starts.indices.sorted(by: { starts[$0] < starts[$1] }).enumerated() {
                places[block] = Int32(truncatingIfNeeded: rank)
            }
            return starts.count
        }
        for block in starts.indices { places[block] = starts[block] &- least }
        return bound
    }
}
