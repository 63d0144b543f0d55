/// The items of an outline by handle, and the tree of handles.
@usableFromInline
struct OutlineStorage<Item: Hashable & Sendable>: Sendable {
    @usableFromInline var table = IdentifierTable<Item>()
    /// The outline as it was appended; `nil` once it has a tree of its own.
    private var draft: OutlineDraft?
    private var ownTree: OutlineTree?

    @usableFromInline
    init() { self.init(leafCapacity: 64, branchCapacity: 32) }

    /// How much a node of the tree holds. Tests choose little, so that small outlines have many nodes.
    init(leafCapacity: Int, branchCapacity: Int) {
        draft = OutlineDraft(OrderForest(leafCapacity: leafCapacity, branchCapacity: branchCapacity))
    }

    /// The tree. To read it makes the one of a draft, for all copies; to write to it ends the draft.
    @usableFromInline var tree: OutlineTree {
        _read {
            if let draft { yield draft.tree } else { yield ownTree.unsafelyUnwrapped }
        }
        _modify {
            if let draft = draft.take() { ownTree = draft.tree }
            yield &ownTree!
        }
    }

    /// The draft, if nobody has looked at it or copied it.
    private mutating func openDraft() -> OutlineDraft? {
        isKnownUniquelyReferenced(&draft) && !draft!.isLookedAt ? draft : nil
    }

    /// Inserts items that have just got their handles, with the levels and the expansion of some nodes.
    @usableFromInline
    mutating func insert(_ handles: [OutlineHandle], like nodes: [OutlineItem]?, at place: OutlinePlace) {
        if case .endOfChildren(let parent) = place, let draft = openDraft() {
            draft.append(handles, like: nodes, to: parent)
        } else {
            tree.insert(handles, like: nodes, at: place)
        }
    }

    @usableFromInline
    mutating func setExpanded(_ isExpanded: Bool, _ handles: [OutlineHandle]) {
        if let draft = openDraft() {
            draft.setExpanded(isExpanded, handles)
        } else {
            tree.setExpanded(isExpanded, handles)
        }
    }

    @inlinable
    func handle(of item: Item) -> OutlineHandle? { table.handle(of: item) }

    @inlinable
    func item(of handle: OutlineHandle) -> Item { table.identifier(of: handle) }

    /// Removes items with all that is below them. Those that go with others before them need not be there any more.
    @inlinable
    mutating func removeSubtrees(of handles: [OutlineHandle], in call: StaticString) {
        table.remove(tree.removeSubtrees(of: handles), call)
    }

    @inlinable
    mutating func removeDescendants(of handle: OutlineHandle, in call: StaticString) {
        table.remove(tree.removeDescendants(of: handle), call)
    }

    @inlinable
    mutating func removeKeepingDescendants(of handle: OutlineHandle, in call: StaticString) {
        tree.removeKeepingDescendants(of: handle)
        table.remove(handle: handle, call)
    }

    @inlinable
    func items(of nodes: [OutlineItem]) -> [Item] { table.identifiers(of: nodes.map { $0.handle }) }

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
        var names = SharedHandles(old: other.table, new: table)
        for index in rows.indices where !names.isSame(rows[index].handle) {
            rows[index].handle = table.handle(of: other.item(of: rows[index].handle)) ?? -1
        }
    }

    /// Those of the handles whose items are not in an older outline.
    @usableFromInline
    func handlesMissing(_ handles: [OutlineHandle], in old: OutlineStorage) -> [OutlineHandle] {
        var names = SharedHandles(old: old.table, new: table)
        return handles.filter { !names.isSame($0) && old.handle(of: item(of: $0)) == nil }
    }

    func checkInvariants() {
        tree.checkInvariants()
        table.checkInvariants()
        precondition(table.count == tree.count, "the table and the tree differ in number")
    }
}
