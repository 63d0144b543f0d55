extension OutlineTree {
    /// Calls `body` with the handle and the level of each entry in a range of indexes.
    @usableFromInline
    func forEach(in range: Range<Int>, _ body: (OutlineHandle, Int) -> Void) {
        if range.isEmpty { return }
        var (cursor, level) = place(at: range.lowerBound)
        var rest = range.count
        while true {
            visit()
            let leaf = leaves[Int(cursor.leaf)]
            for slot in cursor.slot..<min(leaf.entries.count, cursor.slot + rest) {
                level += Int(leaf.entries[slot].levelStep)
                body(leaf.entries[slot].handle, level)
            }
            rest -= leaf.entries.count - cursor.slot
            if rest <= 0 { return }
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
