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
    /// - Parameters:
    ///   - blocks: All blocks of the new section, in new order.
    ///   - section: The old section.
    ///   - oldCount: How many elements the old section has.
    ///   - staying: A value for each block.
    /// - Complexity: O(*k* log *k*) for *k* blocks at most.
    static func mark(
        _ blocks: UnsafeBufferPointer<MatchedBlock>, from section: Int32, ofCount oldCount: Int,
        staying: UnsafeMutablePointer<Bool>
    ) {
        let count = blocks.count
        staying.initialize(repeating: false, count: count)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count * 2) { memory in
            let previous = memory.baseAddress!
            // A few blocks of a long list: to sort them takes less time than so much memory.
            let ranks = oldCount < count &* 64 ? nil : previous + count
            // Places are counted from 1: before and behind all ends are two of chains without a block, which are kept.
            let bound = (ranks == nil ? oldCount : count) &+ 1
            if let ranks { rank(blocks, ranks) }
            withUnsafeTemporaryAllocation(of: Chain.self, capacity: bound + 1) { chains in
                let chains = chains.baseAddress!
                chains[0] = Chain(weight: 0, last: -1, next: Int32(truncatingIfNeeded: bound))
                chains[bound] = Chain(weight: .max, last: -1, next: -1)
                NeighborSet.lend(bound: bound) { ends in
                    for block in 0..<count where blocks[block].oldSection == section {
                        let place = 1 &+ Int(ranks?[block] ?? blocks[block].oldStart)
                        let length = Int64(blocks[block].count)
                        let isKept = blocks[block].oldStart == blocks[block].newStart
                        let before = ends.last(before: place)
                        let weight = chains[before].weight &+ length &<< 32 &+ (isKept ? length : 0)
                        previous[block] = chains[before].last
                        var next = Int(chains[before].next)
                        var isDone = false
                        ends.insert(place) {
                            let other = chains[next].weight
                            if isDone || other > weight { return nil }
                            isDone = other == weight
                            defer { next = Int(chains[next].next) }
                            return next
                        }
                        chains[place] = Chain(
                            weight: weight, last: Int32(truncatingIfNeeded: block),
                            next: Int32(truncatingIfNeeded: next))
                        chains[before].next = Int32(truncatingIfNeeded: place)
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

    /// A chain by its weight and its last block, and where the next chain that is kept ends.
    private struct Chain {
        var weight: Int64
        var last: Int32
        var next: Int32
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
        let oldCount = 1 + Int(blocks.map { $0.oldStart }.max()!)
        blocks.withUnsafeBufferPointer { mark($0, from: 0, ofCount: oldCount, staying: &staying) }
        return staying
    }
}
