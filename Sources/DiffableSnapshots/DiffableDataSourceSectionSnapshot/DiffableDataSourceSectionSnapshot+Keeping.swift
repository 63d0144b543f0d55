extension DiffableDataSourceSectionSnapshot {
    /// This outline with the identifiers of an older one wherever both have equal ones.
    ///
    /// - Complexity: About that of the edits by which one was made from the other; otherwise O(*n*).
    package func keepingIdentifiers(of old: Self) -> Self {
        let equals = storage.table.equals(in: old.storage.table)
        if equals.isEmpty { return self }
        var result = self
        result.storage.table.replace(equals)
        return result
    }
}
