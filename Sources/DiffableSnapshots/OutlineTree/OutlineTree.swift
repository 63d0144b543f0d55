/// The order, the levels and the expansion of an outline's handles.
///
/// All entries, parents before their children, stand in one B+ tree. Nodes name each other by number and live in paged
/// arrays that copies share, so the tree is persistent without being rebuilt along a path, and a node can know its
/// parent: from a handle the way leads to its leaf and up, adding what stands before. No function calls itself along
/// the outline's depth, so a chain of any length is safe.
///
/// Each node keeps the ``OutlineSummary`` of its entries:
/// - `count` finds the entry at an index,
/// - `level.lowest` finds the end of a subtree, which is the first entry that is no deeper than its root; how often
///   the lowest level occurs in a subtree is its root's number of children,
/// - `hidden.lowest` is 0 where something is visible, and its count is how many entries are.
@usableFromInline
struct OutlineTree: Sendable {
    var leaves = PagedArray<OutlineLeaf>()
    var branches = PagedArray<OutlineBranch>()
    var records = PagedArray<OutlineRecord>()
    var root: OutlineNodeID
    /// The number of branches above each leaf.
    var height = 0
    var lastLeaf: OutlineNodeID
    /// Leaves are joined to the one before, so the first one goes on for ever.
    var firstLeaf: OutlineNodeID { 0 }
    /// What all entries add up to.
    var summary = OutlineSummary()
    var freeLeaf = OutlineNodeID.noNode
    var freeBranch = OutlineNodeID.noNode
    let capacity: Capacity
    #if DEBUG
    var probe: OutlineProbe?
    #endif

    /// How much a node holds. Tests choose small ones, so that small outlines have many nodes.
    struct Capacity: Sendable {
        var leaf = 64
        var branch = 32
    }

    @usableFromInline
    init() {
        self.init(capacity: Capacity())
    }

    init(capacity: Capacity) {
        self.capacity = capacity
        leaves.append(OutlineLeaf())
        root = 0
        lastLeaf = 0
    }

    @usableFromInline var count: Int { Int(summary.count) }

    /// The number of entries without a collapsed ancestor.
    @usableFromInline var visibleCount: Int { Int(summary.hidden.lowestCount) }

    @usableFromInline
    func parent(of handle: OutlineHandle) -> OutlineHandle? {
        let parent = records[Int(handle)].parent
        return parent == .max ? nil : parent
    }

    @usableFromInline
    func isExpanded(_ handle: OutlineHandle) -> Bool { records[Int(handle)].isExpanded }

    @inline(__always)
    func visit() {
        #if DEBUG
        probe?.visits += 1
        #endif
    }
}

#if DEBUG
/// Counts the nodes that an outline looks at.
// Only tests set a probe, and each uses its own on one thread.
final class OutlineProbe: @unchecked Sendable {
    var visits = 0
}
#endif
