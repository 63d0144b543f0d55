extension OutlineTree {
    /// Sets whether the children of entries show. Whatever their number, three entries change for each.
    @usableFromInline
    mutating func setExpanded(_ isExpanded: Bool, _ handles: [OutlineHandle]) {
        for handle in handles where handle >= 0 && records[Int(handle)].isExpanded != isExpanded {
            records[Int(handle)].isExpanded = isExpanded
            let child = entry(after: handle)
            forest.update(handle, in: &root) { $0.isExpanded = isExpanded }
            guard let child, child.levelStep > 0 else { continue }
            let next = descendants(of: handle).next
            shift(child.handle, level: 0, hidden: isExpanded ? -1 : 1)
            shift(next, level: 0, hidden: isExpanded ? 1 : -1)
        }
    }

    /// Lets an entry, and with it all behind, be deeper and have more collapsed ancestors. No entry stands for the end.
    mutating func shift(_ handle: OutlineHandle?, level: Int32, hidden: Int32) {
        guard let handle, level != 0 || hidden != 0 else { return }
        forest.update(handle, in: &root) { $0.shift(level: level, hidden: hidden) }
    }
}
