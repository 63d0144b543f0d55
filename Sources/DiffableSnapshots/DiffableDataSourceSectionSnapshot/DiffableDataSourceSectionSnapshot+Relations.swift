extension DiffableDataSourceSectionSnapshot {
    /// The parent of `child`; nil says that `child` is a root item.
    ///
    /// An item that isn't in the outline stops the program.
    /// - Complexity: That of one look-up in a hash table.
    @inlinable
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        storage.tree.parent(of: existing(child, in: "parent(of:)")).map { storage.item(of: $0) }
    }

    /// The number of ancestors of `item`: 0 for a root item, whatever is expanded.
    ///
    /// An item that isn't in the outline stops the program.
    /// - Complexity: O(log `numberOfItems`).
    @inlinable
    public func level(of item: ItemIdentifierType) -> Int {
        storage.tree.level(of: existing(item, in: "level(of:)"))
    }

    /// The children of `parent` in order, without their own descendants.
    ///
    /// An item that isn't in the outline stops the program. Apple has no such member.
    /// - Complexity: O(*c* log `numberOfItems`) for *c* children.
    @inlinable
    public func children(of parent: ItemIdentifierType) -> [ItemIdentifierType] {
        storage.children(of: existing(parent, in: "children(of:)"))
    }

    /// Whether `item` has children, visible or not.
    ///
    /// An item that isn't in the outline stops the program. Apple has no such member.
    /// - Complexity: O(log `numberOfItems`).
    @inlinable
    public func hasChildren(_ item: ItemIdentifierType) -> Bool {
        storage.tree.hasChildren(existing(item, in: "hasChildren(_:)"))
    }

    /// The number of children of `parent`, visible or not, without their own descendants; of root items when it is nil.
    ///
    /// An item that isn't in the outline stops the program. Apple has no such member.
    /// - Complexity: O(log `numberOfItems`), however many children there are.
    @inlinable
    public func numberOfChildren(of parent: ItemIdentifierType?) -> Int {
        storage.tree.numberOfChildren(of: parent.map { existing($0, in: "numberOfChildren(of:)") })
    }

    /// How many siblings of `item` stand before it, visible or not.
    ///
    /// An item that isn't in the outline stops the program. Apple has no such member.
    /// - Complexity: O(log `numberOfItems`), however many siblings there are.
    @inlinable
    public func siblingIndex(of item: ItemIdentifierType) -> Int {
        storage.tree.siblingIndex(of: existing(item, in: "siblingIndex(of:)"))
    }

    /// The nearest item above another one that fits a condition.
    package func ancestor(
        of item: ItemIdentifierType, where condition: (ItemIdentifierType) -> Bool
    ) -> ItemIdentifierType? {
        guard contains(item) else { return nil }
        var current = parent(of: item)
        while let candidate = current, !condition(candidate) { current = parent(of: candidate) }
        return current
    }
}
