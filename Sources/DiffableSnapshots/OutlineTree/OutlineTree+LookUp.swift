extension OutlineTree {
    /// The tree's root, when there is an entry.
    private var unretainedRoot: Unmanaged<OrderNode<OutlineEntry>> { .passUnretained(root.unsafelyUnwrapped) }

    /// The entry of a handle, and what all before it add up to.
    func place(of handle: OutlineHandle) -> (before: OutlineSummary, entry: OutlineEntry) {
        forest.place(of: handle, at: forest.path(of: handle), in: unretainedRoot)
    }

    @usableFromInline
    func index(of handle: OutlineHandle) -> Int { Int(place(of: handle).before.count) }

    /// How many ancestors an entry has.
    @usableFromInline
    func level(of handle: OutlineHandle) -> Int {
        let (before, entry) = place(of: handle)
        return Int(before.level.sum &+ entry.levelStep)
    }

    @usableFromInline
    func isVisible(_ handle: OutlineHandle) -> Bool { visibleIndex(of: handle) != nil }

    /// Nil when the entry is hidden.
    @usableFromInline
    func visibleIndex(of handle: OutlineHandle) -> Int? {
        let (before, entry) = place(of: handle)
        return before.hidden.sum &+ entry.hiddenStep == 0 ? before.visibleCount : nil
    }

    @usableFromInline
    func handle(at index: Int) -> OutlineHandle { forest.entry(at: index, in: unretainedRoot).handle }

    @usableFromInline
    func handle(atVisible index: Int) -> OutlineHandle {
        forest.search(in: unretainedRoot) { $0.visibleCount(with: $1) <= index }.entry.handle
    }

    /// What all entries before an index, which may be the end, add up to.
    func summary(before index: Int) -> OutlineSummary {
        index == count ? summary : forest.search(in: unretainedRoot) { Int($0.count &+ $1.count) <= index }.before
    }

    /// The entries in a range of indexes. The levels count from that of the first one.
    @usableFromInline
    func nodes(in range: Range<Int>) -> [OutlineItem] {
        var nodes: [OutlineItem] = []
        nodes.reserveCapacity(range.count)
        var level: Int32 = 0
        root?.forEachRun(in: range) { entries in
            for entry in entries {
                if !nodes.isEmpty { level &+= entry.levelStep }
                nodes.append(OutlineItem(handle: entry.handle, level: level, isExpanded: entry.isExpanded))
            }
        }
        return nodes
    }
}

extension OutlineSummary {
    /// How many entries are visible, when the entries are the first ones of an outline.
    @inline(__always)
    var visibleCount: Int { Int(hidden.lowestCount) }

    /// How many are visible together with the ones that follow.
    @inline(__always)
    func visibleCount(with next: OutlineSummary) -> Int {
        visibleCount &+ (hidden.sum &+ next.hidden.lowest > 0 ? 0 : Int(next.hidden.lowestCount))
    }
}
