extension DiffableDataSourceSectionSnapshot {
    /// Deletes items together with all of their descendants, which forget that they were expanded.
    ///
    /// An item that isn't in the outline stops the program before anything is deleted. Naming an item twice, or an
    /// item and its descendant, is fine. Apple has it since iOS 14.
    /// - Complexity: O(*d* + log `numberOfItems`) on average per item, for *d* deleted ones.
    @inlinable
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items { _ = existing(item, in: "delete(_:)") }
        for item in items {
            // An item that went with an ancestor before is no longer there.
            guard let handle = storage.handle(of: item) else { continue }
            storage.removeSubtree(of: handle)
        }
    }

    /// Deletes `item` alone: its children take its place, one level up, with all that is below them.
    ///
    /// An item that isn't in the outline stops the program. Apple has no such member.
    /// - Complexity: O(*c* log `numberOfItems`) on average for *c* children.
    @inlinable
    public mutating func deleteKeepingChildren(_ item: ItemIdentifierType) {
        storage.removeKeepingDescendants(of: existing(item, in: "deleteKeepingChildren(_:)"))
    }

    /// Deletes everything. Apple has it since iOS 14.
    @inlinable
    public mutating func deleteAll() {
        storage = OutlineStorage()
    }
}
