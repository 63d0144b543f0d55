import DiffableSnapshots

extension DiffableDataSourceSectionSnapshot {
    /// Inserts behind an item, at its level, or before all others.
    mutating func insert(_ arriving: DiffableDataSourceSectionSnapshot, behind previous: ItemIdentifierType?) {
        if let previous {
            insert(arriving, after: previous)
        } else if isEmpty {
            self = arriving
        } else {
            insert(arriving, before: item(at: 0))
        }
    }

    /// Moves an item with what is below it behind another one, or before all others. It stays a child of its parent
    /// where that leaves it directly behind the other one, and comes to that one's level otherwise.
    mutating func move(_ item: ItemIdentifierType, behind previous: ItemIdentifierType?) {
        if let previous, ancestor(of: previous, where: { $0 == item }) != nil {
            // What stood below now precedes: only the item itself moves.
            let single = snapshot(of: item, includingParent: true).withoutDescendants(of: item)
            deleteKeepingChildren(item)
            insert(single, after: previous)
            return
        }
        let parent = parent(of: item)
        let whole = snapshot(of: item, includingParent: true)
        delete([item])
        if let previous, previous == parent {
            if hasChildren(previous) {
                insert(whole, before: self.item(at: index(of: previous)! + 1))
            } else {
                append([item], to: previous)
                replace(childrenOf: item, using: whole.snapshot(of: item))
                if whole.isExpanded(item) { expand([item]) }
            }
        } else if let previous, let sibling = sibling(under: parent, endingWith: previous) {
            insert(whole, after: sibling)
        } else {
            insert(whole, behind: previous)
        }
    }

    /// The child of a parent whose visible rows end with an item; nil when there is none.
    private func sibling(
        under parent: ItemIdentifierType?, endingWith item: ItemIdentifierType
    ) -> ItemIdentifierType? {
        guard let index = visibleIndex(of: item) else { return nil }
        var sibling = item
        while let next = self.parent(of: sibling), next != parent { sibling = next }
        guard self.parent(of: sibling) == parent else { return nil }
        let next = index + 1
        return next < numberOfVisibleItems && level(of: visibleItem(at: next)) > level(of: sibling) ? nil : sibling
    }

    /// Takes an item out with all that is below it.
    mutating func takeWhole(_ item: ItemIdentifierType) -> DiffableDataSourceSectionSnapshot {
        let whole = snapshot(of: item, includingParent: true)
        delete([item])
        return whole
    }

    /// The outline without the visible items that fit a condition, whose own visible children take their places.
    func dropping(
        where condition: (ItemIdentifierType) -> Bool
    ) -> DiffableDataSourceSectionSnapshot {
        var rest = self
        for item in visibleItems where condition(item) { rest.take(out: item) }
        return rest
    }

    private func withoutDescendants(of item: ItemIdentifierType) -> DiffableDataSourceSectionSnapshot {
        var copy = self
        copy.replace(childrenOf: item, using: DiffableDataSourceSectionSnapshot())
        return copy
    }
}
