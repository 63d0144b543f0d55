/// An outline as it was appended: who is whose child.
///
/// Most outlines are built parent by parent before anybody looks at them. To insert each item into the tree would take
/// several times as long as to make the tree at the first look, once for all copies. Whatever is not an append, an
/// expansion or a collapse of an outline that nobody has looked at or copied goes to the tree.
@usableFromInline
final class OutlineDraft: OnceCells, @unchecked Sendable {
    // Written to only while one outline alone refers to it and nobody has looked; the cell only by atomic operations.
    /// The items in the order of their handles, in which siblings follow each other.
    @exclusivity(unchecked) private var records: [OutlineRecord] = []
    private let forest: OrderForest<OutlineEntry>

    private final class TreeBox: Sendable {
        let tree: OutlineTree
        init(_ tree: OutlineTree) { self.tree = tree }
    }

    /// - Parameter forest: An empty one, for the tree.
    init(_ forest: OrderForest<OutlineEntry>) { self.forest = forest }

    var isLookedAt: Bool { self[0] != nil }

    /// The tree, made at the first look.
    var tree: OutlineTree {
        let box = self[0] ?? publish(TreeBox(makeTree()), at: 0)
        return unsafeDowncast(box, to: TreeBox.self).tree
    }

    /// Appends items, whose handles must follow the last one, in the order of a walk through their own trees.
    func append(_ handles: [OutlineHandle], like nodes: [OutlineItem]?, to parent: OutlineHandle?) {
        /// The parents of items of level 1 and more.
        var path: [OutlineHandle] = []
        for (index, handle) in handles.enumerated() {
            precondition(Int(handle) == records.count, "the handles of an outline have gaps")
            let level = Int(nodes?[index].level ?? 0)
            if level > path.count { path.append(handle - 1) } else { path.removeSubrange(level...) }
            let isExpanded = nodes?[index].isExpanded ?? false
            records.append(OutlineRecord(parent: path.last ?? parent ?? -1, isExpanded: isExpanded))
        }
    }

    func setExpanded(_ isExpanded: Bool, _ handles: [OutlineHandle]) {
        for handle in handles where handle >= 0 { records[Int(handle)].isExpanded = isExpanded }
    }

    private func makeTree() -> OutlineTree {
        OutlineTree(makeEntries(), records, in: forest)
    }

    /// Makes the entries in the order of a walk through the outline.
    private func makeEntries() -> [OutlineEntry] {
        var entries: [OutlineEntry] = []
        entries.reserveCapacity(records.count)
        let links = makeLinks()
        var handle = links[0].firstChild
        var (level, hidden): (Int32, Int32) = (0, 0)
        var before = (level: level, hidden: hidden)
        while entries.count < records.count {
            var record = records[Int(handle)]
            entries.append(
                OutlineEntry(
                    handle: handle, levelStep: level - before.level, hiddenStep: hidden - before.hidden,
                    isExpanded: record.isExpanded))
            before = (level, hidden)
            var link = links[Int(handle) + 1]
            if link.firstChild >= 0 {
                level += 1
                hidden += record.isExpanded ? 0 : 1
                handle = link.firstChild
                continue
            }
            // The next item is that of the nearest ancestor that has one.
            while link.next < 0, record.parent >= 0 {
                link = links[Int(record.parent) + 1]
                record = records[Int(record.parent)]
                level -= 1
                hidden -= record.isExpanded ? 0 : 1
            }
            handle = link.next
        }
        return entries
    }

    /// The next sibling and the first child of each item, -1 where there is none, behind those of the root.
    private func makeLinks() -> [(next: OutlineHandle, firstChild: OutlineHandle)] {
        var links = Array(repeating: (next: OutlineHandle(-1), firstChild: OutlineHandle(-1)), count: records.count + 1)
        for handle in records.indices.reversed() {
            let parent = Int(records[handle].parent) + 1
            links[handle + 1].next = links[parent].firstChild
            links[parent].firstChild = OutlineHandle(handle)
        }
        return links
    }
}
