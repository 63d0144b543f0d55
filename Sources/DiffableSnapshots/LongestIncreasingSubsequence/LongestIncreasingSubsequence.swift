/// Which elements of a sequence of distinct numbers can stay where they are while the others move.
enum LongestIncreasingSubsequence {
    /// The positions of one longest increasing subsequence of `values`, which are distinct, in ascending order.
    ///
    /// Patience: `tops[k]` is the position of the smallest value that ends an increasing run of length k + 1. A value
    /// above all tops, or below all of them, costs no search, so ascending and descending sequences are linear.
    static func positions(in values: [Int32]) -> [Int32] {
        var tops: [Int32] = []
        var previous = [Int32](repeating: -1, count: values.count)
        for (position, value) in values.enumerated() {
            var low = 0
            if let last = tops.last, values[Int(last)] < value {
                low = tops.count
            } else if let first = tops.first, values[Int(first)] < value {
                low = 1
                var high = tops.count - 1
                while low < high {
                    let middle = (low + high) / 2
                    if values[Int(tops[middle])] < value { low = middle + 1 } else { high = middle }
                }
            }
            if low > 0 { previous[position] = tops[low - 1] }
            if low == tops.count { tops.append(Int32(position)) } else { tops[low] = Int32(position) }
        }
        var result = [Int32](repeating: 0, count: tops.count)
        var position = tops.last ?? -1
        for index in tops.indices.reversed() {
            result[index] = position
            position = previous[Int(position)]
        }
        return result
    }
}
