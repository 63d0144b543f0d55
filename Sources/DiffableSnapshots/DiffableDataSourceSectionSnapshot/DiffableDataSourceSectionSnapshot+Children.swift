extension DiffableDataSourceSectionSnapshot {
    /// Gives a parent, or the root, the children that come from outside the program, in this order. It never stops the
    /// program because of them, as long as each equals itself, which `Double.nan` doesn't, and equal ones hash alike.
    ///
    /// Children that stay keep what is below them, expanded or not; those that are not named any more are deleted with
    /// what is below them; new ones are collapsed. Nothing else is touched. An identifier that comes twice counts once,
    /// and one that stands elsewhere in the outline stays there: the report lists both kinds with their two places,
    /// a place in the outline being an item of section 0.
    ///
    /// A parent that isn't in the outline stops the program. Apple has no such member.
    ///
    /// ```swift
    /// var outline = DiffableDataSourceSectionSnapshot<String>()
    /// outline.append(["Documents"])
    /// let report = outline.setChildren(of: "Documents", to: ["a.txt", "b.txt", "a.txt"])
    /// assert(report.duplicates.count == 1)
    /// ```
    /// - Complexity: O(*c* + *e* log `numberOfItems`) for *c* children before and after, of which *e* come, go, or move.
    @discardableResult
    @inlinable
    public mutating func setChildren(
        of parent: ItemIdentifierType?, to items: [ItemIdentifierType]
    ) -> DuplicateReport<ItemIdentifierType> {
        let handle = parent.map { existing($0, as: "parent", in: "setChildren(of:to:)") }
        var report = DuplicateReport<ItemIdentifierType>()
        let children = admissible(items, under: handle, report: &report)
        let current = storage.children(of: handle)
        if current == children { return report }
        let difference = DiffableDataSourceSnapshot(list: children).difference(
            from: DiffableDataSourceSnapshot(list: current))
        var moved: [Int: Self] = [:]
        var leaving = difference.deletedItems.map { current[$0.item] }
        for move in difference.movedItems {
            let item = current[move.from.item]
            leaving.append(item)
            moved[move.to.item] = snapshot(of: item, includingParent: true)
        }
        delete(leaving)
        let arriving = (difference.insertedItems.map { $0.item } + moved.keys).sorted()
        var next = 0
        while next < arriving.count {
            let start = arriving[next]
            var run = Self()
            if let subtree = moved[start] {
                run = subtree
                next += 1
            } else {
                // New items that follow each other go in as one: a folder that is opened is a single insertion.
                var end = start
                while next < arriving.count, arriving[next] == end, moved[end] == nil {
                    (next, end) = (next + 1, end + 1)
                }
                run.append(Array(children[start..<end]))
            }
            if start > 0 {
                insert(run, after: children[start - 1])
            } else if let first = storage.firstChild(of: handle) {
                insert(run, before: first)
            } else {
                splice(run, at: .endOfChildren(handle), in: "setChildren(of:to:)")
            }
        }
        return report
    }

    /// The items that can be children, each once.
    @usableFromInline
    func admissible(
        _ items: [ItemIdentifierType], under parent: OutlineHandle?, report: inout DuplicateReport<ItemIdentifierType>
    ) -> [ItemIdentifierType] {
        var places: [ItemIdentifierType: Int] = [:]
        var result: [ItemIdentifierType] = []
        result.reserveCapacity(items.count)
        for (place, item) in items.enumerated() {
            if let first = places[item] {
                report.duplicates.append(.init(identifier: item, first: .argument(first), second: place))
            } else if let handle = storage.handle(of: item), storage.tree.parent(of: handle) != parent {
                let path = ItemPath(section: 0, item: storage.tree.index(of: handle))
                report.duplicates.append(.init(identifier: item, first: .snapshot(path), second: place))
            } else {
                places[item] = place
                result.append(item)
            }
        }
        return result
    }
}
