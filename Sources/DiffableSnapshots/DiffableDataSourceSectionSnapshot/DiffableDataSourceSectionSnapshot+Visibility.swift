extension DiffableDataSourceSectionSnapshot {
    /// The items whose ancestors are all expanded, in order.
    /// - Complexity: O(`numberOfItems`) at worst; hidden items in a row are passed over together.
    @inlinable
    public var visibleItems: [ItemIdentifierType] {
        visibleItems(in: 0..<numberOfVisibleItems)
    }

    /// The visible items in a range of their indexes.
    @inlinable
    package func visibleItems(in range: Range<Int>) -> [ItemIdentifierType] {
        storage.table.identifiers(of: storage.tree.visibleHandles(in: range))
    }

    /// The number of items whose ancestors are all expanded. Apple has no such member.
    /// - Complexity: O(1).
    @inlinable
    public var numberOfVisibleItems: Int { storage.tree.visibleCount }

    /// Whether all ancestors of `item` are expanded. It says nothing about what is scrolled into view.
    ///
    /// An item that isn't in the outline stops the program.
    /// - Complexity: O(log `numberOfItems`).
    @inlinable
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        storage.tree.isVisible(existing(item, in: "isVisible(_:)"))
    }

    /// The index of `item` in ``visibleItems``; nil when it is hidden or isn't in the outline.
    ///
    /// Apple has no such member.
    /// - Complexity: O(log `numberOfItems`).
    @inlinable
    public func visibleIndex(of item: ItemIdentifierType) -> Int? {
        storage.handle(of: item).flatMap { storage.tree.visibleIndex(of: $0) }
    }

    /// The item at `index` in ``visibleItems``. An index out of range stops the program. Apple has no such member.
    /// - Complexity: O(log `numberOfItems`).
    @inlinable
    public func visibleItem(at index: Int) -> ItemIdentifierType {
        if index < 0 || index >= numberOfVisibleItems {
            Misuse.stop(
                "visibleItem(at:)", "index", index, "is out of range",
                cure: "pass one from 0 to below numberOfVisibleItems")
        }
        return storage.item(of: storage.tree.handle(atVisible: index))
    }
}
