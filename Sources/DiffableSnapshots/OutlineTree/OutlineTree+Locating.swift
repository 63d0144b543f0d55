extension OutlineTree {
    func cursor(of handle: OutlineHandle) -> OutlineCursor {
        visit()
        let leaf = records[Int(handle)].leaf
        return OutlineCursor(leaf: leaf, slot: leaves[Int(leaf)].entries.slot { $0.handle == handle })
    }

    /// Behind the last entry.
    var end: OutlineCursor { OutlineCursor(leaf: lastLeaf, slot: leaves[Int(lastLeaf)].entries.count) }

    /// The place after an entry; the entry there is in the same leaf or the next one.
    func cursor(after cursor: OutlineCursor) -> OutlineCursor {
        let leaf = leaves[Int(cursor.leaf)]
        if cursor.slot + 1 < leaf.entries.count || leaf.next == .noNode {
            return OutlineCursor(leaf: cursor.leaf, slot: cursor.slot + 1)
        }
        return OutlineCursor(leaf: leaf.next, slot: 0)
    }

    /// What all entries before a place add up to.
    func summary(before cursor: OutlineCursor) -> OutlineSummary {
        visit()
        let leaf = leaves[Int(cursor.leaf)]
        var total = leaf.entries.summary(of: 0..<cursor.slot)
        var (node, parent) = (cursor.leaf, leaf.parent)
        while parent != .noNode {
            visit()
            let branch = branches[Int(parent)]
            var before = branch.children.summary(of: 0..<branch.slot(of: node))
            before.append(total)
            total = before
            (node, parent) = (parent, branch.parent)
        }
        return total
    }

    @usableFromInline
    func index(of handle: OutlineHandle) -> Int { Int(summary(before: cursor(of: handle)).count) }

    @usableFromInline
    func level(of handle: OutlineHandle) -> Int { position(of: handle).level }

    @usableFromInline
    func isVisible(_ handle: OutlineHandle) -> Bool { position(of: handle).hidden == 0 }

    /// Nil when the entry is hidden.
    @usableFromInline
    func visibleIndex(of handle: OutlineHandle) -> Int? {
        let position = position(of: handle)
        return position.hidden == 0 ? position.visibleBefore : nil
    }

    /// How deep the entry is, how many of its ancestors are collapsed, and how many visible ones stand before it.
    func position(of handle: OutlineHandle) -> (level: Int, hidden: Int, visibleBefore: Int) {
        let cursor = cursor(of: handle)
        let before = summary(before: cursor)
        let entry = leaves[Int(cursor.leaf)].entries[cursor.slot]
        return (
            Int(before.level.sum &+ entry.levelStep), Int(before.hidden.sum &+ entry.hiddenStep),
            Int(before.hidden.lowestCount)
        )
    }

    @usableFromInline
    func handle(at index: Int) -> OutlineHandle {
        let place = place(at: index)
        return leaves[Int(place.leaf)].entries[place.slot].handle
    }

    /// The place of the entry at an index, which may be the end.
    func place(at index: Int) -> OutlineCursor {
        var node = root
        var rest = Int32(index)
        for _ in 0..<height {
            visit()
            node = branches[Int(node)].children.withUnsafeBufferPointer { children in
                var slot = 0
                while slot < children.count - 1, rest >= children[slot].summary.count {
                    rest -= children[slot].summary.count
                    slot += 1
                }
                return children[slot].node
            }
        }
        visit()
        return OutlineCursor(leaf: node, slot: Int(rest))
    }

    @usableFromInline
    func handle(atVisible index: Int) -> OutlineHandle {
        var node = root
        var rest = Int32(index)
        var hidden: Int32 = 0
        for _ in 0..<height {
            visit()
            node = branches[Int(node)].children.withUnsafeBufferPointer { children in
                var slot = 0
                while true {
                    let steps = children[slot].summary.hidden
                    if hidden + steps.lowest == 0 {
                        if rest < steps.lowestCount { return children[slot].node }
                        rest -= steps.lowestCount
                    }
                    hidden += steps.sum
                    slot += 1
                }
            }
        }
        visit()
        return leaves[Int(node)].entries.withUnsafeBufferPointer { entries in
            var slot = 0
            while true {
                hidden += entries[slot].hiddenStep
                if hidden == 0 {
                    if rest == 0 { return entries[slot].handle }
                    rest -= 1
                }
                slot += 1
            }
        }
    }
}
