import DiffableSnapshots

extension ExpansionStore {
    /// Expands and collapses the items of an outline as the store says.
    ///
    /// - Complexity: O(*n* log *n*) for an outline of *n* items.
    public func apply(to outline: inout DiffableDataSourceSectionSnapshot<Item>) {
        var expanded: [Item] = []
        var collapsed: [Item] = []
        for item in outline.items {
            let isExpanded = isExpanded(item, level: outline.level(of: item))
            if isExpanded == outline.isExpanded(item) { continue }
            if isExpanded { expanded.append(item) } else { collapsed.append(item) }
        }
        outline.expand(expanded)
        outline.collapse(collapsed)
    }

    /// Takes over which items of an outline are expanded. Items that are not in it keep their entry.
    ///
    /// - Complexity: O(*n* log *n*) for an outline of *n* items.
    public mutating func record(from outline: DiffableDataSourceSectionSnapshot<Item>) {
        for item in outline.items {
            let isExpanded = outline.isExpanded(item)
            if isExpanded != self.isExpanded(item, level: outline.level(of: item)) { setExpanded(isExpanded, item) }
        }
    }
}
