/// A run of elements that stands in the old lists and in the new ones alike.
@usableFromInline
struct MatchedBlock: Sendable {
    @usableFromInline var oldSection: Int32
    @usableFromInline var oldStart: Int32
    @usableFromInline var newSection: Int32
    @usableFromInline var newStart: Int32
    @usableFromInline var count: Int32

    @inlinable @inline(__always)
    init(oldSection: Int, oldStart: Int, newSection: Int, newStart: Int, count: Int) {
        self.oldSection = Int32(truncatingIfNeeded: oldSection)
        self.oldStart = Int32(truncatingIfNeeded: oldStart)
        self.newSection = Int32(truncatingIfNeeded: newSection)
        self.newStart = Int32(truncatingIfNeeded: newStart)
        self.count = Int32(truncatingIfNeeded: count)
    }

    /// Whether another block goes on on both sides where this one ends.
    @inlinable @inline(__always)
    func isContinued(by next: MatchedBlock) -> Bool {
        oldStart &+ count == next.oldStart && newStart &+ count == next.newStart && oldSection == next.oldSection
            && newSection == next.newSection
    }

    @inlinable @inline(__always)
    func isBeforeInOld(_ other: MatchedBlock) -> Bool {
        oldSection == other.oldSection ? oldStart < other.oldStart : oldSection < other.oldSection
    }
}

extension Array where Element == MatchedBlock {
    /// Adds a block, to the last one where they join.
    @inlinable @inline(__always)
    mutating func add(_ block: MatchedBlock) {
        let last = count &- 1
        if last >= 0, self[last].isContinued(by: block) {
            self[last].count &+= block.count
        } else {
            append(block)
        }
    }
}

extension UnsafeMutableBufferPointer where Element == MatchedBlock {
    /// Adds a block behind others, to the last one where they join.
    @inline(__always)
    func add(_ block: MatchedBlock, behind count: inout Int) {
        if count > 0, self[count &- 1].isContinued(by: block) {
            self[count &- 1].count &+= block.count
        } else {
            initializeElement(at: count, to: block)
            count &+= 1
        }
    }
}
