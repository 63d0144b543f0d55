/// The order, the levels and the expansion of an outline's handles.
///
/// All entries, parents before their children, stand in one tree. No function calls itself along the outline's depth, so
/// a chain of any length is safe.
///
/// Each node of the tree keeps the ``OutlineSummary`` of its entries:
/// - `count` finds the entry at an index,
/// - `level.lowest` finds the end of a subtree, which is the first entry that is no deeper than its root; how often
///   the lowest level occurs in a subtree is its root's number of children,
/// - `hidden.lowest` is 0 where something is visible, and its count is how many entries are.
@usableFromInline
struct OutlineTree: Sendable {
    typealias Cursor = OrderCursor<OutlineEntry>

    var forest: OrderForest<OutlineEntry>
    var root: OrderNode<OutlineEntry>?
    var records: PagedArray<OutlineRecord>

    /// Makes a tree of entries in order, with a record for each handle.
    ///
    /// - Parameter forest: An empty one, to which the tree is added.
    init(_ entries: [OutlineEntry], _ records: [OutlineRecord], in forest: OrderForest<OutlineEntry>) {
        self.forest = forest
        self.records = PagedArray(records)
        self.forest.insert(entries, at: 0, into: &root, owner: 0)
    }

    /// What all entries add up to.
    var summary: OutlineSummary { root?.sum ?? OutlineSummary() }

    @usableFromInline var count: Int { Int(summary.count) }

    /// The number of entries without a collapsed ancestor.
    @usableFromInline var visibleCount: Int { summary.visibleCount }

    @usableFromInline
    func parent(of handle: OutlineHandle) -> OutlineHandle? {
        let parent = records[Int(handle)].parent
        return parent < 0 ? nil : parent
    }

    @usableFromInline
    func isExpanded(_ handle: OutlineHandle) -> Bool { records[Int(handle)].isExpanded }
}

/// What is known of an item by its handle.
struct OutlineRecord {
    /// The handle of the parent, or -1.
    var parent: OutlineHandle = -1
    var isExpanded = false
}
