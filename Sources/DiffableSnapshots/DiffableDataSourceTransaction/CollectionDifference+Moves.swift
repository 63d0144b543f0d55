extension CollectionDifference where ChangeElement: Hashable & Sendable {
    /// What turns one list of unique elements into another, with as few moves as can be.
    ///
    /// - Complexity: O(*n*) and O(*m* log *m*), *n* being the number of elements in both and *m* that of elements out of
    ///   order, as long as hash values differ.
    init(from old: [ChangeElement], to new: [ChangeElement]) {
        let shorter = Swift.min(old.count, new.count)
        var (head, tail) = (0, 0)
        while head < shorter, old[head] == new[head] { head += 1 }
        while head + tail < shorter, old[old.count - tail - 1] == new[new.count - tail - 1] { tail += 1 }
        let difference = DiffableDataSourceSnapshot.list(Array(new[head..<(new.count - tail)]))
            .difference(from: DiffableDataSourceSnapshot.list(Array(old[head..<(old.count - tail)])))
        var changes: [Change] = []
        for path in difference.deletedItems {
            let offset = path.item + head
            changes.append(.remove(offset: offset, element: old[offset], associatedWith: nil))
        }
        for path in difference.insertedItems {
            let offset = path.item + head
            changes.append(.insert(offset: offset, element: new[offset], associatedWith: nil))
        }
        for move in difference.movedItems {
            let (from, to) = (move.from.item + head, move.to.item + head)
            changes.append(.remove(offset: from, element: old[from], associatedWith: to))
            changes.append(.insert(offset: to, element: new[to], associatedWith: from))
        }
        guard let result = CollectionDifference(changes) else {
            fatalError("A difference named a place twice: this is a fault in DiffableDataSourceSnapshot.")
        }
        self = result
    }
}

extension DiffableDataSourceSnapshot where SectionIdentifierType == Int {
    /// A list as a snapshot of one section.
    fileprivate static func list(_ items: [ItemIdentifierType]) -> Self {
        var snapshot = Self()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }
}
