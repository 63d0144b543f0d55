/// Where each group of a section begins, when all but a few have the same extent.
///
/// Only the exceptions cost anything: a million uniform groups are two numbers.
struct GroupOffsets {
    let count: Int
    let extent: Double
    let spacing: Double

    /// The groups of another extent, ascending, each with the extent and with how much the ones up to it add.
    private var exceptions: [(group: Int, extent: Double, added: Double)] = []

    init(count: Int, extent: Double, spacing: Double, exceptions: [Int: Double] = [:]) {
        self.count = count
        self.extent = extent
        self.spacing = spacing
        var added = 0.0
        for (group, other) in exceptions.sorted(by: { $0.key < $1.key }) where other != extent {
            added += other - extent
            self.exceptions.append((group, other, added))
        }
    }

    /// Where `group` begins.
    ///
    /// - Complexity: O(log number of exceptions).
    func offset(of group: Int) -> Double {
        let before = exceptionsBefore(group)
        return Double(group) * (extent + spacing) + (before == 0 ? 0 : exceptions[before - 1].added)
    }

    /// The extent of `group`.
    func extent(of group: Int) -> Double {
        let before = exceptionsBefore(group)
        return before < exceptions.count && exceptions[before].group == group ? exceptions[before].extent : extent
    }

    /// What all groups come to.
    var total: Double { count == 0 ? 0 : offset(of: count) - spacing }

    /// The groups that reach into the range between two offsets.
    ///
    /// - Complexity: O(log count · log number of exceptions).
    func groups(from lower: Double, to upper: Double) -> Range<Int> {
        let first = firstGroup { offset(of: $0) + extent(of: $0) > lower }
        let end = firstGroup { offset(of: $0) >= upper }
        return first..<max(first, end)
    }

    /// The first group for which `condition` holds; it must hold for all groups behind that one.
    private func firstGroup(where condition: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func exceptionsBefore(_ group: Int) -> Int {
        var low = 0
        var high = exceptions.count
        while low < high {
            let middle = (low + high) / 2
            if exceptions[middle].group < group { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
