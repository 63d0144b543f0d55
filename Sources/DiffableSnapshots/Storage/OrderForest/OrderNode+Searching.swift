// Numbers are looked at 16 at a time, those behind the last entry without effect.
extension OrderNode {
    /// A node of a branch, read without retaining it.
    @inline(__always)
    func node(_ entry: Int) -> Unmanaged<OrderNode> {
        nodes.withUnsafeBufferPointer {
            UnsafeRawPointer($0.baseAddress.unsafelyUnwrapped + entry).load(as: Unmanaged<OrderNode>.self)
        }
    }

    /// The entry of a handle, which must be in this leaf and is most likely among the 16 entries from `first` on.
    @inline(__always)
    func entry(of handle: Int32, near first: Int) -> Int {
        let entry = self.entry(of: handle, among16From: first)
        return entry >= first ? entry : self.entry(of: handle)
    }

    @inline(never)
    private func entry(of handle: Int32) -> Int {
        for first in stride(from: 0, to: entryCount, by: 16) {
            let entry = self.entry(of: handle, among16From: first)
            if entry >= first { return entry }
        }
        fatalError("DiffableSnapshots: a node does not hold the handle that the index says it holds")
    }

    /// The entry of a handle, or one before `first` when it is not among the 16 from there on.
    @inline(__always)
    private func entry(of handle: Int32, among16From first: Int) -> Int {
        let difference = Self.block(handles, first) ^ SIMD16(repeating: handle)
        // All bits are set where there is a difference. No two handles are equal, so at most one number is left over.
        let isOther = (difference | (0 &- difference)) &>> 31
        return first &+ Int((Self.ordinals & ~isOther & Self.mask(entryCount &- first)).wrappedSum()) &- 1
    }

    /// The number of elements under some entries.
    @inline(__always)
    func elementCount(of entries: Range<Int>) -> Int { isLeaf ? entries.count : Self.sum(counts, entries) }

    /// The weight of some entries.
    @inline(__always)
    func weight(of entries: Range<Int>) -> Int { isWeighted ? Self.sum(weights, entries) : 0 }

    /// The entry of a branch that holds the element at an index, and how many elements stand before the entry.
    @inline(__always)
    func entry(at index: Int) -> (entry: Int, start: Int) { Self.entry(of: counts, at: index) }

    /// The entry to which a unit of weight belongs, and how much all before it weighs.
    @inline(__always)
    func entry(atUnit unit: Int) -> (entry: Int, start: Int) { Self.entry(of: weights, at: unit) }

    @inline(__always)
    private static func sum(_ numbers: UnsafeBufferPointer<Int32>, _ range: Range<Int>) -> Int {
        let before = range.lowerBound == 0 ? 0 : sum(numbers, below: range.lowerBound)
        return sum(numbers, below: range.upperBound) &- before
    }

    private static func sum(_ numbers: UnsafeBufferPointer<Int32>, below end: Int) -> Int {
        var sum = SIMD16<Int32>.zero
        var start = 0
        while start < end {
            sum &+= block(numbers, start) & mask(end &- start)
            start &+= 16
        }
        return Int(sum.wrappedSum())
    }

    @inline(__always)
    private static func entry(of sizes: UnsafeBufferPointer<Int32>, at place: Int) -> (entry: Int, start: Int) {
        var entry = 0
        var rest = Int32(truncatingIfNeeded: place)
        while rest >= sizes[entry] {
            rest &-= sizes[entry]
            entry &+= 1
        }
        return (entry, place &- Int(rest))
    }

    @inline(__always)
    private static func block(_ numbers: UnsafeBufferPointer<Int32>, _ first: Int) -> SIMD16<Int32> {
        UnsafeRawPointer(numbers.baseAddress.unsafelyUnwrapped + first).loadUnaligned(as: SIMD16<Int32>.self)
    }

    @inline(__always)
    private static var ordinals: SIMD16<Int32> { SIMD16(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) }

    /// All bits of as many lanes, of 16 at most.
    @inline(__always)
    private static func mask(_ count: Int) -> SIMD16<Int32> {
        // The sign of the difference says which are not greater; shifting spreads it over all bits.
        (ordinals &- SIMD16(repeating: Int32(truncatingIfNeeded: count) &+ 1)) &>> 31
    }
}
