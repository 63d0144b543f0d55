extension Range<Int> {
    /// The first number of which something is not true, where it is true of those before and of none behind; the end of
    /// the range when it is true of all.
    ///
    /// - Complexity: O(log *n*) for *n* numbers.
    @inlinable @inline(__always)
    func first(after isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low &+ high) &>> 1
            if isBefore(middle) { low = middle &+ 1 } else { high = middle }
        }
        return low
    }
}
