/// What can be done with the other members in a few lines more. Apple has none of these.
extension DiffableDataSourceSnapshot {
    /// Makes a snapshot of sections with their items, in order.
    ///
    /// ```swift
    /// let snapshot = DiffableDataSourceSnapshot(sections: [("fruit", [1, 2]), ("bread", [3])])
    /// assert(snapshot.itemIdentifiers(inSection: "bread") == [3])
    /// ```
    ///
    /// - Parameter sections: Each section and what stands in it. The same section twice stops the program. An item that
    ///   stands in two sections moves to the later one; twice in one, it stops the program.
    /// - Complexity: O(*n*) for *n* items.
    @inlinable
    public init(sections: [(SectionIdentifierType, [ItemIdentifierType])]) {
        self.init()
        appendSections(sections.map { $0.0 })
        for (section, items) in sections { appendItems(items, toSection: section) }
    }

    /// Whether there is no item. There may be sections.
    ///
    /// - Complexity: That of ``numberOfItems``.
    @inlinable
    public var isEmpty: Bool { numberOfItems == 0 }

    /// Lets a section hold these items, and no others.
    ///
    /// Items that stay keep their marks; those that stand in other sections move here.
    ///
    /// - Parameters:
    ///   - sectionIdentifier: The section. An unknown one stops the program.
    ///   - identifiers: The items, in order. The same item twice stops the program.
    /// - Complexity: O(*k* log *n*) for *k* items before and after, among *n* in the snapshot.
    @inlinable
    public mutating func replaceItems(
        in sectionIdentifier: SectionIdentifierType, with identifiers: [ItemIdentifierType]
    ) {
        if !contains(section: sectionIdentifier) { Misuse.unknownSection("replaceItems(in:with:)", sectionIdentifier) }
        Misuse.checkItemUniqueness(identifiers, "replaceItems(in:with:)")
        let old = itemIdentifiers(inSection: sectionIdentifier)
        if old == identifiers { return }
        let staying = Set(identifiers)
        deleteItems(old.filter { !staying.contains($0) })
        let content = edit()
        guard let section = content.section(sectionIdentifier) else { return }
        // What stood here already is meant to: nobody is to be warned of it.
        content.append(identifiers, toSection: section, "replaceItems(in:with:)")
    }

    /// Deletes the items of which something is true, in all sections.
    ///
    /// - Parameter shouldBeRemoved: Whether an item goes.
    /// - Complexity: O(*n* + *k* log *n*) for *n* items of which *k* go.
    @inlinable
    public mutating func removeItems(where shouldBeRemoved: (ItemIdentifierType) throws -> Bool) rethrows {
        let gone = try itemIdentifiers.filter(shouldBeRemoved)
        if !gone.isEmpty { deleteItems(gone) }
    }
}
