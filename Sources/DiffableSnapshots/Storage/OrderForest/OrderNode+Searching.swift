extension OrderNode {
    /// The entry of a key, which must be there.
    @inline(__always)
    func entry(ofKey key: Int32) -> Int {
        let keys = UnsafeRawPointer(self.keys)
        let length = columnLength
        let wanted = SIMD16<Int32>(repeating: key)
        var start = 0
        // No two keys are equal, so at most one number is left over.
        while start &+ 16 <= length {
            let block = keys.loadUnaligned(fromByteOffset: start &* 4, as: SIMD16<Int32>.self)
            let found = SIMD16<Int32>(repeating: 0).replacing(with: Self.numbers, where: block .== wanted).wrappedSum()
            if found != 0 { return start &+ Int(found) &- 1 }
            start &+= 16
        }
        while start < length {
            if self.keys[start] == key { return start }
            start &+= 1
        }
        fatalError("DiffableSnapshots: a node does not hold the key that the index says it holds")
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
        while start &+ 16 <= length {
            let block = UnsafeRawPointer(starts + start).loadUnaligned(as: SIMD16<Int32>.self)
            count &-= ((block &- after) &>> 31).wrappedSum()
            start &+= 16
        }
        while start < length {
            count &+= starts[start] <= place ? 1 : 0
            start &+= 1
        }
        return Int(count &- 1)
    }

    /// Lets everything behind an entry start later, or earlier.
    @inline(__always)
    func shiftStarts(behind entry: Int, by distance: Int) {
        Self.shift(starts, behind: entry, entryCount, by: distance)
        elementCount &+= distance
    }

    @inline(__always)
    func shiftWeightStarts(behind entry: Int, by distance: Int) {
        Self.shift(weightStarts, behind: entry, entryCount, by: distance)
        weight &+= distance
    }

    @inline(__always)
    private static func shift(
        _ starts: UnsafeMutablePointer<Int32>, behind entry: Int, _ count: Int, by distance: Int
    ) {
        let distance = Int32(truncatingIfNeeded: distance)
        var index = entry &+ 1
        while index & 15 != 0, index < count {
            starts[index] &+= distance
            index &+= 1
        }
        while index &+ 16 <= count {
            let place = UnsafeMutableRawPointer(starts + index)
            place.storeBytes(
                of: place.loadUnaligned(as: SIMD16<Int32>.self) &+ SIMD16(repeating: distance),
                as: SIMD16<Int32>.self)
            index &+= 16
        }
        while index < count {
            starts[index] &+= distance
            index &+= 1
        }
    }
}
