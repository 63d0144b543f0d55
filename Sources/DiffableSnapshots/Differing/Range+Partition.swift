extension Range<Int> {
    /// The first number of which something is not true, where it is true of those before and of none behind; the end of
    /// the range when it is true of all.
    ///
    /// - Complexity: O(log *n*) for *n* numbers.
    @inlinable @inline(__always)
    package func partitionPoint(where isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low &+ high) &>> 1
            if isBefore(middle) { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// Writes down some of the numbers, in order.
    ///
    /// No branch asks which: of lists in disorder a processor would guess half of the answers wrong.
    ///
    /// - Parameters:
    ///   - list: Memory with room for all numbers.
    ///   - isWanted: 1 for a number that is to be written, otherwise 0; a `Bool` would become a branch.
    /// - Returns: How many were written.
    @inlinable @inline(__always)
    func write(to list: UnsafeMutablePointer<Int32>, where isWanted: (Int) -> Int) -> Int {
        var count = 0
        for number in self {
            list[count] = Int32(truncatingIfNeeded: number)
            count &+= isWanted(number)
        }
        return count
    }
}
