/// Collects the entries of a tree in order, to make it from the leaves up.
struct OutlineBuilder {
    fileprivate let capacity: OutlineTree.Capacity
    /// How many entries each leaf gets: some less than it has room for, for those that come later.
    private let share: Int
    private let count: Int
    private var entries: ContiguousArray<OutlineEntry> = []
    private var before: (level: Int32, hidden: Int32) = (0, 0)
    fileprivate var records: ContiguousArray<OutlineRecord>
    fileprivate var leaves = PagedArray<OutlineLeaf>()
    fileprivate var children: [OutlineBranch.Child] = []

    /// - Parameter count: The number of entries to come; their handles are below it.
    init(capacity: OutlineTree.Capacity, count: Int) {
        self.capacity = capacity
        self.count = count
        share = max(1, capacity.leaf - capacity.leaf / 8)
        records = ContiguousArray(repeating: OutlineRecord(), count: count)
    }

    /// - Parameter parent: The handle of the parent, or -1.
    mutating func append(
        _ handle: OutlineHandle, _ level: Int32, _ hidden: Int32, parent: OutlineHandle, isExpanded: Bool
    ) {
        let leaf = OutlineNodeID(leaves.count)
        entries.append(
            OutlineEntry(
                handle: handle, levelStep: level - before.level, hiddenStep: hidden - before.hidden,
                isExpanded: isExpanded))
        records[Int(handle)] = OutlineRecord(leaf: leaf, parent: parent < 0 ? .max : parent, isExpanded: isExpanded)
        before = (level, hidden)
        let isLast = Int(leaf) * share + entries.count == count
        if entries.count < share, !isLast { return }
        let new = OutlineLeaf(
            previous: leaf == 0 ? .noNode : leaf - 1, next: isLast ? .noNode : leaf + 1, entries: entries)
        children.append(OutlineBranch.Child(node: leaf, summary: new.entries.summary))
        leaves.append(new)
        entries = []
        entries.reserveCapacity(share)
    }
}

extension OutlineTree {
    init(_ builder: OutlineBuilder) {
        self.init(capacity: builder.capacity)
        if builder.children.isEmpty { return }
        leaves = builder.leaves
        lastLeaf = OutlineNodeID(leaves.count - 1)
        records = builder.records.withUnsafeBufferPointer { PagedArray($0) }
        replace([], by: builder.children, areFull: true)
    }
}
