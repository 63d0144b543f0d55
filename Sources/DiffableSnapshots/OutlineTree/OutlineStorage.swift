/// The items of an outline by handle, and the tree of handles.
struct OutlineStorage<Item: Hashable & Sendable>: Sendable {
    var tree = OutlineTree()
    private var handles: [Item: OutlineHandle] = [:]
    private var identifiers: [Item?] = []

    func handle(of item: Item) -> OutlineHandle? { handles[item] }

    func item(of handle: OutlineHandle) -> Item { identifiers[Int(handle)]! }

    /// A new handle for `item`; nil when it has one already.
    mutating func intern(_ item: Item) -> OutlineHandle? {
        if handles[item] != nil { return nil }
        let handle = OutlineHandle(identifiers.count)
        identifiers.append(item)
        handles[item] = handle
        return handle
    }

    mutating func removeSubtree(of handle: OutlineHandle) {
        release(tree.removeSubtree(of: handle))
    }

    mutating func removeDescendants(of handle: OutlineHandle) {
        release(tree.removeDescendants(of: handle))
    }

    private mutating func release(_ removed: [OutlineHandle]) {
        for handle in removed {
            handles[item(of: handle)] = nil
            identifiers[Int(handle)] = nil
        }
    }

    func items(in range: Range<Int>) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(range.count)
        tree.forEach(in: range) { handle, _ in items.append(item(of: handle)) }
        return items
    }

    func visibleItems() -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(tree.visibleCount)
        tree.forEachVisible { items.append(item(of: $0)) }
        return items
    }

    func children(of parent: OutlineHandle?) -> [Item] {
        var items: [Item] = []
        tree.forEachChild(of: parent) { items.append(item(of: $0)) }
        return items
    }

    func checkInvariants() {
        tree.checkInvariants()
        precondition(handles.count == tree.count, "the table and the tree differ in number")
        tree.forEach(in: 0..<tree.count) { handle, _ in
            precondition(self.handle(of: item(of: handle)) == handle, "an item leads to another handle")
        }
    }
}
