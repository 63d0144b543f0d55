/// An outline as it was appended: who is whose child.
///
/// Most outlines are built parent by parent before anybody looks at them. To insert each item into the tree would take
/// several times as long as to make the tree at the first look, once for all copies. Whatever is not an append, an
/// expansion or a collapse of an outline that nobody has looked at or copied goes to the tree.
@usableFromInline
final class OutlineDraft: @unchecked Sendable {
    // Written to only while one outline alone refers to it and nobody has looked; the cell only by atomic operations.
    /// The parent of the roots, and behind it the items in the order of their handles.
    @exclusivity(unchecked) private var nodes: ContiguousArray<Node>
    private let capacity: OutlineTree.Capacity
    private let cells = OnceCells()

    private struct Node {
        /// The indexes of other nodes, or -1.
        var parent: Int32
        var next: Int32 = -1
        var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        var isExpanded: Bool
    }

    private final class TreeBox: Sendable {
        let tree: OutlineTree
        init(_ tree: OutlineTree) { self.tree = tree }
    }

    init(capacity: OutlineTree.Capacity) {
        nodes = [Node(parent: -1, isExpanded: true)]
        self.capacity = capacity
    }

    deinit { cells.destroy() }

    var isLookedAt: Bool { cells[0] != nil }

    /// The tree, made at the first look.
    var tree: OutlineTree {
        let box = cells[0] ?? cells.publish(TreeBox(makeTree()), at: 0)
        return unsafeDowncast(box, to: TreeBox.self).tree
    }

    /// Appends items, whose handles must follow the last one, in the order of a walk through their own trees.
    func append(_ items: UnsafeBufferPointer<OutlineNode>, to parent: OutlineHandle?) {
        /// The parents of items of level 1 and more.
        var path: [Int] = []
        for item in items {
            precondition(Int(item.handle) == nodes.count - 1, "the handles of an outline have gaps")
            let level = Int(item.level)
            if level > path.count { path.append(nodes.count - 1) } else { path.removeSubrange(level...) }
            append(to: path.last ?? Int(parent ?? -1) + 1, isExpanded: item.isExpanded)
        }
    }

    private func append(to parent: Int, isExpanded: Bool) {
        let new = Int32(nodes.count)
        nodes.append(Node(parent: Int32(parent), isExpanded: isExpanded))
        if nodes[parent].firstChild < 0 {
            nodes[parent].firstChild = new
        } else {
            nodes[Int(nodes[parent].lastChild)].next = new
        }
        nodes[parent].lastChild = new
    }

    func setExpanded(_ isExpanded: Bool, _ handles: UnsafeBufferPointer<OutlineHandle>) {
        for handle in handles where handle >= 0 { nodes[Int(handle) + 1].isExpanded = isExpanded }
    }

    private func makeTree() -> OutlineTree {
        var builder = OutlineBuilder(capacity: capacity, count: nodes.count - 1)
        var index = Int(nodes[0].firstChild)
        var (level, hidden): (Int32, Int32) = (0, 0)
        while index > 0 {
            var node = nodes[index]
            builder.append(Int32(index - 1), level, hidden, parent: node.parent - 1, isExpanded: node.isExpanded)
            if node.firstChild >= 0 {
                level += 1
                hidden += node.isExpanded ? 0 : 1
                index = Int(node.firstChild)
                continue
            }
            // The next item is that of the nearest ancestor that has one.
            while node.next < 0, node.parent > 0 {
                node = nodes[Int(node.parent)]
                level -= 1
                hidden -= node.isExpanded ? 0 : 1
            }
            index = Int(node.next)
        }
        return OutlineTree(builder)
    }
}
