extension DiffableDataSourceSectionSnapshot {
    /// Expands items, so that their children are visible as far as their ancestors are expanded too.
    ///
    /// An item needs no children to be expanded: those that come later are visible at once. Items that aren't in the
    /// outline are ignored; a data source that is handed the outline warns of them.
    /// - Complexity: O(log `numberOfItems`) per item, however many children it has.
    @inlinable
    public mutating func expand(_ items: [ItemIdentifierType]) {
        setExpanded(true, items)
    }

    /// Collapses items, so that their descendants are hidden. These keep their own expansion for later.
    ///
    /// Items that aren't in the outline are ignored; a data source that is handed the outline warns of them.
    /// - Complexity: O(log `numberOfItems`) per item, however many children it has.
    @inlinable
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        setExpanded(false, items)
    }

    /// Whether `item` is expanded, visible or not, with or without children.
    ///
    /// An item that isn't in the outline stops the program.
    /// - Complexity: That of one look-up in a hash table.
    @inlinable
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        storage.tree.isExpanded(existing(item, in: "isExpanded(_:)"))
    }

    /// The expanded items in the order of ``items``, visible or not.
    /// - Complexity: O(`numberOfItems`).
    @inlinable
    public var expandedItems: [ItemIdentifierType] {
        storage.items(of: storage.tree.nodes(in: 0..<numberOfItems).filter { $0.isExpanded })
    }

    @inlinable
    mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
        let handles = storage.table.find(items)
        if strangers.isEmpty, let index = handles.firstIndex(where: { $0 < 0 }) { strangers = [items[index]] }
        storage.setExpanded(isExpanded, handles)
    }

    /// An item that was to be expanded or collapsed though it isn't in the outline; nil when there is none. For the
    /// warning of a data source that was handed this outline.
    package var itemExpandedInVain: ItemIdentifierType? { strangers.first { !contains($0) } }

    /// The same outline, without what it keeps in mind for a warning.
    package func removingNotes() -> Self {
        if strangers.isEmpty { return self }
        var result = self
        result.strangers = []
        return result
    }
}
