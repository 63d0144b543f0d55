extension DiffableDataSourceSectionSnapshot {
    /// A run of visible items of an older outline and the run that stands in its place now.
    package struct VisibleChange {
        /// The items before.
        package var old: [Row]
        /// The items now.
        package var new: [Row]
        /// The first visible item behind the run; nil at the end.
        package var next: ItemIdentifierType?
    }

    /// A visible item and what its row shows of the outline.
    package struct Row {
        /// The item.
        package var item: ItemIdentifierType
        /// The number of its ancestors.
        package var level: Int
        /// Whether its children show, or would.
        package var isExpanded: Bool
        /// Whether it has children.
        package var hasChildren: Bool
    }

    /// What differs between the rows of an older outline and this one's. Rows outside of the runs are the same.
    ///
    /// - Complexity: About that of the change where one outline was made from the other; otherwise O(*n*).
    package func visibleChanges(from old: Self) -> [VisibleChange] {
        storage.tree.changes(from: old.storage.tree).map { change in
            VisibleChange(
                old: old.rows(change.old), new: rows(change.new),
                next: change.new.upperBound < numberOfVisibleItems ? visibleItem(at: change.new.upperBound) : nil)
        }
    }

    /// The items that are not in an older outline.
    ///
    /// - Complexity: About that of the change where one outline was made from the other; otherwise O(*n*).
    package func itemsMissing(in old: Self) -> [ItemIdentifierType] {
        guard let handles = storage.tree.handlesNotShared(with: old.storage.tree) else {
            return items.filter { !old.contains($0) }
        }
        return handles.map { storage.item(of: $0) }.filter { !old.contains($0) }
    }

    private func rows(_ range: Range<Int>) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(range.count)
        storage.tree.forEachVisible(in: range) { handle, level, hasChildren in
            rows.append(
                Row(
                    item: storage.item(of: handle), level: level, isExpanded: storage.tree.isExpanded(handle),
                    hasChildren: hasChildren))
        }
        return rows
    }
}
