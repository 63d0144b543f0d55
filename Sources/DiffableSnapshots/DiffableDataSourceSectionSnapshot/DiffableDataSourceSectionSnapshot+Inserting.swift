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

    @inlinable
    mutating func insert(_ items: [ItemIdentifierType], at place: OutlinePlace, in call: StaticString) {
        insert(items, nodes: nil, at: place, in: call)
    }

    /// Inserts items with levels and expansion, or all of level 0 and collapsed.
    @inlinable
    mutating func insert(
        _ items: [ItemIdentifierType], nodes: [OutlineItem]?, at place: OutlinePlace, in call: StaticString
    ) {
        withUnsafeTemporaryAllocation(of: OutlineItem.self, capacity: items.count) { buffer in
            if let nodes {
                _ = buffer.initialize(fromContentsOf: nodes)
            } else {
                buffer.initialize(repeating: OutlineItem(handle: 0, level: 0, isExpanded: false))
            }
            let twice = items.withUnsafeBufferPointer { storage.intern($0, into: buffer) }
            if let twice { Self.stopAtKnown(items[twice], in: call) }
            storage.insert(UnsafeBufferPointer(buffer), at: place)
        }
    }
}
