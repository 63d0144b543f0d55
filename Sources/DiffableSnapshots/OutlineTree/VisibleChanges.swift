/// What differs between the rows that an outline shows and those that an older one showed.
///
/// Rows are named by their indexes among the visible items, old and new.
package struct VisibleChanges: Sendable {
    /// Rows of the older outline and those that stand in their place now, as in a diff of two texts. Either range may
    /// be empty. What lies between hunks is the same in both.
    package struct Hunk: Equatable, Sendable {
        /// The rows before.
        package var old: Range<Int>
        /// The rows now.
        package var new: Range<Int>
    }

    /// Where items come or go, in order.
    package private(set) var hunks: [Hunk] = []
    /// Old rows in hunks whose items are in no hunk now. Without moves they are all old rows in hunks.
    package private(set) var leaving: [Range<Int>] = []
    /// Whether items of old hunks are in other places of new hunks.
    package private(set) var hasMoves = false
    /// The new indexes of items that show another level, expansion, or having of children than before, in order.
    package private(set) var changedRows: [Int] = []
    /// The new rows that were looked at, in order. Outside of them both outlines show the same.
    package private(set) var comparedRows: [Range<Int>] = []

    /// Compares rows that may differ, whose handles must mean the same on both sides.
    init(_ parts: [(change: Hunk, old: [OutlineRow], new: [OutlineRow])]) {
        comparedRows = parts.map { $0.change.new }
        var former = Core()
        var present = Core()
        for (change, old, new) in parts {
            let ends = Self.commonEnds(old, new)
            let core = (old: ends.head..<old.count - ends.tail, new: ends.head..<new.count - ends.tail)
            for index in 0..<ends.head where new[index].differs(from: old[index]) {
                changedRows.append(change.new.lowerBound + index)
            }
            for index in core.new.upperBound..<new.count
            where new[index].differs(from: old[index - new.count + old.count]) {
                changedRows.append(change.new.lowerBound + index)
            }
            if core.old.isEmpty, core.new.isEmpty { continue }
            let hunk = Hunk(
                old: change.old.lowerBound + core.old.lowerBound..<change.old.lowerBound + core.old.upperBound,
                new: change.new.lowerBound + core.new.lowerBound..<change.new.lowerBound + core.new.upperBound)
            hunks.append(hunk)
            former.append(old[core.old], at: hunk.old)
            present.append(new[core.new], at: hunk.new)
        }
        leaving = hunks.map { $0.old }.filter { !$0.isEmpty }
        var staying: [Int] = []
        Core.forEachPair(former, present) { old, new in
            staying.append(old.index)
            if new.row.differs(from: old.row) { changedRows.append(new.index) }
        }
        changedRows.sort()
        keep(staying)
    }

    /// Lets rows that stay not leave.
    private mutating func keep(_ staying: [Int]) {
        if staying.isEmpty { return }
        hasMoves = true
        let rows = staying.sorted()
        var next = 0
        var rest: [Range<Int>] = []
        for range in leaving {
            var start = range.lowerBound
            while next < rows.count, rows[next] < range.upperBound {
                if start < rows[next] { rest.append(start..<rows[next]) }
                start = rows[next] + 1
                next += 1
            }
            if start < range.upperBound { rest.append(start..<range.upperBound) }
        }
        leaving = rest
    }

    /// How many items stand at both ends before and now.
    private static func commonEnds(_ old: [OutlineRow], _ new: [OutlineRow]) -> (head: Int, tail: Int) {
        let shorter = min(old.count, new.count)
        var (head, tail) = (0, 0)
        while head < shorter, old[head].handle == new[head].handle { head += 1 }
        while head + tail < shorter, old[old.count - tail - 1].handle == new[new.count - tail - 1].handle { tail += 1 }
        return (head, tail)
    }
}

/// The rows of one side that are in hunks.
private struct Core {
    private var parts: [(rows: ArraySlice<OutlineRow>, range: Range<Int>)] = []
    private var count = 0

    mutating func append(_ rows: ArraySlice<OutlineRow>, at range: Range<Int>) {
        if range.isEmpty { return }
        parts.append((rows, range))
        count += range.count
    }

    private func forEach(_ body: (OutlineRow, Int) -> Void) {
        for (rows, range) in parts {
            for (row, index) in zip(rows, range) { body(row, index) }
        }
    }

    /// Calls `body` with the rows that items of both sides have.
    static func forEachPair(
        _ old: Core, _ new: Core,
        _ body: (_ old: (row: OutlineRow, index: Int), _ new: (row: OutlineRow, index: Int)) -> Void
    ) {
        if old.count == 0 || new.count == 0 { return }
        let isOldShorter = old.count < new.count
        let (shorter, longer) = isOldShorter ? (old, new) : (new, old)
        var rows: [OutlineHandle: (row: OutlineRow, index: Int)] = [:]
        rows.reserveCapacity(shorter.count)
        shorter.forEach { rows[$0.handle] = ($0, $1) }
        longer.forEach { row, index in
            guard let other = rows[row.handle] else { return }
            if isOldShorter { body(other, (row, index)) } else { body((row, index), other) }
        }
    }
}
