/// The groups of one section whose extent differs from the pattern's because some of their items were measured.
struct MeasuredGroups: Sendable {
    /// Ascending.
    private(set) var indices: [Int] = []
    /// By how much all groups up to and with this one are longer together than the pattern expects.
    private(set) var excess: [Double] = []
    private(set) var greatestExtent = 0.0

    init() {}

    mutating func append(_ index: Int, extent: Double, expected: Double) {
        indices.append(index)
        excess.append((excess.last ?? 0) + extent - expected)
        greatestExtent = max(greatestExtent, extent)
    }

    private func countBefore(_ index: Int) -> Int {
        var low = 0
        var high = indices.count
        while low < high {
            let middle = (low + high) / 2
            if indices[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// By how much all groups before one are longer than expected.
    func excess(before index: Int) -> Double {
        let count = countBefore(index)
        return count == 0 ? 0 : excess[count - 1]
    }

    func holds(_ index: Int) -> Bool {
        let place = countBefore(index)
        return place < indices.count && indices[place] == index
    }

    var total: Double { excess.last ?? 0 }
}
