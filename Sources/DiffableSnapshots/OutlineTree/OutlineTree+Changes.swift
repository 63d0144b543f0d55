extension OutlineTree {
    /// Where the visible entries, their levels, expansion, or having of children may differ from an older tree's.
    ///
    /// Entries in nodes that both trees share are passed over unless their visibility or their level differs. Their order
    /// is the same in both: no edit ever lets a leaf overtake another one.
    ///
    /// - Complexity: O(*d* log *n* + *v*) for *d* leaves that are not shared and *v* entries that appear, disappear or
    ///   change their level.
    func changes(from old: OutlineTree) -> [VisibleChanges.Hunk] {
        let alignment = TreeAlignment(old: old.root, new: root)
        if alignment.newUnmatched.handles.count > count / 2 {
            return [VisibleChanges.Hunk(old: 0..<old.visibleCount, new: 0..<visibleCount)]
        }
        let gaps = alignment.gaps(oldCount: old.count, newCount: count)
        var changes: [VisibleChanges.Hunk] = []
        for (number, gap) in gaps.enumerated() {
            var start = (
                old: old.summary(before: gap.old.lowerBound).visibleCount,
                new: summary(before: gap.new.lowerBound).visibleCount
            )
            // The entry before shows whether it has children, which the first one of the gap decides.
            if start.old > 0, start.new > 0 { start = (start.old - 1, start.new - 1) }
            var oldEnd = old.summary(before: gap.old.upperBound)
            var newEnd = summary(before: gap.new.upperBound)
            if oldEnd.level.sum != newEnd.level.sum || oldEnd.hidden.sum != newEnd.hidden.sum {
                // All that is shared behind the gap shows it.
                let isLast = number + 1 == gaps.count
                oldEnd = isLast ? old.summary : old.summary(before: gaps[number + 1].old.lowerBound)
                newEnd = isLast ? summary : summary(before: gaps[number + 1].new.lowerBound)
            }
            if let previous = changes.last {
                start = (max(start.old, previous.old.upperBound), max(start.new, previous.new.upperBound))
            }
            changes.append(
                VisibleChanges.Hunk(
                    old: start.old..<max(start.old, oldEnd.visibleCount),
                    new: start.new..<max(start.new, newEnd.visibleCount)))
        }
        return changes.filter { !($0.old.isEmpty && $0.new.isEmpty) }
    }

    /// The handles in leaves that an older tree doesn't share.
    @usableFromInline
    func handlesNotShared(with old: OutlineTree) -> [OutlineHandle] {
        TreeAlignment(old: old.root, new: root).newUnmatched.handles
    }
}
