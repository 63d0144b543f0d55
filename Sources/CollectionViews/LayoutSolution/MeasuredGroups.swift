/// The difference between the measured heights of one section's groups and the pattern's.
struct MeasuredGroups: Sendable {
    private let sums: SparseSums
    /// The pattern's height of each group in `sums`.
    private let expected: Double

    /// For groups of one item each: the difference follows from the item's height.
    init(heights: SparseSums, expected: Double) {
        sums = heights
        self.expected = expected
    }

    /// For groups of several items, with the difference of each.
    init(excess: SparseSums) {
        sums = excess
        expected = 0
    }

    /// The sum of the differences of the groups before one.
    func excess(before index: Int) -> Double {
        let (count, sum) = sums.before(index)
        return sum - Double(count) * expected
    }

    func holds(_ index: Int) -> Bool { sums[index] != nil }

    /// The sum of the differences of all groups.
    var total: Double { sums.total - Double(sums.count) * expected }

    /// The difference of the longest group.
    var greatest: Double { sums.isEmpty ? 0 : sums.greatest - expected }
}
