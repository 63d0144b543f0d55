extension DiffableDataSourceSectionSnapshot {
    /// Whether two outlines hold the same items in the same order, with the same levels and the same expansion.
    ///
    /// - Complexity: O(`numberOfItems`).
    public func hasSameContent(as other: Self) -> Bool {
        if numberOfItems != other.numberOfItems || numberOfVisibleItems != other.numberOfVisibleItems { return false }
        let nodes = storage.tree.nodes(in: 0..<numberOfItems)
        let others = other.storage.tree.nodes(in: 0..<numberOfItems)
        return nodes.elementsEqual(others) { $0.level == $1.level && $0.isExpanded == $1.isExpanded }
            && storage.items(of: nodes) == other.storage.items(of: others)
    }
}
