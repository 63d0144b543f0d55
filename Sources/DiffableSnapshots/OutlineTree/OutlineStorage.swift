/// The items of an outline by handle, and the tree of handles.
@usableFromInline
struct OutlineStorage<Item: Hashable & Sendable>: Sendable {
    @usableFromInline var tree = OutlineTree()
    @usableFromInline var table = IdentifierTable<Item>()

    @inlinable
    init() {}

    @inlinable
    func handle(of item: Item) -> OutlineHandle? { table.handle(of: item) }

    @inlinable
    func item(of handle: OutlineHandle) -> Item { table.identifier(of: handle) }

    /// A new handle for `item`; nil when it has one already.
    @inlinable
    mutating func intern(_ item: Item) -> OutlineHandle? {
        let (handle, isNew) = table.insert(item)
        return isNew ? handle : nil
    }

    @inlinable
    mutating func removeSubtree(of handle: OutlineHandle) {
        release(tree.removeSubtree(of: handle))
    }

    @inlinable
    mutating func removeDescendants(of handle: OutlineHandle) {
        release(tree.removeDescendants(of: handle))
    }

    @inlinable
    mutating func removeKeepingDescendants(of handle: OutlineHandle) {
        tree.removeKeepingDescendants(of: handle)
        table.remove(handle: handle)
    }

    @inlinable
    mutating func release(_ removed: [OutlineHandle]) {
        for handle in removed { table.remove(handle: handle) }
    }

    @inlinable
    func items(in range: Range<Int>) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(range.count)
        tree.forEach(in: range) { handle, _ in items.append(item(of: handle)) }
        return items
    }

    @inlinable
    func children(of parent: OutlineHandle?) -> [Item] {
        var items: [Item] = []
        tree.forEachChild(of: parent) { items.append(item(of: $0)) }
        return items
    }

    @inlinable
    func firstChild(of parent: OutlineHandle?) -> Item? {
        guard let parent else { return tree.count == 0 ? nil : item(of: tree.handle(at: 0)) }
        return tree.hasChildren(parent) ? item(of: tree.handle(at: tree.index(of: parent) + 1)) : nil
    }

    /// Gives rows of another outline the handles that their items have here, -1 where there is none.
    @usableFromInline
    func setOwnHandles(of rows: inout [OutlineRow], from other: OutlineStorage) {
        var names = SharedNames(old: other.table, new: table)
        for index in rows.indices where !names.isSame(rows[index].handle) {
            rows[index].handle = table.handle(of: other.item(of: rows[index].handle)) ?? -1
        }
    }

    /// Those of the handles whose items are not in an older outline.
    @usableFromInline
    func handlesMissing(_ handles: [OutlineHandle], in old: OutlineStorage) -> [OutlineHandle] {
        var names = SharedNames(old: old.table, new: table)
        return handles.filter { !names.isSame($0) && old.handle(of: item(of: $0)) == nil }
    }

    func checkInvariants() {
        tree.checkInvariants()
        table.checkInvariants()
        precondition(table.count == tree.count, "the table and the tree differ in number")
    }
}
