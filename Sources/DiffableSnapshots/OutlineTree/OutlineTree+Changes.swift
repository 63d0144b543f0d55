extension OutlineTree {
    /// Where the visible entries, their levels, expansion, or having of children may differ from an older tree's.
    ///
    /// Leaves that both trees share are passed over unless their visibility or their level differs. Their order is the
    /// same in both: no edit ever lets a leaf overtake another one.
    ///
    /// - Complexity: O(*d* log *n* + *v*) for *d* leaves that are not shared and *v* entries that appear, disappear or
    ///   change their level.
    func changes(from old: OutlineTree) -> [VisibleChanges.Run] {
        let everything = VisibleChanges.Run(old: 0..<old.visibleCount, new: 0..<visibleCount)
        guard let gaps = gaps(from: old) else { return [everything] }
        var changes: [VisibleChanges.Run] = []
        for (number, gap) in gaps.enumerated() {
            var start = (old: old.visibleEnd(of: gap.before), new: visibleEnd(of: gap.before))
            // The entry before shows whether it has children, which the first one of the gap decides.
            if start.old > 0, start.new > 0 { start = (start.old - 1, start.new - 1) }
            let oldEnd = old.summary(beforeLeaf: gap.after)
            let newEnd = summary(beforeLeaf: gap.after)
            var end = (old: oldEnd.visibleCount, new: newEnd.visibleCount)
            if gap.after != .noNode, oldEnd.level.sum != newEnd.level.sum || oldEnd.hidden.sum != newEnd.hidden.sum {
                let last = number + 1 < gaps.count ? gaps[number + 1].before : .noNode
                end = (old.visibleEnd(of: last, orAll: true), visibleEnd(of: last, orAll: true))
            }
            if let previous = changes.last {
                start = (max(start.old, previous.old.upperBound), max(start.new, previous.new.upperBound))
            }
            changes.append(
                VisibleChanges.Run(old: start.old..<max(start.old, end.old), new: start.new..<max(start.new, end.new)))
        }
        return changes.filter { !($0.old.isEmpty && $0.new.isEmpty) }
    }

    /// The handles in leaves that an older tree doesn't share; nil when most leaves are such.
    @usableFromInline
    func handlesNotShared(with old: OutlineTree) -> [OutlineHandle]? {
        guard let unshared = unsharedLeaves(with: old) else { return nil }
        return unshared.flatMap { $0 < leaves.count ? leaves[$0].entries.map { $0.handle } : [] }
    }

    /// The shared leaves before and after each run of leaves that are not shared, in order; nil when most are such.
    private func gaps(from old: OutlineTree) -> [(before: OutlineNodeID, after: OutlineNodeID)]? {
        guard let unshared = unsharedLeaves(with: old) else { return nil }
        let isUnshared = Set(unshared)
        var starts = Set<OutlineNodeID>()
        for tree in [self, old] {
            for leaf in unshared where leaf < tree.leaves.count && !tree.leaves[leaf].entries.isEmpty {
                let previous = tree.leaves[leaf].previous
                if previous == .noNode || !isUnshared.contains(Int(previous)) { starts.insert(previous) }
            }
        }
        let gaps = starts.map { before in
            var after = before == .noNode ? firstLeaf : leaves[Int(before)].next
            while after != .noNode, isUnshared.contains(Int(after)) { after = leaves[Int(after)].next }
            return (order: visibleOrder(of: before), before: before, after: after)
        }
        return gaps.sorted { $0.order < $1.order }.map { ($0.before, $0.after) }
    }

    /// The numbers of leaves whose entries the two trees don't share; nil when most are such.
    private func unsharedLeaves(with old: OutlineTree) -> [Int]? {
        if count == 0 || old.count == 0 { return nil }
        var unshared: [Int] = []
        let limit = leaves.count / 2
        leaves.forEachUnsharedRange(with: old.leaves) { range in
            if unshared.count > limit { return }
            for leaf in range {
                if leaf < leaves.count, leaf < old.leaves.count,
                    leaves[leaf].sharesEntries(with: old.leaves[leaf])
                {
                    continue
                }
                unshared.append(leaf)
            }
        }
        return unshared.count > limit ? nil : unshared
    }

    /// How many entries stand before the end of a leaf.
    private func visibleOrder(of leaf: OutlineNodeID) -> Int {
        if leaf == .noNode { return 0 }
        return Int(summary(before: OutlineCursor(leaf: leaf, slot: leaves[Int(leaf)].entries.count)).count)
    }

    /// How many visible entries there are up to the end of a leaf. No leaf stands for the start, or for the end.
    private func visibleEnd(of leaf: OutlineNodeID, orAll: Bool = false) -> Int {
        if leaf == .noNode { return orAll ? visibleCount : 0 }
        return summary(before: OutlineCursor(leaf: leaf, slot: leaves[Int(leaf)].entries.count)).visibleCount
    }

    /// What all entries before a leaf add up to, or all entries.
    private func summary(beforeLeaf leaf: OutlineNodeID) -> OutlineSummary {
        leaf == .noNode ? summary : summary(before: OutlineCursor(leaf: leaf, slot: 0))
    }
}

extension OutlineSummary {
    /// How many entries are visible, when the entries are the first ones of an outline.
    fileprivate var visibleCount: Int { Int(hidden.lowestCount) }
}

extension OutlineLeaf {
    /// Whether the entries lie at the same place in memory. They are the same then: who changes a shared buffer makes
    /// a copy first.
    fileprivate func sharesEntries(with other: OutlineLeaf) -> Bool {
        entries.withUnsafeBufferPointer { entries in
            other.entries.withUnsafeBufferPointer { entries.baseAddress == $0.baseAddress && entries.count == $0.count }
        }
    }
}
