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
    /// The visible entries in a range of visible indexes. Nodes whose entries are all hidden are passed over.
    @usableFromInline
    func rows(in range: Range<Int>) -> [OutlineRow] {
        guard let root, !range.isEmpty else { return [] }
        var reader = RowReader(range)
        reader.read(root)
        return reader.rows
    }

    /// The handles of the visible entries in a range of visible indexes.
    @usableFromInline
    func visibleHandles(in range: Range<Int>) -> [OutlineHandle] { rows(in: range).map { $0.handle } }
}

/// Collects the rows in a range of visible indexes from one node after the other.
private struct RowReader {
    let range: Range<Int>
    var rows: [OutlineRow] = []
    /// What is read or passed over adds up to these.
    private var level: Int32 = 0
    private var hidden: Int32 = 0
    private var visibleCount = 0
    /// Whether the entry read last is the last row: the next one shows whether it has children.
    private var isLastRow = false

    init(_ range: Range<Int>) {
        self.range = range
        rows.reserveCapacity(range.count)
    }

    /// Whether all rows are there, and nothing more is to be learned of them.
    private var isDone: Bool { rows.count == range.count && !isLastRow }

    mutating func read(_ node: OrderNode<OutlineEntry>) {
        VisitCounter.count()
        if node.isLeaf { return read(node.entries) }
        for (slot, sum) in node.sums.enumerated() {
            if isDone { return }
            if !passes(over: sum) { read(node.nodes[slot]) }
        }
    }

    /// Passes over a node that holds none of the rows.
    private mutating func passes(over node: OutlineSummary) -> Bool {
        let isHidden = hidden + node.hidden.lowest > 0
        let visible = isHidden ? 0 : Int(node.hidden.lowestCount)
        if visible > 0, visibleCount + visible > range.lowerBound { return false }
        // What follows a row directly and is hidden is a child of it.
        if isLastRow { rows[rows.count - 1].hasChildren = true }
        isLastRow = false
        level += node.level.sum
        hidden += node.hidden.sum
        visibleCount += visible
        return true
    }

    private mutating func read(_ entries: UnsafeBufferPointer<OutlineEntry>) {
        for entry in entries {
            if isLastRow {
                if entry.levelStep > 0 { rows[rows.count - 1].hasChildren = true }
                isLastRow = false
            }
            if rows.count == range.count { return }
            level &+= entry.levelStep
            hidden &+= entry.hiddenStep
            if hidden > 0 { continue }
            if visibleCount >= range.lowerBound {
                rows.append(
                    OutlineRow(handle: entry.handle, level: level, isExpanded: entry.isExpanded, hasChildren: false))
                isLastRow = true
            }
            visibleCount += 1
        }
    }
}
