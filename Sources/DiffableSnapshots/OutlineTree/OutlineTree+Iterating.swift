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

    /// Calls `body` with the handle of each visible entry, in order.
    @usableFromInline
    func forEachVisible(_ body: (OutlineHandle) -> Void) {
        var hidden: Int32 = 0
        var path: [(branch: OutlineBranch, slot: Int)] = []
        var node = root
        while true {
            if path.count < height {
                path.append((branches[Int(node)], 0))
            } else {
                visit()
                for entry in leaves[Int(node)].entries {
                    hidden += entry.hiddenStep
                    if hidden == 0 { body(entry.handle) }
                }
            }
            // On to the next child that shows something; on the way up where a branch has none left.
            search: while true {
                guard let (branch, start) = path.last else { return }
                for slot in start..<branch.children.count {
                    let steps = branch.children[slot].summary.hidden
                    if hidden + steps.lowest == 0 {
                        path[path.count - 1].slot = slot + 1
                        node = branch.children[slot].node
                        break search
                    }
                    hidden += steps.sum
                }
                path.removeLast()
            }
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

extension OutlineTree {
    /// Calls `body` with the handle, the level, and the having of children of each entry in a range of visible indexes.
    @usableFromInline
    func forEachVisible(in range: Range<Int>, _ body: (OutlineHandle, _ level: Int, _ hasChildren: Bool) -> Void) {
        if range.isEmpty { return }
        let first = handle(atVisible: range.lowerBound)
        var place = cursor(of: first)
        var level = Int32(position(of: first).level)
        for number in range {
            let handle = leaves[Int(place.leaf)].entries[place.slot].handle
            var next = cursor(after: place)
            let hasNext = next.slot < leaves[Int(next.leaf)].entries.count
            let hasChildren = hasNext && leaves[Int(next.leaf)].entries[next.slot].levelStep > 0
            body(handle, Int(level), hasChildren)
            if number == range.upperBound - 1 { return }
            if hasChildren, !isExpanded(handle) {
                let (end, inside) = descendants(from: next)
                level += inside.level.sum
                next = end
            }
            level += leaves[Int(next.leaf)].entries[next.slot].levelStep
            place = next
        }
    }
}
