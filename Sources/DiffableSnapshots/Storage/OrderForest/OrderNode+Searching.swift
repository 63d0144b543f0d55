extension OrderNode {
    /// The entry of a key, which must be there and is most likely among the 16 entries from `first` on.
    @inline(__always)
    func entry(ofKey key: Int32, near first: Int) -> Int {
        let entry = self.entry(ofKey: key, among16From: first)
        return entry >= first ? entry : self.entry(ofKey: key)
    }

    @inline(never)
    private func entry(ofKey key: Int32) -> Int {
        for first in stride(from: 0, to: columnLength, by: 16) {
            let entry = self.entry(ofKey: key, among16From: first)
            if entry >= first { return entry }
        }
        fatalError("DiffableSnapshots: a node does not hold the key that the index says it holds")
    }

    /// The entry of a key, or one before `first` when it is not among the 16 from there on.
    @inline(__always)
    private func entry(ofKey key: Int32, among16From first: Int) -> Int {
        let block = UnsafeRawPointer(keys + first).loadUnaligned(as: SIMD16<Int32>.self)
        let difference = block ^ SIMD16(repeating: key)
        // All bits are set where there is a difference. No two keys are equal, so at most one number is left over.
        let isOther = (difference | (0 &- difference)) &>> 31
        return first &+ Int((Self.numbers & ~isOther).wrappedSum()) &- 1
    }

    @inline(__always)
    private static var numbers: SIMD16<Int32> { SIMD16(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) }

    /// The last entry of a branch that starts at an index or before it.
    @inline(__always)
    func entry(at index: Int) -> Int {
        Self.lastEntry(of: starts, columnLength, notAfter: Int32(truncatingIfNeeded: index))
    }

    /// The last entry whose weight starts at a unit or before it: the one that the unit belongs to.
    @inline(__always)
    func entry(atUnit unit: Int) -> Int {
        Self.lastEntry(of: weightStarts, columnLength, notAfter: Int32(truncatingIfNeeded: unit))
    }

    @inline(__always)
    private static func lastEntry(of starts: UnsafeMutablePointer<Int32>, _ length: Int, notAfter place: Int32) -> Int {
        // The sign of the difference is -1 where a start is not after the place; shifting spreads it.
        let after = SIMD16<Int32>(repeating: place &+ 1)
        var count: Int32 = 0
        var start = 0
        repeat {
            let block = UnsafeRawPointer(starts + start).loadUnaligned(as: SIMD16<Int32>.self)
            count &-= ((block &- after) &>> 31).wrappedSum()
            start &+= 16
        } while start < length
        return Int(count &- 1)
    }

    /// Lets everything behind an entry start later, or earlier.
    @inline(__always)
    func shiftStarts(behind entry: Int, by distance: Int) {
        Self.shift(starts, columnLength, behind: entry, by: distance)
        elementCount &+= distance
    }

    @inline(__always)
    func shiftWeightStarts(behind entry: Int, by distance: Int) {
        Self.shift(weightStarts, columnLength, behind: entry, by: distance)
        weight &+= distance
    }

    /// Changes all starts behind an entry, 16 at a time. Those that nothing reaches change along: see ``noStart``.
    @inline(__always)
    private static func shift(
        _ starts: UnsafeMutablePointer<Int32>, _ length: Int, behind entry: Int, by distance: Int
    ) {
        let distances = SIMD16(repeating: Int32(truncatingIfNeeded: distance))
        var first = entry & ~15
        // The sign of a difference says which is greater; shifting spreads it over all bits.
        var change = distances & ((SIMD16(repeating: Int32(truncatingIfNeeded: entry & 15) &+ 1) &- numbers) &>> 31)
        repeat {
            let place = UnsafeMutableRawPointer(starts + first)
            place.storeBytes(of: place.loadUnaligned(as: SIMD16<Int32>.self) &+ change, as: SIMD16<Int32>.self)
            change = distances
            first &+= 16
        } while first < length
    }
}
