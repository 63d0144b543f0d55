/// A section on one side that may have changed, with its index on the other side, or -1.
@usableFromInline
struct MatchedSection: Sendable {
    @usableFromInline var index: Int32
    @usableFromInline var other: Int32
    @usableFromInline var count: Int32
    /// The index of its first element when those of all sections lie one behind the other.
    @usableFromInline var start: Int32 = 0

    @inlinable
    init(index: Int, other: Int, count: Int) {
        self.index = Int32(truncatingIfNeeded: index)
        self.other = Int32(truncatingIfNeeded: other)
        self.count = Int32(truncatingIfNeeded: count)
    }

    @inlinable @inline(__always)
    var indexes: Range<Int> { Int(start)..<(Int(start) &+ Int(count)) }
}

/// The old sections and the new ones that may have changed, each in order, in memory that is lent.
@usableFromInline
struct MatchedSections {
    @usableFromInline typealias Side = UnsafeMutableBufferPointer<MatchedSection>

    @usableFromInline let old: Side
    @usableFromInline let new: Side

    @inlinable
    init(old: Side, new: Side) {
        self.old = old
        self.new = new
    }

    /// Lends all sections of two snapshots.
    ///
    /// - Parameters:
    ///   - old: The numbers of items in the old sections.
    ///   - new: Those in the new ones.
    ///   - arePaired: Whether sections with the same index belong together; otherwise none has a counterpart yet.
    @inlinable
    static func lend<Result>(
        _ old: some Collection<Int>, _ new: some Collection<Int>, arePaired: Bool = false,
        _ body: (Self) throws -> Result
    ) rethrows -> Result {
        try withUnsafeTemporaryAllocation(of: MatchedSection.self, capacity: old.count + new.count) { memory in
            func fill(_ side: Side, _ counts: some Collection<Int>) -> Side {
                for (index, count) in counts.enumerated() {
                    side.initializeElement(
                        at: index, to: MatchedSection(index: index, other: arePaired ? index : -1, count: count))
                }
                side.lineUp()
                return side
            }
            return try body(
                Self(
                    old: fill(Side(rebasing: memory[..<old.count]), old),
                    new: fill(Side(rebasing: memory[old.count...]), new)))
        }
    }
}

extension UnsafeMutableBufferPointer where Element == MatchedSection {
    /// Notes where the elements of each section start.
    @usableFromInline
    func lineUp() {
        for position in indices.dropFirst() {
            self[position].start = Int32(truncatingIfNeeded: self[position - 1].indexes.upperBound)
        }
    }

    /// How many elements all sections have.
    @inlinable var itemCount: Int { last.map { $0.indexes.upperBound } ?? 0 }

    /// How many elements a section has; 0 for -1.
    func count(ofSection section: Int32) -> Int {
        section < 0 ? 0 : Int(self[indices.partitionPoint { self[$0].index < section }].count)
    }

    /// The index of an element when those of all sections lie one behind the other.
    @inlinable @inline(__always)
    func index(_ section: Int32, _ item: Int32) -> Int { Int(self[Int(section)].start) &+ Int(item) }

    /// The section that such an index lies in, and where in there.
    @inlinable @inline(__always)
    func path(at index: Int) -> (section: Int, item: Int) { count == 1 ? (0, index) : search(index) }

    @usableFromInline
    func search(_ index: Int) -> (section: Int, item: Int) {
        // The last section that begins there or before: empty ones begin where the next one does.
        let section = indices.partitionPoint(where: { self[$0].start <= index }) - 1
        return (section, index - Int(self[section].start))
    }
}
