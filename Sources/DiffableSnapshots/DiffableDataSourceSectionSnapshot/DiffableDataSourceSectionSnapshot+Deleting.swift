extension DiffableDataSourceSectionSnapshot {
    /// Deletes items together with all of their descendants, which forget that they were expanded.
    ///
    /// An item that isn't in the outline stops the program before anything is deleted; a descendant whose hash value
    /// isn't what it was when it came in stops it, too. Naming an item twice, or an item and its descendant, is fine.
    /// - Complexity: O(*d* + log `numberOfItems`) on average per item, for *d* deleted ones; siblings that are named in
    ///   their order are deleted together.
    @inlinable
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let handles = storage.table.find(items)
        if let unknown = handles.firstIndex(of: -1) { _ = existing(items[unknown], in: "delete(_:)") }
        storage.removeSubtrees(of: handles, in: "delete(_:)")
    }

    /// Deletes `item` alone: its children take its place, one level up, with all that is below them.
    ///
    /// An item that isn't in the outline stops the program. Apple has no such member.
    /// - Complexity: O(*c* log `numberOfItems`) on average for *c* children.
    @inlinable
    public mutating func deleteKeepingChildren(_ item: ItemIdentifierType) {
        let call: StaticString = "deleteKeepingChildren(_:)"
        storage.removeKeepingDescendants(of: existing(item, in: call), in: call)
    }

    /// Deletes everything.
    @inlinable
    public mutating func deleteAll() {
        storage = OutlineStorage()
    }
}
