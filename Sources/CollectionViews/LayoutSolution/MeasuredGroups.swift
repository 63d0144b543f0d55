/// By how much the groups of one section differ from the pattern because some of their items were measured.
struct MeasuredGroups: Sendable {
    private let sums: SparseSums
    /// What the pattern expects of each group in `sums`.
    private let expected: Double

    /// Groups of one item each: their heights say it all.
    init(heights: SparseSums, expected: Double) {
        sums = heights
        self.expected = expected
    }

    /// Groups with the excess of each.
    init(excess: SparseSums) {
        sums = excess
        expected = 0
    }

    /// By how much all groups before one are longer than expected.
    func excess(before index: Int) -> Double {
        let (count, sum) = sums.before(index)
        return sum - Double(count) * expected
    }

    func holds(_ index: Int) -> Bool { sums[index] != nil }

    /// By how much all groups are longer than expected.
    var total: Double { sums.total - Double(sums.count) * expected }

    /// By how much the longest group is longer than expected.
    var greatest: Double { sums.isEmpty ? 0 : sums.greatest - expected }
}
