extension OutlineTree {
    /// Sets whether the children of an entry show. Whatever their number, two entries change.
    @usableFromInline
    mutating func setExpanded(_ isExpanded: Bool, _ handle: OutlineHandle) {
        if records[Int(handle)].isExpanded == isExpanded { return }
        records[Int(handle)].isExpanded = isExpanded
        let cursor = cursor(of: handle)
        leaves[Int(cursor.leaf)].entries[cursor.slot].isExpanded = isExpanded
        let start = self.cursor(after: cursor)
        let (end, inside) = descendants(from: start)
        if inside.count == 0 { return }
        let change: Int32 = isExpanded ? -1 : 1
        step(by: change, at: start)
        if end != self.end { step(by: -change, at: end) }
    }

    private mutating func step(by step: Int32, at cursor: OutlineCursor) {
        leaves[Int(cursor.leaf)].entries[cursor.slot].hiddenStep += step
        refreshAncestors(ofLeaf: cursor.leaf)
    }
}
