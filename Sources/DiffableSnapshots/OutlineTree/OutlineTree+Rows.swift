/// What a visible entry shows of the outline.
@usableFromInline
struct OutlineRow {
    @usableFromInline var handle: OutlineHandle
    var level: Int32
    var isExpanded: Bool
    var hasChildren: Bool

    /// Whether the row of the same item shows something else.
    func differs(from other: OutlineRow) -> Bool {
        level != other.level || isExpanded != other.isExpanded || hasChildren != other.hasChildren
    }
}

extension OutlineTree {
    /// The visible entries in a range of visible indexes. What they hide is passed over from the next leaf on.
    @usableFromInline
    func rows(in range: Range<Int>) -> [OutlineRow] {
        if range.isEmpty { return [] }
        let first = handle(atVisible: range.lowerBound)
        var place = cursor(of: first)
        let entry = leaves[Int(place.leaf)].entries[place.slot]
        var reader = RowReader(
            count: range.count, level: Int32(position(of: first).level) - entry.levelStep, hidden: -entry.hiddenStep)
        while true {
            visit()
            let leaf = leaves[Int(place.leaf)]
            if reader.read(leaf, from: place.slot) || leaf.next == .noNode { return reader.rows }
            place = OutlineCursor(leaf: leaf.next, slot: 0)
            if reader.hidden > 0 {
                let last = reader.rows[reader.rows.count - 1]
                let (end, inside) = descendants(from: cursor(after: cursor(of: last.handle)))
                if end == self.end { return reader.rows }
                place = end
                reader.level = last.level + inside.level.sum
                reader.hidden = inside.hidden.sum
            }
        }
    }

    /// The handles of the visible entries in a range of visible indexes.
    @usableFromInline
    func visibleHandles(in range: Range<Int>) -> [OutlineHandle] { rows(in: range).map { $0.handle } }
}

/// Collects rows from one leaf after the other.
private struct RowReader {
    let count: Int
    /// Of the entry read last.
    var level: Int32
    var hidden: Int32
    var rows: [OutlineRow] = []
    /// Whether the entry read last is the last row: the next one shows whether it has children.
    private var isLastRow = false

    init(count: Int, level: Int32, hidden: Int32) {
        self.count = count
        self.level = level
        self.hidden = hidden
        rows.reserveCapacity(count)
    }

    /// - Returns: Whether all rows are there, and nothing more is to be learned of them.
    mutating func read(_ leaf: OutlineLeaf, from start: Int) -> Bool {
        leaf.entries.withUnsafeBufferPointer { entries in
            for slot in start..<entries.count {
                let entry = entries[slot]
                if isLastRow {
                    if entry.levelStep > 0 { rows[rows.count - 1].hasChildren = true }
                    isLastRow = false
                }
                if rows.count == count { return true }
                level &+= entry.levelStep
                hidden &+= entry.hiddenStep
                if hidden == 0 {
                    rows.append(
                        OutlineRow(
                            handle: entry.handle, level: level, isExpanded: entry.isExpanded, hasChildren: false))
                    isLastRow = true
                }
            }
            return rows.count == count && !isLastRow
        }
    }
}
