extension DiffableDataSourceSectionSnapshot {
    /// A run of visible items of an older outline and the run that stands in its place now.
    package struct VisibleChange {
        /// The items before.
        package var old: [Row]
        /// The items now.
        package var new: [Row]
        /// The first visible item behind the run; nil at the end.
        package var next: ItemIdentifierType?

        /// What lies in either run between the items that stand at both ends before and now.
        package var core: (old: Range<Int>, new: Range<Int>) {
            var end = (old: old.count, new: new.count)
            var start = 0
            while start < end.old, start < end.new, old[start].item == new[start].item { start += 1 }
            while end.old > start, end.new > start, old[end.old - 1].item == new[end.new - 1].item {
                end = (end.old - 1, end.new - 1)
            }
            return (start..<end.old, start..<end.new)
        }
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

        /// Whether the row of the same item shows something else.
        package func differs(from other: Self) -> Bool {
            level != other.level || isExpanded != other.isExpanded || hasChildren != other.hasChildren
        }
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
