extension DiffableDataSourceSectionSnapshot {
    /// Inserts the whole of `snapshot`, with its levels and its expansion, directly before `item`.
    ///
    /// The roots of `snapshot` become siblings of `item`. An identifier that is already in the outline stops the
    /// program, and so does an unknown `item`.
    /// - Complexity: O(`snapshot.numberOfItems` + log `numberOfItems`) on average.
    @inlinable
    public mutating func insert(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        if snapshot.isEmpty { return }
        splice(snapshot, at: .before(existing(item, in: "insert(_:before:)")), in: "insert(_:before:)")
    }

    /// Inserts the whole of `snapshot`, with its levels and its expansion, behind `item` and all of its descendants.
    ///
    /// The roots of `snapshot` become siblings of `item`. An identifier that is already in the outline stops the
    /// program, and so does an unknown `item`.
    /// - Complexity: O(`snapshot.numberOfItems` + log `numberOfItems`) on average.
    @inlinable
    public mutating func insert(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        if snapshot.isEmpty { return }
        splice(snapshot, at: .after(existing(item, in: "insert(_:after:)")), in: "insert(_:after:)")
    }

    /// Puts the whole of `snapshot`, with its levels and its expansion, in the place of all descendants of `parent`.
    ///
    /// Whether `parent` is expanded stays as it is. The descendants may come back in `snapshot`; an identifier that
    /// stands elsewhere in the outline stops the program, and so do an unknown `parent` and a descendant whose hash
    /// value isn't what it was when it came in.
    /// - Complexity: O(*d* + `snapshot.numberOfItems` + log `numberOfItems`) on average for *d* descendants.
    @inlinable
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let call: StaticString = "replace(childrenOf:using:)"
        let parent = existing(parent, as: "parent", in: call)
        storage.removeDescendants(of: parent, in: call)
        splice(snapshot, at: .endOfChildren(parent), in: call)
    }

    /// The descendants of `parent` as an outline of their own, with the children of `parent`, or `parent` itself, as
    /// its roots. Expansion is kept.
    ///
    /// An item that isn't in the outline stops the program.
    /// - Parameters:
    ///   - parent: The item to take the descendants of.
    ///   - includingParent: Whether `parent` is the root of the result.
    /// - Complexity: O(*d* + log `numberOfItems`) on average for *d* descendants.
    @inlinable
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var range = storage.tree.subtree(of: existing(parent, as: "parent", in: "snapshot(of:includingParent:)"))
        if !includingParent { range = range.lowerBound + 1..<range.upperBound }
        let nodes = storage.tree.nodes(in: range)
        var result = DiffableDataSourceSectionSnapshot()
        result.insert(
            storage.items(of: nodes), like: nodes, at: .endOfChildren(nil), in: "snapshot(of:includingParent:)")
        return result
    }

    @inlinable
    mutating func splice(
        _ snapshot: DiffableDataSourceSectionSnapshot, at place: OutlinePlace, in call: StaticString
    ) {
        let nodes = snapshot.storage.tree.nodes(in: 0..<snapshot.numberOfItems)
        insert(snapshot.storage.items(of: nodes), like: nodes, at: place, in: call)
    }
}
