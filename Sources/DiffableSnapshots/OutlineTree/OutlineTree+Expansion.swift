extension OutlineTree {
    /// Sets whether the children of entries show. Whatever their number, two entries change for each.
    @usableFromInline
    mutating func setExpanded(_ isExpanded: Bool, _ handles: UnsafeBufferPointer<OutlineHandle>) {
        // Where entries end and how deep they are does not change, so leaves are added up in the end, each once.
        var changed: Set<OutlineNodeID> = []
        for handle in handles where handle >= 0 { setExpanded(isExpanded, handle, &changed) }
        for leaf in changed { refreshAncestors(of: leaf) }
    }

    private mutating func setExpanded(
        _ isExpanded: Bool, _ handle: OutlineHandle, _ changed: inout Set<OutlineNodeID>
    ) {
        if records[Int(handle)].isExpanded == isExpanded { return }
        records[Int(handle)].isExpanded = isExpanded
        let cursor = cursor(of: handle)
        leaves[Int(cursor.leaf)].entries[cursor.slot].isExpanded = isExpanded
        let start = self.cursor(after: cursor)
        let (end, inside) = descendants(from: start)
        if inside.count == 0 { return }
        let change: Int32 = isExpanded ? -1 : 1
        shift(start, level: 0, hidden: change)
        shift(end, level: 0, hidden: -change)
        changed.formUnion([start.leaf, end.leaf])
    }
}
