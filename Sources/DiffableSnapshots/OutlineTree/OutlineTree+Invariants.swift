extension OutlineTree {
    /// Stops the program when the tree contradicts itself. For tests: it costs O(*n*).
    func checkInvariants() {
        forest.checkInvariants(roots: [(0, root)])
        var open: [(handle: OutlineHandle, hidden: Int)] = []
        var (level, hidden) = (0, 0)
        root?.forEachRun { entries in
            for entry in entries {
                level += Int(entry.levelStep)
                hidden += Int(entry.hiddenStep)
                precondition((0...open.count).contains(level), "a level is skipped")
                open.removeSubrange(level...)
                let record = records[Int(entry.handle)]
                precondition(record.parent == (open.last?.handle ?? -1), "a parent is wrong")
                precondition(hidden == (open.last?.hidden ?? 0), "a count of collapsed ancestors is wrong")
                precondition(entry.isExpanded == record.isExpanded, "entry and record differ in expansion")
                open.append((entry.handle, hidden + (record.isExpanded ? 0 : 1)))
            }
        }
    }
}
