/// Which blocks of a sequence can stay where they are while the others move, so that the fewest elements move.
///
/// A block's elements stand side by side on both sides, so it stays or moves as a whole, and the longest increasing
/// subsequence of elements is the heaviest one of blocks. Where several are as heavy, one is taken in which the most
/// elements keep their index.
package enum LongestIncreasingSubsequence {
    /// Tells for each block of one new section whether it stays: some of those that come from one old section. No two of
    /// them overlap.
    ///
    /// Blocks that are in order on both sides form a chain. Of the blocks seen so far each ends a chain that is kept,
    /// unless another weighs as much or more and ends earlier on the old side. In the order of these ends the chains
    /// that are kept weigh more and more. So the best one for a block to go on with is the last that ends before it,
    /// and the chain that it makes replaces those behind that are not heavier.
    ///
    /// A chain weighs as many elements as it has and, in the lower half of the word, as many as keep their index.
    ///
    /// - Complexity: O(*k* log *k*) for *k* blocks at most.
    static func mark(
        _ blocks: UnsafeBufferPointer<MatchedBlock>, from section: Int32, staying: UnsafeMutablePointer<Bool>
    ) {
        let count = blocks.count
        staying.initialize(repeating: false, count: count)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 2) { memory in
            let previous = memory.baseAddress!
            var (least, greatest) = (Int32.max, Int32.min)
            for block in blocks { (least, greatest) = (min(least, block.oldStart), max(greatest, block.oldStart)) }
            // A few blocks far apart: to sort them takes less time than so much memory.
            let ranks = Int(greatest &- least) < count &* 64 ? nil : previous + count
            let bound = ranks == nil ? Int(greatest &- least) &+ 1 : count
            if let ranks { rank(blocks, ranks) }
            withUnsafeTemporaryAllocation(of: Chain.self, capacity: bound) { chains in
                let chains = chains.baseAddress!
                NeighborSet.lend(bound: bound) { ends in
                    for block in 0..<count where blocks[block].oldSection == section {
                        let place = Int(ranks?[block] ?? blocks[block].oldStart &- least)
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
                    let heaviest = ends.last(before: bound)
                    var block = heaviest < 0 ? -1 : chains[heaviest].last
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

    /// Writes down for each block how many begin before it on the old side.
    private static func rank(_ blocks: UnsafeBufferPointer<MatchedBlock>, _ ranks: UnsafeMutablePointer<Int32>) {
        let sorted = blocks.indices.sorted { blocks[$0].oldStart < blocks[$1].oldStart }
        for (rank, block) in sorted.enumerated() { ranks[block] = Int32(truncatingIfNeeded: rank) }
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

    /// Which blocks stay, for blocks of one list in new order.
    static func staying(_ blocks: [MatchedBlock]) -> [Bool] {
        if blocks.isEmpty { return [] }
        var staying = [Bool](repeating: true, count: blocks.count)
        blocks.withUnsafeBufferPointer { mark($0, from: 0, staying: &staying) }
        return staying
    }
}
