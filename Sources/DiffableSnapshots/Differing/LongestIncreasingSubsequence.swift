/// Which blocks of a sequence can stay where they are while the others move, so that the fewest elements move.
///
/// A block's elements stand side by side on both sides, so it stays or moves as a whole, and the longest increasing
/// subsequence of elements is the heaviest one of blocks. Where several are as heavy, one is taken in which the most
/// elements keep their index. What leads and ascends below everything behind it stays, so does what trails above
/// everything before it, and only what lies between is looked at.
package enum LongestIncreasingSubsequence {
    /// Which blocks stay, for blocks of one list in new order. None of them overlap.
    ///
    /// Blocks that ascend already cost one pass. Otherwise it is O(*k* log *k*).
    static func staying(_ blocks: [MatchedBlock]) -> [Bool] {
        var staying = [Bool](repeating: true, count: blocks.count)
        blocks.withUnsafeBufferPointer { mark($0, staying: &staying) }
        return staying
    }

    /// Tells for each block whether it stays; `staying` need not hold anything before.
    static func mark(_ blocks: UnsafeBufferPointer<MatchedBlock>, staying: UnsafeMutablePointer<Bool>) {
        staying.initialize(repeating: true, count: blocks.count)
        let range = disordered(blocks)
        if range.isEmpty { return }
        let part = UnsafeBufferPointer(rebasing: blocks[range])
        let staying = staying + range.lowerBound
        staying.update(repeating: false, count: part.count)
        markHeaviest(part, staying)
    }

    /// What is left without the leading blocks that lie below all behind them, and the trailing ones above all before.
    private static func disordered(_ blocks: UnsafeBufferPointer<MatchedBlock>) -> Range<Int> {
        var start = blocks.count
        var least = Int32.max
        for index in stride(from: blocks.count - 1, through: 0, by: -1) {
            if blocks[index].oldStart > least { start = index } else { least = blocks[index].oldStart }
        }
        if start == blocks.count { return 0..<0 }
        var end = start
        var greatest = Int32.min
        for index in start..<blocks.count {
            if blocks[index].oldStart < greatest { end = index &+ 1 } else { greatest = blocks[index].oldStart }
        }
        return start..<end
    }

    /// Of all blocks up to one, each chain that no lighter or equal one undercuts is known by its last block. In the
    /// order of the starts, these chains weigh more and more. So the best one for a block to go on with is the last that
    /// ends before it, and with the block it undercuts those behind that are not heavier.
    ///
    /// A chain weighs as many elements as it has and, in the lower half of the word, as many as keep their index.
    private static func markHeaviest(
        _ blocks: UnsafeBufferPointer<MatchedBlock>, _ staying: UnsafeMutablePointer<Bool>
    ) {
        let count = blocks.count
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 2) { memory in
            let places = memory.baseAddress!
            let previous = places + count
            let bound = findPlaces(of: blocks, places)
            withUnsafeTemporaryAllocation(of: Chain.self, capacity: bound) { chains in
                let chains = chains.baseAddress!
                NeighborSet.lend(bound: bound) { ends in
                    for block in 0..<count {
                        let place = Int(places[block])
                        let length = Int64(blocks[block].count)
                        let isKept = blocks[block].oldStart == blocks[block].newStart
                        var weight = length &<< 32 &+ (isKept ? length : 0)
                        let before = ends.last(before: place)
                        if before >= 0 { weight &+= chains[before].weight }
                        previous[block] = before < 0 ? -1 : chains[before].last
                        chains[place] = Chain(weight: weight, last: Int32(truncatingIfNeeded: block))
                        ends.insert(place) {
                            let other = chains[$0].weight
                            return other > weight ? .stays : other == weight ? .goesAsTheLast : .goes
                        }
                    }
                    var block = chains[ends.last(before: bound)].last
                    while block >= 0 {
                        staying[Int(block)] = true
                        block = previous[Int(block)]
                    }
                }
            }
        }
    }

    /// A chain by its weight and its last block.
    private struct Chain {
        var weight: Int64
        var last: Int32
    }

    /// Finds numbers that are in the order of the starts, and a bound for them.
    private static func findPlaces(
        of blocks: UnsafeBufferPointer<MatchedBlock>, _ places: UnsafeMutablePointer<Int32>
    ) -> Int {
        var (least, greatest) = (Int32.max, Int32.min)
        for block in blocks { (least, greatest) = (min(least, block.oldStart), max(greatest, block.oldStart)) }
        let bound = Int(greatest &- least) &+ 1
        if bound > blocks.count &* 64 {
            // A few blocks far apart: to sort them takes less time than so much memory.
            let sorted = blocks.indices.sorted { blocks[$0].oldStart < blocks[$1].oldStart }
            for (rank, block) in sorted.enumerated() { places[block] = Int32(truncatingIfNeeded: rank) }
            return blocks.count
        }
        for block in blocks.indices { places[block] = blocks[block].oldStart &- least }
        return bound
    }
}

extension LongestIncreasingSubsequence {
    /// For different old places of elements in new order, with or without gaps: which of them stay.
    package static func staying(distinct values: [Int]) -> [Bool] {
        let order = values.indices.sorted { values[$0] < values[$1] }
        var ranks = Array(repeating: 0, count: values.count)
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        return staying(
            ranks.enumerated().map {
                MatchedBlock(oldSection: 0, oldStart: $1, newSection: 0, newStart: $0, count: 1)
            })
    }
}
