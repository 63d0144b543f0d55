extension DiffableDataSourceSnapshot {
    /// Appends sections without items, in the order given.
    ///
    /// - Parameter identifiers: The sections. One that the snapshot holds already stops the program, and so does the
    ///   same section twice.
    /// - Complexity: O(`identifiers.count`).
    @inlinable
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        if storage.isFlatAndUnseen, isKnownUniquelyReferenced(&storage) {
            storage.flat.appendSections(identifiers, "appendSections(_:)")
            return
        }
        let content = edit()
        content.insertSections(identifiers, at: content.structure.sectionCount, "appendSections(_:)")
    }

    /// Inserts sections without items directly before another section, in the order given.
    ///
    /// - Parameters:
    ///   - identifiers: The sections. One that the snapshot holds already stops the program, and so does the same
    ///     section twice.
    ///   - toIdentifier: The section they are placed before. It stops the program when it is unknown, or among the
    ///     sections inserted.
    /// - Complexity: O(`identifiers.count` . log *n*), *n* being the number of sections.
    @inlinable
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: toIdentifier, offset: 0, "insertSections(_:beforeSection:)")
    }

    /// Inserts sections without items directly after another section, in the order given.
    ///
    /// - Parameters:
    ///   - identifiers: The sections. One that the snapshot holds already stops the program, and so does the same
    ///     section twice.
    ///   - toIdentifier: The section they are placed after. It stops the program when it is unknown, or among the
    ///     sections inserted.
    /// - Complexity: O(`identifiers.count` . log *n*), *n* being the number of sections.
    @inlinable
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: toIdentifier, offset: 1, "insertSections(_:afterSection:)")
    }

    /// Deletes sections with all their items and marks. Those that are not in the snapshot are ignored.
    ///
    /// - Parameter identifiers: The sections. The same section twice stops the program, and so does an item of theirs
    ///   whose hash value isn't what it was when it came in.
    /// - Complexity: O(*k* + `identifiers.count` . log *n*), *k* being the number of items deleted and *n* the number of
    ///   sections.
    @inlinable
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        Misuse.checkSectionUniqueness(identifiers, "deleteSections(_:)")
        edit().deleteSections(identifiers, "deleteSections(_:)")
        // What is marked stood in the snapshot, so what is not in it any more went with a section.
        let marked = reloadedItemIdentifiers + reconfiguredItemIdentifiers
        marks.remove(items: marked.filter { !contains(item: $0) }, sections: identifiers)
    }

    /// Moves a section with its items directly before another section.
    ///
    /// - Parameters:
    ///   - identifier: The section. An unknown one stops the program.
    ///   - toIdentifier: The section it is placed before. An unknown one, or the section itself, stops the program.
    /// - Complexity: O(log *n*), *n* being the number of sections.
    @inlinable
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        edit().moveSection(identifier, to: toIdentifier, offset: 0, "moveSection(_:beforeSection:)")
    }

    /// Moves a section with its items directly after another section.
    ///
    /// - Parameters:
    ///   - identifier: The section. An unknown one stops the program.
    ///   - toIdentifier: The section it is placed after. An unknown one, or the section itself, stops the program.
    /// - Complexity: O(log *n*), *n* being the number of sections.
    @inlinable
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        edit().moveSection(identifier, to: toIdentifier, offset: 1, "moveSection(_:afterSection:)")
    }
}

extension DiffableDataSourceSnapshot {
    @inlinable
    mutating func insert(
        _ identifiers: [SectionIdentifierType], at anchor: SectionIdentifierType, offset: Int, _ call: StaticString
    ) {
        let content = edit()
        guard let index = content.indexOfSection(anchor) else { Misuse.unknownSection(call, anchor) }
        if identifiers.contains(anchor) { Misuse.sectionIsItsOwnAnchor(call, anchor) }
        content.insertSections(identifiers, at: index + offset, call)
    }
}
