extension DiffableDataSourceSectionSnapshot {
    /// What differs between the rows of an older outline and this one's.
    ///
    /// - Complexity: About that of the change where one outline was made from the other; otherwise O(*n*).
    package func visibleChanges(from old: Self) -> VisibleChanges {
        VisibleChanges(
            storage.tree.changes(from: old.storage.tree).map { change in
                var rows = old.storage.tree.rows(in: change.old)
                storage.setOwnHandles(of: &rows, from: old.storage)
                return (change, rows, storage.tree.rows(in: change.new))
            })
    }

    /// The items that are not in an older outline.
    ///
    /// - Complexity: About that of the change where one outline was made from the other; otherwise O(*n*).
    package func itemsMissing(in old: Self) -> [ItemIdentifierType] {
        let handles = storage.tree.handlesNotShared(with: old.storage.tree)
        return storage.table.identifiers(of: storage.handlesMissing(handles, in: old.storage))
    }
}
