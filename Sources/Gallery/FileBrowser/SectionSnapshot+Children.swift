import Diffable

extension DiffableDataSourceSectionSnapshot {
    /// Gives a parent these children in this order. Those that stay keep what is below them, expanded or not; nothing is
    /// touched that need not be.
    ///
    /// - Parameters:
    ///   - children: The children, each once; none may stand elsewhere in the outline.
    ///   - parent: The parent, or nil for the root.
    mutating func setChildren(_ children: [ItemIdentifierType], of parent: ItemIdentifierType?) {
        let current = parent.map { self.children(of: $0) } ?? rootItems
        if current.isEmpty { return append(children, to: parent) }
        let difference = Self.list(children).difference(from: Self.list(current))
        let moved = difference.movedItems.map { move in
            (index: move.to.item, subtree: snapshot(of: current[move.from.item], includingParent: true))
        }
        let arriving = difference.insertedItems.map { path in
            (index: path.item, subtree: Self.leaf(children[path.item]))
        }
        delete(difference.deletedItems.map { current[$0.item] } + moved.map { children[$0.index] })
        for (index, subtree) in (moved + arriving).sorted(by: { $0.index < $1.index }) {
            if index > 0 {
                insert(subtree, after: children[index - 1])
            } else if let first = parent.map({ self.children(of: $0) })?.first ?? rootItems.first,
                parent.map({ hasChildren($0) }) ?? true
            {
                insert(subtree, before: first)
            } else {
                append([children[0]], to: parent)
                replace(childrenOf: children[0], using: subtree.snapshot(of: children[0]))
                if subtree.isExpanded(children[0]) { expand([children[0]]) }
            }
        }
    }

    private static func list(_ items: [ItemIdentifierType]) -> DiffableDataSourceSnapshot<Int, ItemIdentifierType> {
        var snapshot = DiffableDataSourceSnapshot<Int, ItemIdentifierType>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private static func leaf(_ item: ItemIdentifierType) -> Self {
        var snapshot = Self()
        snapshot.append([item])
        return snapshot
    }
}
