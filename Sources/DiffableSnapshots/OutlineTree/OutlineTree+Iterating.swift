extension OutlineTree {
    /// The entries in a range of indexes. The levels count from that of the first one.
    @usableFromInline
    func nodes(in range: Range<Int>) -> [OutlineItem] {
        var nodes: [OutlineItem] = []
        if range.isEmpty { return nodes }
        nodes.reserveCapacity(range.count)
        var cursor = place(at: range.lowerBound)
        var level: Int32 = 0
        while true {
            visit()
            let leaf = leaves[Int(cursor.leaf)]
            leaf.entries.withUnsafeBufferPointer { entries in
                for slot in cursor.slot..<min(entries.count, cursor.slot + range.count - nodes.count) {
                    let entry = entries[slot]
                    if !nodes.isEmpty { level &+= entry.levelStep }
                    nodes.append(OutlineItem(handle: entry.handle, level: level, isExpanded: entry.isExpanded))
                }
            }
            if nodes.count == range.count { return nodes }
            cursor = OutlineCursor(leaf: leaf.next, slot: 0)
        }
    }

    /// Calls `body` with the handle of each child, or of each root.
    @usableFromInline
    func forEachChild(of parent: OutlineHandle?, _ body: (OutlineHandle) -> Void) {
        var next = OutlineCursor(leaf: firstLeaf, slot: 0)
        if let parent { next = cursor(after: cursor(of: parent)) }
        for _ in 0..<numberOfChildren(of: parent) {
            body(leaves[Int(next.leaf)].entries[next.slot].handle)
            next = descendants(from: cursor(after: next)).end
        }
    }
}
