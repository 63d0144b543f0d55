extension DiffableDataSourceSectionSnapshot {
    /// Appends items, collapsed, behind the existing children of `parent`, or as root items when that is nil.
    ///
    /// An identifier that is already in the outline or comes twice stops the program, and so does an unknown parent.
    /// An empty array does nothing, whatever the parent.
    /// - Complexity: O(`items.count` + log `numberOfItems`) on average.
    @inlinable
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if items.isEmpty { return }
        let parent = parent.map { existing($0, as: "parent", in: "append(_:to:)") }
        insert(items, at: .endOfChildren(parent), in: "append(_:to:)")
    }

    /// Inserts items, collapsed, directly before `item`, as its siblings.
    ///
    /// An identifier that is already in the outline or comes twice stops the program, and so does an unknown `item`.
    /// - Complexity: O(`items.count` + log `numberOfItems`) on average.
    @inlinable
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        if items.isEmpty { return }
        insert(items, at: .before(existing(item, in: "insert(_:before:)")), in: "insert(_:before:)")
    }

    /// Inserts items, collapsed, behind `item` and all of its descendants, as siblings of `item`.
    ///
    /// An identifier that is already in the outline or comes twice stops the program, and so does an unknown `item`.
    /// - Complexity: O(`items.count` + log `numberOfItems`) on average.
    @inlinable
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        if items.isEmpty { return }
        insert(items, at: .after(existing(item, in: "insert(_:after:)")), in: "insert(_:after:)")
    }

    /// Inserts items with the levels and the expansion of some nodes, or all of level 0 and collapsed.
    @inlinable
    mutating func insert(
        _ items: [ItemIdentifierType], like nodes: [OutlineItem]? = nil, at place: OutlinePlace, in call: StaticString
    ) {
        let (handles, twice) = storage.table.insert(items)
        if let twice { Self.stopAtKnown(items[twice], in: call) }
        storage.insert(handles, like: nodes, at: place)
    }
}
