extension DiffableDataSourceSectionSnapshot {
    /// All items, each parent directly before its descendants, whether they are visible or not.
    /// - Complexity: O(`numberOfItems`).
    @inlinable
    public var items: [ItemIdentifierType] {
        storage.items(of: storage.tree.nodes(in: 0..<numberOfItems))
    }

    /// The items without a parent, in order.
    /// - Complexity: O(*r* log `numberOfItems`) for *r* root items.
    @inlinable
    public var rootItems: [ItemIdentifierType] {
        storage.children(of: nil)
    }

    /// The number of all items, whether they are visible or not. Apple has no such member.
    /// - Complexity: O(1).
    @inlinable
    public var numberOfItems: Int { storage.table.count }

    /// Whether there are no items. Apple has no such member.
    /// - Complexity: O(1).
    @inlinable
    public var isEmpty: Bool { storage.table.count == 0 }

    /// Whether `item` is in the outline, visible or not.
    /// - Complexity: That of one look-up in a hash table.
    @inlinable
    public func contains(_ item: ItemIdentifierType) -> Bool {
        storage.handle(of: item) != nil
    }

    /// The index of `item` in ``items``, which counts hidden items too; nil when it isn't in the outline.
    /// - Complexity: O(log `numberOfItems`).
    @inlinable
    public func index(of item: ItemIdentifierType) -> Int? {
        storage.handle(of: item).map { storage.tree.index(of: $0) }
    }

    /// The item at `index` in ``items``. An index out of range stops the program. Apple has no such member.
    /// - Complexity: O(log `numberOfItems`).
    @inlinable
    public func item(at index: Int) -> ItemIdentifierType {
        if index < 0 || index >= numberOfItems {
            Misuse.stop(
                "item(at:)", "index", index, "is out of range", cure: "pass one from 0 to below numberOfItems")
        }
        return storage.item(of: storage.tree.handle(at: index))
    }
    /// Tells of each of ``items`` its index, how deep it lies, and whether it is expanded.
    package func forEachNode(_ body: (_ index: Int, _ level: Int, _ isExpanded: Bool) -> Void) {
        for (index, node) in storage.tree.nodes(in: 0..<numberOfItems).enumerated() {
            body(index, Int(node.level), node.isExpanded)
        }
    }
}
